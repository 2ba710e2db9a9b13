import { useKiosk } from '#state/kiosk.ts'
import { isLarge, type ReadingAids, setReadingDefaults, tallScreen, useReading } from '#state/reading.ts'

/** Keeps the attributes of <html> that style sheets read at the reading aids at hand, and those at what staff have set (KSET-06). */
export function followReading(): void {
  apply(useReading.getState())
  useReading.subscribe(apply)
  matchMedia(tallScreen).addEventListener('change', () => apply(useReading.getState()))
  useKiosk.subscribe(
    ({ settings }) => settings.textSize,
    (textSize) => setReadingDefaults(textSize === undefined ? {} : { textSize }),
    { fireImmediately: true },
  )
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
