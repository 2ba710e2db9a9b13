/** The mean of each of `bars` equal stretches of peaks, whole numbers: how loud, where peaks say how high. */
export function envelope(peaks: readonly number[], bars: number): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    const stretch = peaks.slice(from, to)
    return Math.round(stretch.reduce((sum, peak) => sum + peak, 0) / Math.max(1, stretch.length))
  })
}
