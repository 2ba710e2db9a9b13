import { intervalOf } from '#lib/sound/intervalOf.ts'

/** Peaks are scaled to full height, but as if the loudest were at least this. */
const loudestAtLeast = 40

/**
 * Heights of `count` bars, 0 to 1, from peaks of 0 to 100: each bar shows the highest peak of its interval. The
 * loudest bar of a normal recording reaches 1. Unknown peaks give zeros.
 */
export function barHeights(peaks: readonly number[] | null, count: number): number[] {
  if (!peaks || peaks.length === 0) return Array.from({ length: count }, () => 0)
  const loudest = Math.max(loudestAtLeast, ...peaks)
  return Array.from({ length: count }, (_, bar) => {
    const peak = Math.max(0, ...peaks.slice(...intervalOf(bar, count, peaks.length)))
    return Math.min(1, peak / loudest)
  })
}

/** Least distance between bars, rem. */
const pitchRem = 0.26

interface BarPlan {
  readonly count: number
  /** Distance between bars and width of a bar, CSS px. */
  readonly pitch: number
  readonly bar: number
}

/**
 * The number of bars that fit a width, at most `most`. Bars are whole device pixels wide, so that all are equally
 * sharp.
 * @param width CSS px; @param rem CSS px; @param density device pixels per CSS px
 */
export function planBars(width: number, rem: number, density: number, most: number): BarPlan {
  const count = Math.max(1, Math.min(most, Math.floor(width / (pitchRem * rem))))
  const pitch = width / count
  const bar = Math.max(1, Math.round(pitch * 0.5 * density)) / density
  return { count, pitch, bar }
}

/**
 * The bars as one SVG path of strokes around the middle line; the lowest is a dot.
 * @param height CSS px
 */
export function barsPath(heights: readonly number[], plan: BarPlan, height: number, density: number): string {
  const snapped = (value: number) => Math.round(value * density) / density
  return heights
    .map((share, index) => {
      const length = Math.max(plan.bar, snapped(share * height))
      // The bars span the width from edge to edge.
      const space = plan.pitch * plan.count - plan.bar
      const x = snapped((space * index) / Math.max(1, plan.count - 1))
      const y = (height - length) / 2
      return `M${round(x)} ${round(y)}h${round(plan.bar)}v${round(length)}h${round(-plan.bar)}z`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
