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
} from '../shapes.ts'
import type { Motif } from './motif.ts'

const { dark, accent, light, both, paper, grey } = tones

export const key: Motif = {
  pose: 'lies',
  draw: () => [
    place(
      0,
      0,
      [
        fill('M-480 0A190 190 0 0 1 -110 -60H420L480 0L420 50H-110A190 190 0 0 1 -480 0Z', lit(accent, 0.5)),
        fill(
          polygon(
            190,
            40,
            190,
            150,
            240,
            150,
            240,
            110,
            280,
            110,
            280,
            180,
            350,
            180,
            350,
            120,
            390,
            120,
            390,
            40,
          ),
          [0.3, 1, 0],
        ),
        fill(circle(-310, 0, 84), paper),
        stroke(circle(-310, 0, 84), dark, 14),
        stroke(polyline(-100, -20, 410, -20), dark, 9),
      ],
      1,
      -8,
    ),
    stroke('M-330 30C-420 200 -300 330 -200 290S-120 420 -220 470', dark, 18),
    place(
      -236,
      470,
      [
        fill(rect(-70, 0, 140, 190, 24), light),
        stroke(rect(-70, 0, 140, 190, 24), dark, 10),
        fill(circle(0, 40, 16), dark),
        stroke(polyline(-36, 100, 36, 100), dark, 9),
        stroke(polyline(-36, 136, 14, 136), dark, 9),
      ],
      1,
      14,
    ),
  ],
}

export const cup: Motif = {
  pose: 'stands',
  draw: () => [
    ...[-110, 30, 150].map((x, i) =>
      stroke(`M${x} -230C${x - 90} -330 ${x + 90} -400 ${x} ${-520 - i * 30}`, i === 1 ? light : grey, 26),
    ),
    fill(ellipse(0, 400, 460, 66), dark),
    fill(ellipse(0, 384, 420, 48), light),
    stroke('M300 -60C500 -90 500 210 240 220', accent, 62),
    fill('M-330 -150H330C330 140 250 380 110 400H-110C-250 380 -330 140 -330 -150Z', lit(accent, 0.6)),
    fill(ellipse(0, -150, 330, 84), paper),
    fill(ellipse(0, -138, 290, 62), dark),
    fill('M-250 -130C-200 -90 -80 -80 0 -78C-90 -100 -180 -130 -190 -172Z', [0.6, 0, 1]),
    stroke('M-250 20Q-226 190 -150 290', paper, 22),
  ],
}

export const book: Motif = {
  pose: 'lies',
  draw: () => [
    fill('M-500 -250Q-250 -330 0 -220Q250 -330 500 -250V330Q250 250 0 340Q-250 250 -500 330Z', dark),
    fill('M-470 -270Q-230 -350 0 -240V300Q-230 210 -470 290Z', paper),
    fill('M470 -270Q230 -350 0 -240V300Q230 210 470 290Z', fade([0.4, 0, 0], [0, 0, 0], [0, 0, 0.5, 0])),
    fill('M-410 -220Q-230 -270 -60 -200V-10Q-230 -80 -410 -30Z', lit(accent, 0.5)),
    fill(circle(-300, -130, 40), light),
    ...repeat(3, (i) => stroke(`M-410 ${50 + i * 70}Q-230 ${0 + i * 70} -60 ${70 + i * 70}`, dark, 10)),
    ...repeat(6, (i) =>
      stroke(
        `M60 ${-150 + i * 70}Q230 ${-220 + i * 70} ${i === 5 ? 240 : 410} ${(i === 5 ? -190 : -170) + i * 70}`,
        dark,
        10,
      ),
    ),
    fill('M100 -278L180 -304V120L140 70L100 148Z', accent),
  ],
}

export const letter: Motif = {
  pose: 'lies',
  draw: () => [
    place(
      20,
      -120,
      [
        fill(rect(-380, -330, 760, 560, 6), paper),
        stroke(rect(-380, -330, 760, 560, 6), dark, 9),
        ...repeat(5, (i) =>
          stroke(`M-310 ${-250 + i * 62}q40 -26 80 0t80 0t80 0${i % 2 ? '' : 't80 0t80 0t80 0'}`, dark, 9),
        ),
      ],
      1,
      -5,
    ),
    fill(polygon(-470, -140, 470, -140, 470, 400, -470, 400), lit(light, 0.35)),
    fill(polygon(-470, -140, 0, 190, -470, 400), lit([0, 0, 0.7], 0.2)),
    fill(polygon(-470, 400, 0, 110, 470, 400), lit(accent, 0.55)),
    stroke(polyline(-470, -140, 0, 180, 470, -140), dark, 12),
    stroke(polygon(-470, -140, 470, -140, 470, 400, -470, 400), dark, 12),
    place(0, 180, [
      fill(circle(0, 0, 74), dark),
      fill('M0 44C-60 0 -50 -40 -22 -38Q-4 -36 0 -16Q4 -36 22 -38C50 -40 60 0 0 44Z', light),
    ]),
  ],
}

