import {
  circle,
  ellipse,
  fade,
  fill,
  lit,
  place,
  polygon,
  polyline,
  rect,
  repeat,
  stroke,
  tones,
  within,
} from '../shapes.ts'
import type { Drawing, Tone } from '../shapes.ts'
import type { Motif } from './motif.ts'

const { dark, accent, light, both, paper, grey, wash } = tones

export const moon: Motif = {
  pose: 'flies',
  draw: () => [
    fill('M120 -430A440 440 0 1 0 410 220A350 350 0 1 1 120 -430Z', fade(light, [0.35, 0, 1], [0, 0, 1, 1])),
    ...[
      [-250, -60, 60],
      [-160, 190, 84],
      [40, 320, 44],
    ].map(([x = 0, y = 0, r = 0]) => fill(circle(x, y, r), [0.22, 0.25, 1])),
    fill(star(230, -90, 110), accent),
    fill(star(380, -290, 54), accent),
  ],
}

export function star(x: number, y: number, r: number, points = 4, waist = 0.32): string {
  return polygon(
    ...Array.from({ length: points * 2 }, (_, i) => {
      const [a, at] = [(i * Math.PI) / points - Math.PI / 2, i % 2 ? r * waist : r]
      return [x + at * Math.cos(a), y + at * Math.sin(a)]
    }).flat(),
  )
}

export const stars: Motif = {
  pose: 'flies',
  draw: () => [
    fill(star(-40, 40, 440, 5, 0.42), lit(accent, 0.5)),
    fill(star(-40, 40, 210, 5, 0.42), light),
    fill(star(350, -340, 130, 5, 0.42), light),
    fill(star(-400, -350, 80, 5, 0.42), dark),
  ],
}

export const sun: Motif = {
  pose: 'flies',
  draw: () => [
    ...repeat(16, (i) =>
      place(
        0,
        0,
        [
          fill(
            polygon(-34, -320, 34, -320, 8, i % 2 ? -400 : -490, -8, i % 2 ? -400 : -490),
            i % 2 ? dark : accent,
          ),
        ],
        1,
        i * 22.5,
      ),
    ),
    fill(circle(0, 0, 280), fade(light, both)),
  ],
}

export const snowflake: Motif = {
  pose: 'flies',
  draw: () => [
    fill(circle(0, 0, 440), wash),
    ...repeat(6, (i) =>
      place(
        0,
        0,
        [
          stroke(polyline(0, 0, 0, -400), dark, 26),
          ...[-150, -260].flatMap((y, k) =>
            [-1, 1].map((s) =>
              stroke(polyline(0, y, s * (110 - k * 24), y - 100 + k * 20), k ? accent : dark, 22),
            ),
          ),
          fill(circle(0, -400, 26), accent),
        ],
        1,
        i * 60,
      ),
    ),
    fill(
      polygon(
        ...Array.from({ length: 6 }, (_, i) => [
          70 * Math.cos((i * Math.PI) / 3),
          70 * Math.sin((i * Math.PI) / 3),
        ]).flat(),
      ),
      paper,
    ),
  ],
}

export const mountain: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-700, 450, -330, -60, -230, 30, -120, -110, 100, 450), lit(light, 0.5)),
    fill(polygon(-360, 450, 60, -430, 130, -330, 200, -350, 640, 450), accent),
    fill(
      polygon(60, -430, 130, -330, 200, -350, 640, 450, 150, 450, 210, 180, 110, 40, 140, -150),
      [0.62, 1, 0],
    ),
    fill(
      polygon(
        60,
        -430,
        130,
        -330,
        200,
        -350,
        268,
        -226,
        210,
        -160,
        160,
        -220,
        120,
        -110,
        50,
        -200,
        -10,
        -120,
        -80,
        -136,
      ),
      paper,
    ),
  ],
}

export const wave: Motif = {
  pose: 'stands',
  draw: () => [
    fill(
      'M-560 450C-520 40 -330 -330 60 -340C330 -340 440 -150 400 10C350 130 200 120 190 20C140 160 260 330 560 320V450Z',
      accent,
    ),
    fill('M-400 450C-360 120 -200 -170 60 -190C-60 -80 -80 240 140 450Z', [0.55, 1, 0]),
    fill('M-230 450C-220 260 -130 60 0 -40C-50 130 -40 330 60 450Z', light),
    stroke('M-560 450C-520 40 -330 -330 60 -340C330 -340 440 -150 400 10C350 130 200 120 190 20', paper, 36),
    ...repeat(7, (i) =>
      fill(
        circle(120 + ((i * 67) % 330), -400 + ((i * 89) % 230), 14 + ((i * 7) % 16)),
        i % 2 ? light : dark,
      ),
    ),
  ],
}

