import {
  arc,
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
import type { Drawing } from '../shapes.ts'
import type { Motif } from './motif.ts'

const { dark, accent, light, both, paper, grey, tint, shade, overAccent } = tones

export const cassette: Motif = {
  pose: 'lies',
  draw: () => [
    fill(rect(-450, -285, 900, 570, 34), dark),
    fill(rect(-400, -240, 800, 330, 18), lit(light, 0.3)),
    fill(rect(-400, -240, 800, 92, 18), accent),
    ...repeat(3, (i) => stroke(polyline(-360, -112 + i * 34, 360 - i * 40, -112 + i * 34), dark, 4)),
    fill(rect(-250, -60, 500, 160, 80), dark),
    fill(rect(-96, -42, 192, 124, 10), grey),
    fill(circle(-76, 20, 100), within1()),
    ...[-150, 150].flatMap((x) => [
      fill(circle(x, 20, 58), paper),
      ...repeat(6, (i) => place(x, 20, [fill(rect(-8, -58, 16, 24), dark)], 1, i * 60 + x / 10)),
      stroke(circle(x, 20, 58), dark, 6),
    ]),
    fill(polygon(-300, 285, -262, 150, 262, 150, 300, 285), [0.78, 0, 0]),
    stroke(polyline(-300, 283, -262, 150, 262, 150, 300, 283), paper, 5),
    ...[-205, 205].map((x) => fill(circle(x, 232, 24), paper)),
    ...[-80, 80].map((x) => fill(rect(x - 18, 214, 36, 36, 4), paper)),
    ...[
      [-420, -255],
      [420, -255],
      [-420, 255],
      [420, 255],
    ].map(([x = 0, y = 0]) => fill(circle(x, y, 11), paper)),
  ],
}
/** What is wound on the left reel, seen through the window. */
function within1() {
  return [0.85, 0, 0] as const
}

export const headphones: Motif = {
  pose: 'flies',
  draw: () => [
    stroke(arc(0, 40, 360, 180, 360), dark, 74),
    stroke(arc(0, 40, 360, 196, 344), accent, 26),
    ...[-1, 1].map((side) =>
      place(
        side * 330,
        130,
        [
          stroke(polyline(30, -120, 30, 20), dark, 40),
          fill(rect(-150, -150, 150, 350, 74), lit(light, 0.5)),
          fill(rect(-36, -180, 150, 410, 60), dark),
          fill(rect(66, -110, 54, 270, 26), accent),
          stroke(polyline(4, -120, 4, 120), paper, 7),
        ],
        [side, 1],
        5,
      ),
    ),
    stroke('M-390 360C-430 560 -120 420 -40 520S160 640 120 800', dark, 15),
  ],
}

export const radio: Motif = {
  pose: 'stands',
  draw: () => [
    stroke(polyline(300, -150, 430, -640), dark, 13),
    fill(circle(431, -646, 20), accent),
    stroke('M-330 -130V-250Q-330 -290 -290 -290H120Q160 -290 160 -250V-130', dark, 30),
    fill(rect(-450, -150, 900, 600, 46), lit(accent, 0.6)),
    fill(rect(-400, -100, 800, 112, 12), paper),
    ...repeat(27, (i) =>
      stroke(polyline(-370 + i * 28, -80, -370 + i * 28, i % 3 === 0 ? -30 : -52), dark, 5),
    ),
    fill(rect(90, -106, 12, 126), dark),
    fill(circle(-205, 228, 178), dark),
    ...repeat(4, (i) => stroke(circle(-205, 228, 150 - i * 38), light, 9)),
    fill(circle(-205, 228, 22), light),
    fill(circle(250, 170, 96), dark),
    fill(circle(250, 170, 70), lit(light, 0.5)),
    stroke(polyline(250, 170, 292, 116), dark, 14),
    ...repeat(4, (i) => fill(rect(110 + i * 76, 318, 58, 74, 8), i === 1 ? paper : dark)),
    fill(rect(-390, 440, 110, 24, 8), dark),
    fill(rect(280, 440, 110, 24, 8), dark),
  ],
}

export const record: Motif = {
  pose: 'lies',
  draw: () => [
    fill(circle(0, 0, 450), dark),
    ...repeat(9, (i) => stroke(circle(0, 0, 428 - i * 28 - (i % 3) * 4), [0.62, 0, 0], 4)),
    fill('M0 0L-318 -318A450 450 0 0 1 -172 -416Z', [0.55, 0, 0]),
    fill('M0 0L318 318A450 450 0 0 1 172 416Z', [0.55, 0, 0]),
    fill(circle(0, 0, 164), accent),
    fill('M-164 0A164 164 0 0 0 164 0Z', both),
    stroke(circle(0, 0, 112), paper, 6),
    fill(circle(0, 0, 20), paper),
  ],
}

export const microphone: Motif = {
  pose: 'stands',
  draw: () => [
    stroke(polyline(20, 430, 20, -60), dark, 26),
    fill('M-240 450Q20 352 280 450Z', dark),
    place(
      0,
      -190,
      [
        fill(polygon(-70, 90, 70, 90, 44, 380, -44, 380), lit(accent, 0.6)),
        fill(rect(-112, 40, 224, 70, 20), dark),
        fill('M-150 40V-90A150 150 0 0 1 150 -90V40Z', lit(light, 0.6)),
        ...repeat(5, (i) => stroke(polyline(-150, -150 + i * 44, 150, -150 + i * 44), dark, 7)),
        ...repeat(5, (i) =>
          stroke(polyline(-100 + i * 50, -226 + Math.abs(i - 2) * 30, -100 + i * 50, 40), dark, 7),
        ),
        stroke('M-150 40V-90A150 150 0 0 1 150 -90V40Z', dark, 12),
      ],
      1,
      24,
    ),
  ],
}

export const speaker: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(250, -450, 350, -410, 350, 430, 250, 450), dark),
    fill(rect(-290, -450, 560, 900, 24), lit(light, 0.35)),
    fill(circle(-10, -240, 128), dark),
    fill(circle(-10, -240, 96), lit(grey, 0.5)),
    fill(circle(-10, -240, 40), dark),
    fill(circle(-10, 140, 236), dark),
    fill(circle(-10, 140, 200), accent),
    fill(circle(-10, 140, 148), dark),
    ...repeat(3, (i) => stroke(circle(-10, 140, 128 - i * 26), grey, 6)),
    fill(circle(-10, 140, 52), paper),
    ...[
      [-250, -412],
      [230, -412],
      [-250, 412],
      [230, 412],
    ].map(([x = 0, y = 0]) => fill(circle(x, y, 14), dark)),
  ],
}

