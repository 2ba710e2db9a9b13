import {
  circle,
  ellipse,
  fade,
  fill,
  polygon,
  polyline,
  rect,
  repeat,
  stroke,
  tones,
  within,
} from '../shapes.ts'
import { middle } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'

const { dark, accent, light, both, paper, wash } = tones

export const room: Backdrop = {
  draw: (view) => {
    const s = view.side
    const px = (v: number) => 500 + s * v
    return [
      fill(rect(-50, -50, 1100, view.horizon + 60), [0, 0, 0.55]),
      ...repeat(15, (i) => stroke(polyline(i * 72, -20, i * 72, view.horizon), [0, 0.28, 0.55], 16)),
      fill(rect(-50, view.horizon, 1100, 600), fade(accent, [0.3, 1, 0])),
      ...repeat(8, (i) =>
        fill(
          polygon(
            500 + (i - 4) * 150,
            view.horizon,
            504 + (i - 4) * 150,
            view.horizon,
            510 + (i - 4) * 400,
            1050,
            498 + (i - 4) * 400,
            1050,
          ),
          [0.7, 1, 0],
        ),
      ),
      fill(rect(-50, view.horizon - 26, 1100, 28), dark),
      fill(polygon(px(-380), 100, px(-90), 100, px(-90), 430, px(-380), 430), dark),
      fill(polygon(px(-356), 124, px(-246), 124, px(-246), 406, px(-356), 406), paper),
      fill(polygon(px(-222), 124, px(-114), 124, px(-114), 406, px(-222), 406), paper),
      fill(
        polygon(px(-240), view.horizon + 30, px(60), view.horizon + 30, px(330), 1000, px(-120), 1000),
        [0, 0.35, 0.3],
      ),
    ]
  },
}

export const kitchen: Backdrop = {
  draw: (view) => [
    fill(rect(-50, -50, 1100, view.horizon + 60), paper),
    ...repeat(5, (row) =>
      repeat(10, (i) =>
        fill(
          rect(i * 104 - 20 + (row % 2) * 52, view.horizon - 340 + row * 66, 96, 58, 4),
          (i * 5 + row * 3) % 7 === 0 ? accent : [0, 0, 0.5],
        ),
      ),
    ),
    within(
      rect(-50, view.horizon, 1100, 600),
      repeat(6, (row) =>
        repeat(14, (i) => {
          const [a, b] = [(row / 6) ** 1.5, ((row + 1) / 6) ** 1.5]
          const x = (k: number, t: number) => 500 + (k - 7) * (90 + 190 * t)
          const y = (t: number) => view.horizon + (1000 - view.horizon) * t
          return fill(
            polygon(x(i, a), y(a), x(i + 1, a), y(a), x(i + 1, b), y(b), x(i, b), y(b)),
            (i + row) % 2 ? dark : paper,
          )
        }),
      ),
    ),
    fill(rect(-50, view.horizon - 16, 1100, 18), accent),
    fill(circle(middle(view, -250), 120, 110), [0, 0, 1]),
    stroke(polyline(middle(view, -250), -50, middle(view, -250), 60), dark, 10),
    fill(`M${middle(view, -250) - 150} 130Q${middle(view, -250)} -60 ${middle(view, -250) + 150} 130Z`, dark),
  ],
}

export const school: Backdrop = {
  draw: (view) => [
    fill(rect(-50, -50, 1100, view.horizon + 60), wash),
    fill(rect(90, 110, 820, view.horizon - 230, 6), dark),
    stroke(rect(90, 110, 820, view.horizon - 230, 6), both, 26),
    ...repeat(4, (i) =>
      stroke(`M${170 + i * 30} ${190 + i * 62}${'q20 -34 40 0t40 0'.repeat(3 + ((i * 5) % 4))}`, paper, 7),
    ),
    stroke(circle(760, 220, 62), light, 8),
    stroke(polyline(700, 330, 830, 330, 760, 290, 700, 330), paper, 8),
    fill(rect(-50, view.horizon, 1100, 600), fade(both, [0.3, 1, 1])),
    ...repeat(5, (i) =>
      fill(
        polygon(
          -50,
          view.horizon + 10 + i * i * 24,
          1050,
          view.horizon + 10 + i * i * 24,
          1050,
          view.horizon + 16 + i * i * 25,
          -50,
          view.horizon + 16 + i * i * 25,
        ),
        [0.6, 1, 1],
      ),
    ),
  ],
}

export const stage: Backdrop = {
  isDark: true,
  draw: (view) => [
    fill(rect(-50, -50, 1100, 1100), dark),
    ...repeat(4, (i) =>
      fill(
        polygon(
          middle(view, -420) + i * 260,
          -40,
          middle(view, -400) + i * 260,
          -40,
          160 + i * 330,
          view.horizon + 120,
          -160 + i * 330,
          view.horizon + 120,
        ),
        fade(i % 2 ? [0.15, 1, 0] : [0.15, 0, 1], [0.85, i % 2 ? 1 : 0, i % 2 ? 0 : 1]),
      ),
    ),
    fill(ellipse(500, view.horizon + 150, 760, 150), accent),
    fill(ellipse(500, view.horizon + 130, 560, 90), both),
    ...repeat(26, () =>
      fill(
        circle(view.chance.between(20, 980), view.chance.between(30, 700), view.chance.between(4, 12)),
        view.chance.when(0.5) ? light : paper,
      ),
    ),
  ],
}