export const fire: Motif = {
  pose: 'stands',
  draw: () => [
    fill(
      'M-260 390C-460 150 -220 10 -210 -150C-120 -90 -110 -30 -110 20C-70 -170 70 -230 20 -450C230 -330 230 -130 210 -30C260 -70 270 -110 270 -160C400 20 440 230 250 390Z',
      accent,
    ),
    fill(
      'M-150 390C-260 230 -90 150 -60 20C60 90 10 170 60 210C110 170 110 130 120 90C230 200 220 320 150 390Z',
      light,
    ),
    fill('M-60 390C-90 310 0 270 10 200C80 260 90 340 60 390Z', paper),
    place(0, 400, [fill(rect(-430, -44, 860, 92, 46), lit(dark)), fill(circle(-390, 2, 34), paper)], 1, 12),
    place(0, 400, [fill(rect(-430, -44, 860, 92, 46), dark), fill(circle(390, 2, 34), light)], 1, -12),
    ...repeat(6, (i) =>
      fill(circle(-300 + ((i * 151) % 620), -560 + ((i * 97) % 300), 13), i % 2 ? light : accent),
    ),
  ],
}

export const cloud: Motif = {
  pose: 'flies',
  draw: () => [
    fill(
      'M-330 120C-520 120 -540 -110 -360 -140C-380 -330 -130 -400 -40 -270C60 -430 330 -360 310 -160C490 -170 520 110 330 120Z',
      fade(light, [0.5, 0, 1]),
    ),
    ...repeat(7, (i) =>
      stroke(
        polyline(-300 + i * 100, 190 + (i % 2) * 50, -350 + i * 100, 330 + (i % 3) * 50),
        i % 3 ? dark : accent,
        24,
      ),
    ),
  ],
}

export const city: Motif = {
  pose: 'stands',
  draw: () => [
    ...building(-560, 190, -120, light),
    ...building(-350, 240, -400, dark),
    ...building(-90, 170, -40, accent),
    ...building(90, 230, -290, [0.5, 0, 1]),
    ...building(330, 250, -130, dark),
  ],
}

function building(x: number, w: number, top: number, tone: Tone): Drawing {
  const isDark = (tone[0] ?? 0) > 0.4
  const [on, off] = isDark ? [light, grey] : [paper, dark]
  return [
    fill(rect(x, top, w, 450 - top), tone),
    ...repeat(Math.floor((430 - top) / 70), (row) =>
      repeat(Math.floor(w / 56), (i) =>
        fill(
          rect(x + 20 + i * 56, top + 34 + row * 70, 30, 38),
          (row * 5 + i * 3 + Math.round(w)) % 7 < 2 ? on : off,
        ),
      ),
    ),
  ]
}

export const desk: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-380, -30, 400, -30, 520, 130, -520, 130), lit(light, 0.5)),
    fill(rect(-520, 130, 1040, 56), dark),
    stroke(polyline(-420, 180, -420, 450), dark, 30),
    stroke(polyline(420, 180, 420, 450), dark, 30),
    stroke(polyline(-420, 380, 420, 380), dark, 20),
    fill(polygon(-250, 0, -30, 0, -70, 96, -310, 96), paper),
    stroke(polyline(-220, 30, -70, 30), dark, 8),
    stroke(polyline(-236, 60, -120, 60), dark, 8),
    place(
      120,
      60,
      [fill(rect(-130, -12, 230, 24), accent), fill(polygon(100, -12, 100, 12, 140, 0), dark)],
      1,
      -24,
    ),
    fill(ellipse(290, 20, 44, 16), dark),
    fill(rect(-150, 240, 300, 210, 20), accent),
    stroke(polyline(-120, 450, -120, 320), dark, 24),
    stroke(polyline(120, 450, 120, 320), dark, 24),
    fill(rect(-190, 216, 380, 50, 20), dark),
  ],
}

export const mirrorBall: Motif = {
  pose: 'flies',
  draw: () => [
    stroke(polyline(0, -900, 0, -380), dark, 12),
    fill(circle(0, 0, 390), dark),
    within(
      circle(0, 0, 390),
      repeat(11, (row) =>
        repeat(13, (i) => {
          const [y, next] = [-390 + row * 71, -390 + (row + 1) * 71]
          const half = Math.sqrt(Math.max(0, 390 ** 2 - ((y + next) / 2) ** 2))
          const [a, b] = [
            half * Math.sin((i / 13 - 0.5) * Math.PI),
            half * Math.sin(((i + 1) / 13 - 0.5) * Math.PI),
          ]
          const k = (row * 7 + i * 5) % 11
          return fill(
            polygon(a + 4, y + 4, b - 4, y + 4, b - 4, next - 4, a + 4, next - 4),
            k < 2 ? paper : k < 5 ? light : k < 8 ? accent : grey,
          )
        }),
      ),
    ),
    ...repeat(3, (i) =>
      fill(star([-330, 260, 120][i] ?? 0, [-260, -330, 260][i] ?? 0, [120, 90, 130][i] ?? 100), paper),
    ),
  ],
}