export const heart: Motif = {
  pose: 'flies',
  draw: () => [
    fill(
      'M0 420C-380 150 -470 -40 -420 -210C-370 -370 -130 -400 0 -180C130 -400 370 -370 420 -210C470 -40 380 150 0 420Z',
      accent,
    ),
    fill('M0 420C130 330 430 130 424 -110C380 80 180 240 -60 370Z', [0.5, 1, 0]),
    fill('M-330 -180C-320 -260 -240 -300 -180 -270C-250 -250 -290 -200 -300 -120Z', paper),
    stroke('M-560 90H-300L-220 -70L-100 240L20 -190L120 120L170 20H560', dark, 26),
  ],
}

export const pencil: Motif = {
  pose: 'lies',
  draw: () => [
    place(
      0,
      0,
      [
        fill(rect(-430, -74, 640, 50), lit([0, 0.55, 0], 0.2)),
        fill(rect(-430, -24, 640, 50), accent),
        fill(rect(-430, 26, 640, 50), [0.4, 1, 0]),
        fill(polygon(210, -74, 210, 76, 440, 0), light),
        fill(polygon(360, -26, 360, 26, 440, 0), dark),
        fill(rect(-510, -74, 84, 150), paper),
        ...repeat(3, (i) => stroke(polyline(-496 + i * 28, -74, -496 + i * 28, 76), dark, 9)),
        fill('M-510 -74H-560Q-600 -74 -600 0T-560 76H-510Z', both),
      ],
      1,
      38,
    ),
    stroke('M346 270C460 330 330 400 460 420S600 360 640 440', dark, 14),
  ],
}

export const gift: Motif = {
  pose: 'stands',
  draw: () => [
    fill(rect(-380, -60, 760, 510), lit(accent, 0.6)),
    fill(rect(-430, -160, 860, 130, 8), lit(accent, 0.3)),
    fill(rect(-74, -160, 148, 610), light),
    ...[-1, 1].flatMap((s) => [
      place(
        0,
        -170,
        [
          fill('M0 0C60 -240 330 -330 370 -200S180 20 0 0Z', light),
          fill('M60 -40C110 -160 260 -230 280 -170S150 -40 60 -40Z', dark),
        ],
        [s, 1],
      ),
      place(0, -170, [fill('M0 0L230 120L190 40L280 20Z', [0.3, 0, 1])], [s, 1]),
    ]),
    fill(rect(-60, -220, 120, 90, 24), dark),
    ...repeat(8, (i) =>
      fill(
        circle(
          [-300, -220, -310, -180, 160, 280, 200, 320][i] ?? 0,
          [60, 160, 270, 370, 40, 150, 260, 360][i] ?? 0,
          26,
        ),
        paper,
      ),
    ),
  ],
}

export const flower: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M0 -160C40 80 -40 230 0 450', dark, 28),
    fill('M0 330C-60 130 -300 110 -390 190C-300 330 -120 380 0 330Z', lit(light, 0.5)),
    fill('M8 250C60 90 260 30 370 80C320 230 130 290 8 250Z', lit(light, 0.5)),
    ...repeat(8, (i) =>
      place(
        0,
        -220,
        [fill('M0 -60C-110 -140 -90 -290 0 -310C90 -290 110 -140 0 -60Z', i % 2 ? accent : [0.28, 1, 0])],
        1,
        i * 45,
      ),
    ),
    fill(circle(0, -220, 92), dark),
    ...repeat(7, (i) => fill(circle(54 * Math.cos(i * 0.9), -220 + 54 * Math.sin(i * 0.9), 10), light)),
  ],
}

export const cake: Motif = {
  pose: 'stands',
  draw: () => [
    fill(ellipse(0, 420, 520, 60), dark),
    fill('M-420 80V360Q0 470 420 360V80Z', lit(light, 0.5)),
    fill('M-420 190Q0 300 420 190V250Q0 360 -420 250Z', paper),
    fill(ellipse(0, 80, 420, 100), accent),
    fill(
      'M-420 80Q-420 200 -350 200T-290 150Q-240 250 -180 240T-110 170Q-60 280 10 260T80 180Q130 260 190 240T260 160Q300 220 350 190T420 80Q0 200 -420 80Z',
      accent,
    ),
    ...repeat(5, (i) => {
      const [x, y] = [-240 + i * 120, 40 + (i % 2 ? -10 : 30)]
      return [
        fill(rect(x - 17, y - 240, 34, 240), i % 2 ? paper : dark),
        fill(
          `M${x} ${y - 370}C${x + 60} ${y - 290} ${x + 30} ${y - 250} ${x} ${y - 250}S${x - 60} ${y - 290} ${x} ${y - 370}Z`,
          light,
        ),
      ]
    }),
  ],
}
