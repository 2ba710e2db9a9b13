import { type ReadingAids, useReading } from '#state/reading.ts'

/** Keeps the attributes of <html> that style sheets read at the reading aids at hand. */
export function followReading(): void {
  apply(useReading.getState())
  useReading.subscribe(apply)
}

function apply({ textSize, highContrast, easierTypeface, largerCaptions }: ReadingAids): void {
  const { dataset } = document.documentElement
  dataset.textSize = String(textSize)
  dataset.contrast = highContrast ? 'high' : 'usual'
  dataset.typeface = easierTypeface ? 'easier' : 'usual'
  dataset.captions = largerCaptions ? 'large' : 'usual'
}
