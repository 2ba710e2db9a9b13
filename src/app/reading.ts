import { useKiosk } from '#state/kiosk.ts'
import { isLarge, type ReadingAids, setReadingDefaults, tallScreen, useReading } from '#state/reading.ts'

const contrastIsWanted = matchMedia('(prefers-contrast: more)')

/** Sets the attributes of <html> for style sheets from the reading aids, staff's settings (KSET-06) and the system. */
export function followReading(): void {
  apply(useReading.getState())
  useReading.subscribe(apply)
  matchMedia(tallScreen).addEventListener('change', () => apply(useReading.getState()))
  useKiosk.subscribe(({ settings }) => settings.textSize, followDefaults)
  contrastIsWanted.addEventListener('change', followDefaults)
  followDefaults()
}

function followDefaults(): void {
  const { textSize } = useKiosk.getState().settings
  setReadingDefaults({
    highContrast: contrastIsWanted.matches,
    ...(textSize !== undefined && { textSize }),
  })
}

function apply(aids: ReadingAids): void {
  const { textSize, highContrast, easierTypeface, largerCaptions, lowerControls } = aids
  const root = document.documentElement
  const { dataset } = root
  dataset.textSize = String(textSize)
  root.toggleAttribute('data-large-text', isLarge(textSize))
  dataset.contrast = highContrast ? 'high' : 'usual'
  dataset.typeface = easierTypeface ? 'easier' : 'usual'
  dataset.captions = largerCaptions ? 'large' : 'usual'
  dataset.controls = lowerControls && matchMedia(tallScreen).matches ? 'lower' : 'usual'
}
