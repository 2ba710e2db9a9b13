import { circle, ellipse, fade, fill, polygon, polyline, rect, repeat, stroke, tones } from '../shapes.ts'
import { star } from '../motifs/elements.ts'
import type { Drawing } from '../shapes.ts'
import { middle } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'

const { dark, accent, light, both, paper, tint, wash } = tones

export const rainy: Backdrop = {
  isDark: true,
  draw: (view) => [
    fill(rect(-50, -50, 1100, 1100), fade([0.95, 0, 0], [0.6, 0.2, 0])),
    fill(polygon(-50, view.horizon, 1050, view.horizon - 60, 1050, 1050, -50, 1050), [0.9, 0.5, 0]),
    ...repeat(54, (i) => {
      const [x, y] = [view.chance.between(-40, 1120), view.chance.between(-60, 960)]
      const long = view.chance.between(60, 190)
      return stroke(
        polyline(x, y, x - long * 0.34, y + long),
        i % 5 === 0 ? light : i % 3 === 0 ? [0.2, 0.7, 0] : [0.3, 0, 0],
        4 + (i % 4) * 2,
      )
    }),
    ...repeat(5, (i) =>
      stroke(
        ellipse(view.chance.between(80, 920), view.horizon + 70 + i * 60, 60 + i * 14, 12 + i * 3),
        i % 2 ? light : [0.3, 0, 0],
        6,
      ),
    ),
  ],
}

export const snowy: Backdrop = {
  draw: (view) => [
    fill(rect(-50, -50, 1100, 1100), fade([0, 0.75, 0], [0, 0.2, 0.3])),
    fill(
      `M-50 ${view.horizon}Q300 ${view.horizon - 150} 640 ${view.horizon - 10}T1050 ${view.horizon - 60}V1050H-50Z`,
      fade(paper, [0.25, 0, 0], [0, 0, 1, 0.6]),
    ),
    ...repeat(6, (i) =>
      fir(500 + view.side * (i * 150 - 390), view.horizon - 40 + (i % 3) * 34, 120 + ((i * 53) % 90)),
    ),
    fill(`M-50 ${view.horizon + 150}Q400 ${view.horizon + 20} 1050 ${view.horizon + 190}V1050H-50Z`, paper),
    ...repeat(46, () =>
      fill(
        circle(view.chance.between(0, 1000), view.chance.between(0, 900), view.chance.between(5, 17)),
        paper,
      ),
    ),
  ],
}

function fir(x: number, foot: number, high: number): Drawing {
  return [
    fill(rect(x - 8, foot - 20, 16, 30), dark),
    ...repeat(3, (i) =>
      fill(
        polygon(
          x,
          foot - high - i * high * 0.3,
          x + high * (0.46 - i * 0.1),
          foot - i * high * 0.36 - 10,
          x - high * (0.46 - i * 0.1),
          foot - i * high * 0.36 - 10,
        ),
        i === 2 ? [0.8, 0.4, 0] : dark,
      ),
    ),
  ]
}

export const night: Backdrop = {
  isDark: true,
  draw: (view) => [
    fill(rect(-50, -50, 1100, 1100), fade(dark, [0.62, 0.5, 0])),
    fill(circle(middle(view, -170), 250, 150), light),
    ...repeat(30, (i) => {
      const [x, y] = [view.chance.between(30, 970), view.chance.between(40, view.horizon - 60)]
      return fill(
        i % 6 === 0 ? star(x, y, 26) : circle(x, y, view.chance.between(3, 8)),
        i % 4 === 0 ? light : paper,
      )
    }),
    fill(
      `M-50 ${view.horizon + 30}Q220 ${view.horizon - 110} 500 ${view.horizon}T1050 ${view.horizon - 40}V1050H-50Z`,
      [0.8, 1, 0],
    ),
    fill(`M-50 ${view.horizon + 140}Q500 ${view.horizon + 10} 1050 ${view.horizon + 120}V1050H-50Z`, dark),
  ],
}

export const forest: Backdrop = {
  draw: (view) => [
    fill(rect(-50, -50, 1100, 1100), fade(wash, paper)),
    ...repeat(6, (i) => fill(rect(-10 + i * 190 + view.chance.between(-20, 20), -50, 34, 1100), tint)),
    ...repeat(5, (i) =>
      fill(rect(40 + i * 215 + view.chance.between(-30, 30), -50, 62, view.horizon + 90), [0.1, 1, 0]),
    ),
    fill(`M-50 ${view.horizon + 30}Q500 ${view.horizon - 40} 1050 ${view.horizon + 50}V1050H-50Z`, both),
    fill(rect(view.side > 0 ? -30 : 850, -50, 150, 1100), dark),
    fill(rect(view.side > 0 ? 200 : 720, -50, 84, view.horizon + 190), [0.85, 0, 0]),
    ...repeat(16, (i) =>
      fill(
        ellipse(view.chance.between(-20, 1020), view.chance.between(-30, 170), 130, 52),
        i % 3 ? dark : accent,
      ),
    ),
  ],
}

export const glow: Backdrop = {
  isDark: true,
  draw: (view) => [
    fill(rect(-50, -50, 1100, 1100), dark),
    ...repeat(5, (i) =>
      fill(
        circle(middle(view, 120), view.horizon + 120, 640 - i * 120),
        (
          [
            [0.9, 1, 0],
            [0.66, 1, 0],
            [0.35, 1, 0.3],
            [0.1, 1, 0.7],
            [0, 0.5, 1],
          ] as const
        )[i] ?? accent,
      ),
    ),
    fill(`M-50 ${view.horizon + 170}Q500 ${view.horizon + 60} 1050 ${view.horizon + 150}V1050H-50Z`, dark),
    ...repeat(7, (i) =>
      fir(-10 + i * 170 + view.chance.between(-30, 30), view.horizon + 150, view.chance.between(150, 330)),
    ),
    ...repeat(18, (i) =>
      fill(
        circle(view.chance.between(30, 970), view.chance.between(30, 480), 4 + (i % 3) * 2),
        i % 3 ? paper : light,
      ),
    ),
  ],
}