export const guitar: Motif = {
  pose: 'lies',
  draw: () => [
    place(0, 40, [
      fill(polygon(-34, -30, 34, -30, 28, -500, -28, -500), dark),
      fill('M-28 -500H28L52 -650Q0 -672 -52 -650Z', accent),
      ...[-1, 1].flatMap((s) => repeat(3, (i) => fill(circle(s * 66, -630 + i * 44, 15), dark))),
      ...repeat(9, (i) => stroke(polyline(-32, -470 + i * 46, 32, -470 + i * 46), paper, 4)),
      fill(
        'M-120 -40C-210 -30 -230 70 -170 130C-300 190 -310 440 0 450C310 440 300 190 170 130C230 70 210 -30 120 -40C70 -46 50 -10 0 -10S-70 -46 -120 -40Z',
        lit(accent, 0.65),
      ),
      fill(circle(0, 150, 88), dark),
      stroke(circle(0, 150, 102), light, 12),
      fill(rect(-110, 330, 220, 34, 8), dark),
      fill('M110 200Q200 210 176 300Q120 300 92 240Z', dark),
      ...repeat(4, (i) => stroke(polyline(-18 + i * 12, -500, -27 + i * 18, 340), paper, 3)),
    ]),
  ],
}

export const piano: Motif = {
  pose: 'stands',
  draw: () => [
    fill('M-450 60H430V-10C430 -120 300 -110 250 -200S100 -330 -80 -330H-450Z', dark),
    fill('M-380 -330L-60 -620C80 -560 220 -500 330 -250C260 -180 200 -330 -80 -330Z', lit(accent, 0.6)),
    stroke(polyline(180, -160, 120, -420), dark, 14),
    fill(rect(-470, 40, 920, 100, 10), [0.86, 0, 0]),
    fill(rect(-440, 60, 640, 76), paper),
    ...repeat(15, (i) => stroke(polyline(-400 + i * 40, 60, -400 + i * 40, 136), dark, 4)),
    ...repeat(15, (i) => (i % 7 === 2 || i % 7 === 6 ? [] : fill(rect(-411 + i * 40, 60, 22, 46), dark))),
    ...[-410, 40, 390].map((x) => fill(polygon(x - 22, 140, x + 22, 140, x + 12, 440, x - 12, 440), dark)),
    stroke(polyline(-160, 140, -160, 420), light, 16),
    stroke(polyline(-200, 424, -110, 424), dark, 16),
  ],
}

