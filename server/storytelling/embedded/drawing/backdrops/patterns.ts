import { arc, circle, fade, fill, polygon, polyline, rect, repeat, stroke, tones } from '../shapes.ts'
import type { Tone } from '../shapes.ts'
import type { Backdrop } from './backdrop.ts'

const { dark, accent, light, both, paper, tint, wash } = tones

/** 1960s: discs that swell across the sheet. */
export const discs: Backdrop = {
  draw: ({ side, chance }) => {
    const turn = chance.between(0.6, 1.6)
    return [
      fill(rect(-50, -50, 1100, 1100), chance.when(0.5) ? paper : wash),
      ...repeat(11, (row) =>
        repeat(11, (i) => {
          const t = ((side > 0 ? i : 10 - i) + row * turn) / (10 + 10 * turn)
          return fill(
            circle(i * 100, row * 100, 10 + 50 * t ** 1.3),
            (i + row) % 5 === 0 ? accent : t > 0.62 ? [0, 0.75, 1] : light,
          )
        }),
      ),
    ]
  },
}

/** 1970s: bands that run in, bend and run out. */
export const bands: Backdrop = {
  draw: ({ side, horizon, chance }) => {
    const x = side > 0 ? chance.between(520, 660) : chance.between(340, 480)
    const inks: readonly Tone[] = [light, both, accent, [0.55, 1, 0], dark]
    return [
      fill(rect(-50, -50, 1100, 1100), paper),
      ...inks.map((tone, i) => {
        const r = 420 - i * 66
        const d = `M${x - side * 900} ${horizon - r}H${x}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${x + side * r} ${horizon}V1100`
        return stroke(d, tone, 67)
      }),
    ]
  },
}

/** 1980s: a grid that runs to a low sun. */
export const grid: Backdrop = {
  draw: ({ side, horizon, chance }) => {
    const x = 500 + side * chance.between(120, 220)
    return [
      fill(rect(-50, -50, 1100, horizon + 60), fade(dark, [0.1, 0.9, 0.2])),
      fill(circle(x, horizon - 130, 260), fade(light, both)),
      ...repeat(6, (i) => fill(rect(x - 280, horizon - 120 + i * 34, 560, 5 + i * 4), [0.25, 0.9, 0.15])),
      fill(rect(-50, horizon, 1100, 600), [0.92, 0, 0]),
      ...repeat(21, (i) => stroke(polyline(x + (i - 10) * 26, horizon, x + (i - 10) * 330, 1050), accent, 6)),
      ...repeat(8, (i) =>
        stroke(
          polyline(-50, horizon + 6 + i ** 2.05 * 8, 1050, horizon + 6 + i ** 2.05 * 8),
          accent,
          4 + i * 0.6,
        ),
      ),
    ]
  },
}

/** 1990s: windows over windows, and a stair of pixels. */
export const windows: Backdrop = {
  draw: ({ side, chance }) => [
    fill(rect(-50, -50, 1100, 1100), [0, 0.55, 0.15]),
    ...repeat(12, (i) =>
      fill(
        rect(side > 0 ? i * 84 - 20 : 1000 - i * 84 - 64, 1000 - (12 - i) * 64, 84, 900),
        i % 2 ? light : both,
      ),
    ),
    ...repeat(3, (i) => {
      const [x, y] = [
        (side > 0 ? 470 : 60) - i * 50 + chance.between(-30, 30),
        80 + i * 120 + chance.between(-20, 20),
      ]
      return [
        fill(rect(x + 18, y + 18, 440, 300), [0.75, 0.55, 0.15]),
        fill(rect(x, y, 440, 300), paper),
        fill(rect(x, y, 440, 46), i === 2 ? accent : dark),
        stroke(rect(x, y, 440, 300), dark, 8),
        fill(rect(x + 396, y + 12, 24, 24), paper),
        ...repeat(3, (k) =>
          fill(
            rect(x + 30, y + 84 + k * 56, chance.between(120, 370), 22),
            i === 2 && k === 1 ? light : [0.3, 0, 0],
          ),
        ),
      ]
    }),
  ],
}

/** 2000s: large soft discs, one light. */
export const bubbles: Backdrop = {
  draw: ({ side, chance }) => [
    fill(rect(-50, -50, 1100, 1100), fade(paper, [0, 0, 0.5], [0, 0, 0.3, 1])),
    ...repeat(6, (i) => {
      const [x, y, r] = [chance.between(0, 1000), chance.between(40, 900), 70 + i * 46]
      return fill(
        circle(x, y, r),
        fade(i % 2 ? [0, 0.75, 0] : [0, 0, 0.95], i % 2 ? [0, 0.12, 0] : [0, 0, 0.1], [0.1, 0, 0.8, 1]),
      )
    }),
    fill(circle(500 + side * 250, 640, 330), fade(accent, [0, 0.25, 0.4], [0.1, 0, 0.9, 1])),
    fill(polygon(-50, 800, 1050, 740, 1050, 1050, -50, 1050), fade([0.1, 0.1, 0.7], paper)),
  ],
}

/** 2010s and no time at all: sound that goes outwards. */
export const rings: Backdrop = {
  isDark: true,
  draw: ({ side, horizon, chance }) => {
    const [x, y] = [500 + side * chance.between(140, 260), horizon - chance.between(60, 200)]
    return [
      fill(rect(-50, -50, 1100, 1100), fade(dark, [0.7, 0.4, 0])),
      ...repeat(12, (i) =>
        stroke(
          circle(x, y, 90 + i * 74),
          i % 4 === 2 ? light : i % 2 ? [0.35, 0.8, 0] : accent,
          26 - i * 1.6,
        ),
      ),
      fill(circle(x, y, 56), light),
    ]
  },
}

/** Magnetic tape off its reel, or a wave: broad parallel strands. */
export const strands: Backdrop = {
  draw: ({ side, chance }) => {
    const [a, b] = [chance.between(60, 260), chance.between(500, 900)]
    return [
      fill(rect(-50, -50, 1100, 1100), wash),
      ...repeat(9, (i) => {
        const y = i * 40
        const x = (v: number) => (side > 0 ? v : 1000 - v)
        return stroke(
          `M${x(-60)} ${a + y}C${x(320)} ${a - 200 + y} ${x(360)} ${b + y * 0.6} ${x(620)} ${b - 60 + y * 0.5}S${x(860)} ${a + 60 + y} ${x(1080)} ${a + 160 + y}`,
          i % 4 === 1 ? accent : i % 4 === 3 ? both : dark,
          20,
        )
      }),
    ]
  },
}

/** A sheet cut by one diagonal: the quietest ground. */
export const diagonal: Backdrop = {
  draw: ({ side, horizon, chance }) => {
    const lift = chance.between(160, 380)
    const d =
      side > 0
        ? polygon(-50, horizon + lift, 1050, horizon - lift, 1050, 1050, -50, 1050)
        : polygon(-50, horizon - lift, 1050, horizon + lift, 1050, 1050, -50, 1050)
    return [
      fill(rect(-50, -50, 1100, 1100), chance.when(0.5) ? [0, 0, 0.3] : paper),
      fill(d, chance.when(0.5) ? light : fade(accent, tint, [side > 0 ? 1 : 0, 0, side > 0 ? 0 : 1, 1])),
      stroke(arc(500 - side * 200, 250, 130, 0, 359.9), [0, 0.9, 0], 44),
    ]
  },
}
