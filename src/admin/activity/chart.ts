/** Of the drawing, in units of its own; the page stretches it. */
export const chartSize = { width: 1000, height: 200 } as const
/** Between two bars, as a share of a bar's place. */
const gap = 0.25
/** A day with anybody is to be seen. */
const leastHeight = 3
const dayMs = 86_400_000

/** Bars from left to right; the highest is as high as the drawing, a day without anybody has none. */
export function barsOf(
  views: readonly number[],
): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[] {
  const most = Math.max(1, ...views)
  const place = chartSize.width / Math.max(1, views.length)
  return views.map((count, index) => {
    const height = count === 0 ? 0 : Math.max(leastHeight, (count / most) * chartSize.height)
    return { x: index * place, y: chartSize.height - height, width: place * (1 - gap), height }
  })
}

/** The last `days` days with today, in UTC, as the counter counts them. */
export function stretchOf(days: number, now: Date): { readonly from: string; readonly to: string } {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { from: dayOf(now.getTime() - (days - 1) * dayMs), to: dayOf(now.getTime()) }
}
