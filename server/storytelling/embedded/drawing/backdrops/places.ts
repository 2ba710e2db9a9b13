import { circle, fade, fill, polygon, polyline, rect, repeat, stroke, tones } from '../shapes.ts'
import type { Drawing, Tone } from '../shapes.ts'
import { middle } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'

const { dark, accent, light, both, paper, grey, pale, wash } = tones

const sky = (from: Tone, to: Tone): Drawing => [
  fill(rect(-50, -50, 1100, 1100), fade(from, to, [0, 0, 0, 0.7])),
]

export const sea: Backdrop = {
  draw: (view) => [
    ...sky(paper, [0, 0, 0.8]),
    fill(circle(middle(view, -190), view.horizon - 60, 210), accent),
    fill(rect(-50, view.horizon, 1100, 700), [0.9, 0, 0]),
    ...repeat(9, (i) => {
      const y = view.horizon + 16 + i * i * 5 + i * 10
      const wide = 190 + i * 22 - view.chance.between(0, 70)
      return stroke(
        polyline(middle(view, -190) - wide, y, middle(view, -190) + wide - i * 12, y),
        i % 3 === 1 ? light : paper,
        5 + i * 1.6,
      )
    }),
    ...repeat(12, (i) => {
      const [x, y] = [view.chance.between(0, 1000), view.horizon + 40 + i * 34]
      return stroke(polyline(x, y, x + 60 + i * 8, y), [0.45, 0.5, 0], 5 + i * 0.6)
    }),
  ],
}

export const mountains: Backdrop = {
  draw: (view) => {
    const [x, s, h] = [middle(view, 150), view.side, view.horizon]
    return [
      ...sky(wash, paper),
      fill(
        polygon(
          -100,
          h + 20,
          160,
          h - 250,
          300,
          h - 120,
          470,
          h - 330,
          700,
          h - 60,
          860,
          h - 200,
          1100,
          h + 20,
        ),
        [0, 0.3, 0.5],
      ),
      fill(polygon(x - 620, h + 40, x - 60 * s, h - 470, x + 90, h - 290, x + 620, h + 40), accent),
      fill(
        polygon(
          x - 60 * s,
          h - 470,
          x + 90,
          h - 290,
          x + 620,
          h + 40,
          x + 40,
          h + 40,
          x + 90 * s,
          h - 140,
          x - 20,
          h - 240,
        ),
        [0.6, 1, 0],
      ),
      fill(
        polygon(
          x - 60 * s,
          h - 470,
          x + 90,
          h - 290,
          x + 20,
          h - 240,
          x - 10,
          h - 310,
          x - 80,
          h - 210,
          x - 130,
          h - 330,
        ),
        paper,
      ),
      fill(`M-50 ${h}Q260 ${h - 70} 520 ${h + 6}T1050 ${h - 20}V1050H-50Z`, light),
      fill(`M-50 ${h + 130}Q330 ${h + 10} 620 ${h + 110}T1050 ${h + 80}V1050H-50Z`, fade(both, [0.4, 1, 1])),
    ]
  },
}

export const fields: Backdrop = {
  draw: (view) => [
    ...sky([0, 0, 0.25], wash),
    fill(circle(middle(view, 200), view.horizon - 230, 170), accent),
    fill(rect(-50, view.horizon, 1100, 700), light),
    ...repeat(15, (i) => {
      const [x, far] = [-1250 + i * 250, 330 + i * 24]
      return fill(polygon(far, view.horizon, far + 10, view.horizon, x + 130, 1050, x, 1050), [0, 0.9, 1])
    }),
    fill(rect(-50, view.horizon - 26, 1100, 30), dark),
    ...repeat(5, (i) =>
      fill(circle(middle(view, -380) + i * 66, view.horizon - 40 - (i % 2) * 16, 40 + (i % 3) * 12), dark),
    ),
  ],
}

export const town: Backdrop = {
  draw: (view) => {
    const blocks: Drawing = repeat(9, (i) => {
      const [x, w] = [-60 + i * 128, 110 + (i % 3) * 22]
      const high = view.chance.between(120, 430)
      const tone: Tone = i % 3 === 0 ? dark : i % 3 === 1 ? [0, 0.9, 0] : [0.42, 0, 0.6]
      return [
        fill(rect(x, view.horizon - high, w, high + 10), tone),
        ...repeat(Math.floor(high / 56), (row) =>
          repeat(3, (k) =>
            view.chance.when(0.45)
              ? fill(
                  rect(x + 16 + k * 32, view.horizon - high + 24 + row * 54, 17, 26),
                  i % 3 === 0 ? light : paper,
                )
              : [],
          ),
        ),
      ]
    })
    return [
      ...sky(wash, paper),
      fill(circle(middle(view, -180), view.horizon - 330, 150), light),
      ...blocks,
      fill(rect(-50, view.horizon, 1100, 600), fade([0.2, 0, 0.3], paper)),
      ...repeat(7, (i) =>
        fill(
          polygon(
            430 + i * 20,
            view.horizon + 30,
            442 + i * 20,
            view.horizon + 30,
            -60 + i * 180,
            1050,
            -160 + i * 180,
            1050,
          ),
          i === 3 ? [0.55, 0, 0] : pale,
        ),
      ),
    ]
  },
}