export const drum: Motif = {
  pose: 'stands',
  draw: () => [
    fill('M-400 -90V300A400 150 0 0 0 400 300V-90Z', lit(accent, 0.6)),
    ...repeat(9, (i) => stroke(drumCord(i), paper, 9)),
    stroke('M-400 300A400 150 0 0 0 400 300', dark, 46),
    fill(ellipse(0, -90, 400, 150), dark),
    fill(ellipse(0, -102, 366, 126), fade(paper, [0.35, 0, 0], [0, 0, 1, 0.3])),
    stroke(polyline(-60, -130, 330, -520), light, 34),
    fill(circle(-58, -128, 42), dark),
    stroke(polyline(90, -70, 520, -330), light, 34),
    fill(circle(88, -70, 42), dark),
  ],
}
function drumCord(i: number): string {
  const [x, next] = [-392 + i * 87, -392 + (i + 1) * 87]
  const y = (at: number) => 150 * Math.sqrt(Math.max(0, 1 - (at / 400) ** 2))
  return polyline(x, -90 + y(x), (x + next) / 2, 285 + y((x + next) / 2), next, -90 + y(Math.min(395, next)))
}

export const ear: Motif = {
  pose: 'flies',
  draw: () => [
    fill(
      'M-40 -440C200 -470 330 -290 300 -100C278 40 170 70 130 200C96 320 60 450 -90 440C-210 430 -250 330 -230 240L-260 -200C-260 -330 -190 -424 -40 -440Z',
      lit(accent, 0.5),
    ),
    stroke('M-120 -150C-110 -320 20 -370 120 -320C250 -250 230 -90 130 -10C60 50 50 110 40 190', dark, 40),
    stroke('M-60 -40C-20 -150 110 -160 90 -60C76 10 -30 20 -40 110C-46 190 10 200 -10 280', dark, 32),
    fill(circle(-130, 330, 44), light),
    ...repeat(4, (i) => stroke(arc(330, -90, 150 + i * 76, -38, 38), i % 2 ? light : dark, 22)),
  ],
}

export const tower: Motif = {
  pose: 'stands',
  draw: () => [
    stroke(polyline(0, -330, 0, -450), dark, 14),
    ...towerLattice(),
    stroke(polyline(-230, 450, -22, -330), dark, 26),
    stroke(polyline(230, 450, 22, -330), dark, 26),
    fill(circle(0, -470, 34), accent),
    ...repeat(4, (i) => [
      stroke(arc(0, -470, 110 + i * 84, -42, 42), i % 2 ? light : accent, 24),
      stroke(arc(0, -470, 110 + i * 84, 138, 222), i % 2 ? light : accent, 24),
    ]),
  ],
}
function towerLattice(): Drawing {
  const half = (y: number) => 22 + ((y + 330) / 780) * 208
  const ys = [-330, -190, -40, 120, 280, 450]
  return ys.slice(0, -1).flatMap((y, i) => {
    const next = ys[i + 1] ?? y
    return [
      stroke(polyline(-half(y), y, half(next), next), dark, 12),
      stroke(polyline(half(y), y, -half(next), next), dark, 12),
      stroke(polyline(-half(y), y, half(y), y), dark, 14),
    ]
  })
}

export const boombox: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M-380 -60V-230Q-380 -270 -340 -270H340Q380 -270 380 -230V-60', dark, 38),
    fill(rect(-500, -90, 1000, 540, 40), dark),
    fill(rect(-460, -50, 920, 90, 10), lit(accent, 0.4)),
    ...repeat(6, (i) => fill(rect(-430 + i * 60, -28, 44, 46, 6), i === 2 ? light : paper)),
    ...repeat(14, (i) => stroke(polyline(20 + i * 30, -20, 20 + i * 30, i % 4 ? 4 : 22), dark, 5)),
    ...[-310, 310].flatMap((x) => [
      fill(circle(x, 240, 172), lit(light, 0.5)),
      fill(circle(x, 240, 138), dark),
      ...repeat(3, (i) => stroke(circle(x, 240, 112 - i * 34), grey, 8)),
      fill(circle(x, 240, 26), accent),
    ]),
    fill(rect(-112, 90, 224, 150, 12), paper),
    ...[-50, 50].map((x) => stroke(circle(x, 165, 30), dark, 13)),
    fill(rect(-112, 280, 224, 110, 10), tint),
    ...repeat(5, (i) => fill(rect(-92 + i * 40, 372 - ((i * 37) % 66), 26, 18 + ((i * 37) % 66)), dark)),
    stroke(polyline(360, -90, 520, -520), grey, 12),
    within(
      rect(-500, 330, 1000, 120),
      [fill(rect(-500, 330, 1000, 120, 40), fade([0, null, null], shade))].slice(1),
    ),
    stroke(polyline(-500, 450, 500, 450), overAccent, 6),
  ],
}
