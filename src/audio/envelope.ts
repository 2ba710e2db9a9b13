/** The mean of each of `bars` equal intervals of peaks, whole numbers. Peaks say how high, means how loud. */
export function envelope(peaks: readonly number[], bars: number): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    const stretch = peaks.slice(from, to)
    return Math.round(stretch.reduce((sum, peak) => sum + peak, 0) / Math.max(1, stretch.length))
  })
}