export const road: Backdrop = {
  isDark: true,
  draw: (view) => {
    const [x, h] = [middle(view, -140), view.horizon - 60]
    return [
      fill(rect(-50, -50, 1100, h + 60), fade([0.9, 0, 0], [0, 0.9, 0.4])),
      fill(circle(x + 60, h - 20, 150), light),
      fill(rect(-50, h, 1100, 1000), [0.72, 0.6, 0]),
      fill(polygon(x - 12, h, x + 12, h, 1060, 1050, -60, 1050), dark),
      ...repeat(6, (i) => {
        const [a, b] = [(i / 6) ** 2, ((i + 0.5) / 6) ** 2]
        const at = (t: number) => [x + (500 - x) * t, h + (1000 - h) * t] as const
        const [p, q] = [at(a), at(b)]
        return fill(
          polygon(
            p[0] - 3 - 16 * a,
            p[1],
            p[0] + 3 + 16 * a,
            p[1],
            q[0] + 3 + 16 * b,
            q[1],
            q[0] - 3 - 16 * b,
            q[1],
          ),
          paper,
        )
      }),
      fill(polygon(-50, h - 40, 200, h - 110, 420, h, -50, h), dark),
      fill(polygon(1050, h - 90, 780, h - 130, 620, h, 1050, h), dark),
      ...repeat(4, (i) =>
        stroke(
          polyline(
            x + view.side * (40 + i * i * 60),
            h - 30 - i * i * 46,
            x + view.side * (40 + i * i * 60),
            h + 40 + i * i * 40,
          ),
          dark,
          7 + i * 5,
        ),
      ),
    ]
  },
}

export const rails: Backdrop = {
  draw: (view) => {
    const [x, h] = [middle(view, -190), view.horizon - 40]
    return [
      ...sky([0, 0.1, 0.3], [0, 0.75, 0.3]),
      fill(
        polygon(-50, h, 150, h - 120, 330, h - 40, 560, h - 170, 800, h - 50, 1050, h - 130, 1050, h, -50, h),
        [0.5, 0.6, 0],
      ),
      fill(rect(-50, h, 1100, 1000), light),
      ...repeat(13, (i) => {
        const t = ((i + 1) / 13) ** 2.1
        const [cx, y, half] = [x + (480 - x) * t, h + (1010 - h) * t, 14 + 560 * t]
        return fill(
          polygon(
            cx - half,
            y,
            cx + half,
            y,
            cx + half * 1.04,
            y + 6 + 30 * t,
            cx - half * 1.04,
            y + 6 + 30 * t,
          ),
          [0.62, 0.4, 1],
        )
      }),
      ...[-1, 1].map((s) =>
        fill(polygon(x + s * 6, h, x + s * 10, h, 480 + s * 380, 1050, 480 + s * 320, 1050), dark),
      ),
      ...repeat(3, (i) => {
        const px = view.side > 0 ? 640 + i * 170 : 360 - i * 170
        return [
          stroke(polyline(px, h + 20 + i * 60, px, h - 200 - i * 150), dark, 8 + i * 5),
          stroke(
            polyline(px - 40 - i * 14, h - 160 - i * 130, px + 40 + i * 14, h - 160 - i * 130),
            dark,
            6 + i * 4,
          ),
        ]
      }),
    ]
  },
}

export const garden: Backdrop = {
  draw: (view) => [
    ...sky(paper, wash),
    ...repeat(11, (i) =>
      fill(
        rect(-30 + i * 98, view.horizon - 190 - (i % 2) * 12, 70, 300),
        i % 2 ? [0, 0.4, 0] : [0, 0.55, 0],
      ),
    ),
    fill(rect(-50, view.horizon - 130, 1100, 26), accent),
    fill(rect(-50, view.horizon, 1100, 600), light),
    ...repeat(26, (i) => {
      const [x, y] = [view.chance.between(-10, 1010), view.horizon + 30 + view.chance.between(0, 420)]
      return i % 2
        ? stroke(polyline(x - 14, y - 34, x, y, x + 16, y - 30), [0.7, 0, 1], 8)
        : [fill(circle(x, y, 17), i % 4 ? accent : paper), fill(circle(x, y, 7), dark)]
    }),
    fill(rect(-50, view.horizon - 8, 1100, 16), [0.65, 0, 1]),
    fill(circle(middle(view, -250), 190, 120), grey),
  ],
}
