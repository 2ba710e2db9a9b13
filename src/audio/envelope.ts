import { intervalOf } from '#lib/sound/intervalOf.ts'

/** The mean of each of `bars` equal intervals of peaks, whole numbers. Peaks say how high, means how loud. */
export function envelope(peaks: readonly number[], bars: number): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const stretch = peaks.slice(...intervalOf(bar, bars, peaks.length))
    return Math.round(stretch.reduce((sum, peak) => sum + peak, 0) / Math.max(1, stretch.length))
  })
}
