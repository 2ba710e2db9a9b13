import { isLarge, type ReadingAids, useReading } from '#state/reading.ts'

/** Keeps the attributes of <html> that style sheets read at the reading aids at hand. */
export function followReading(): void {
  apply(useReading.getState())
  useReading.subscribe(apply)
}

function apply({ textSize, highContrast, easierTypeface, largerCaptions }: ReadingAids): void {
  const root = document.documentElement
  const { dataset } = root
  dataset.textSize = String(textSize)
  root.toggleAttribute('data-large-text', isLarge(textSize))
  dataset.contrast = highContrast ? 'high' : 'usual'
  dataset.typeface = easierTypeface ? 'easier' : 'usual'
  dataset.captions = largerCaptions ? 'large' : 'usual'
}
