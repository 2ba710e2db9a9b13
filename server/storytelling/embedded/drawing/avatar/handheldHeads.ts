import {
  arc,
  circle,
  ellipse,
  fade,
  fill,
  lit,
  polygon,
  polyline,
  rect,
  repeat,
  stroke,
  tones,
} from '../shapes.ts'
import type { Head } from './head.ts'

const { dark, accent, light, paper, grey, wash } = tones

export const handheldHeads = {
  player: {
    drawing: [
      fill(rect(-130, -200, 260, 350, 44), fade(paper, [0.12, 0, 0.4], [0.4, 0, 1, 1])),
      stroke(rect(-130, -200, 260, 350, 44), dark, 8),
      fill(rect(-102, -172, 204, 156, 14), dark),
      fill(circle(0, 66, 72), lit(accent, 0.3)),
      fill(circle(0, 66, 27), paper),
      stroke(circle(0, 66, 27), dark, 5),
    ],
    eyes: { x: 0, y: -108, apart: 48, size: 18 },
    mouth: { x: 0, y: -52, wide: 52 },
    ink: light,
    half: 130,
    top: -200,
  },
  console: {
    drawing: [
      fill(rect(-150, -190, 300, 340, 30), lit(light, 0.5)),
      fill(rect(-122, -164, 244, 186, 18), dark),
      fill(rect(-98, -142, 196, 142, 6), fade(paper, [0, 0.35, 0.6])),
      fill('M-110 74h26v-26h28v26h26v28h-26v26h-28v-26h-26Z', dark),
      fill(circle(56, 100, 20), accent),
      fill(circle(104, 66, 20), accent),
    ],
    eyes: { x: 0, y: -90, apart: 46, size: 18 },
    mouth: { x: 0, y: -42, wide: 50 },
    ink: dark,
    half: 150,
    top: -190,
  },
  telephone: {
    drawing: [
      fill(
        'M-110 -110H110C140 -60 180 20 188 100Q192 140 150 140H-150Q-192 140 -188 100C-180 20 -140 -60 -110 -110Z',
        lit(accent, 0.6),
      ),
      fill(rect(-88, -146, 40, 50, 8), dark),
      fill(rect(48, -146, 40, 50, 8), dark),
      fill(
        'M-200 -150C-208 -226 -120 -236 0 -236S208 -226 200 -150C196 -122 124 -118 120 -150C118 -174 80 -178 0 -178S-118 -174 -120 -150C-124 -118 -196 -122 -200 -150Z',
        dark,
      ),
      fill(circle(0, 66, 62), dark),
      fill(circle(0, 66, 54), paper),
      ...repeat(8, (i) =>
        fill(circle(38 * Math.cos(i * 0.7 - 3.6), 66 + 38 * Math.sin(i * 0.7 - 3.6), 9), dark),
      ),
    ],
    eyes: { x: 0, y: -44, apart: 62, size: 21 },
    mouth: { x: 0, y: 66, wide: 30 },
    ink: dark,
    half: 160,
    top: -232,
  },
  mobile: {
    drawing: [
      fill(rect(64, -300, 34, 120, 14), dark),
      fill(rect(-122, -210, 244, 360, 60), dark),
      fill(rect(-94, -170, 188, 140, 20), lit(light, 0.35)),
      ...repeat(9, (i) =>
        fill(rect(-84 + (i % 3) * 60, 6 + Math.floor(i / 3) * 40, 48, 26, 13), i === 4 ? accent : paper),
      ),
      fill(rect(-30, -194, 60, 9, 4), grey),
    ],
    eyes: { x: 0, y: -116, apart: 44, size: 18 },
    mouth: { x: 0, y: -64, wide: 48 },
    ink: dark,
    half: 122,
    top: -210,
  },
  camera: {
    drawing: [
      fill(polygon(-70, -120, -50, -176, 60, -176, 80, -120), dark),
      fill(rect(-150, -150, 54, 34, 8), accent),
      fill(rect(-195, -126, 390, 260, 32), lit(light, 0.45)),
      fill(rect(-195, -70, 390, 150), dark),
      fill(circle(0, 6, 112), paper),
      fill(circle(0, 6, 98), dark),
      fill(circle(0, 6, 80), accent),
    ],
    eyes: { x: 0, y: -12, apart: 34, size: 19 },
    mouth: { x: 0, y: 40, wide: 46 },
    ink: paper,
    half: 195,
    top: -176,
  },
  speaker: {
    drawing: [
      fill('M-110 -180V120A110 40 0 0 0 110 120V-180Z', lit([0.82, 0, 0], 0.18)),
      ...repeat(4, (row) =>
        repeat(6, (i) =>
          fill(circle(-80 + i * 32, 66 + row * 19 + (1 - ((i - 2.5) / 3) ** 2) * 14, 5), paper),
        ),
      ),
      fill(ellipse(0, -180, 110, 38), dark),
      stroke(ellipse(0, -180, 100, 32), accent, 15),
      ...repeat(2, (i) => stroke(arc(0, -190, 150 + i * 46, 215, 325), i ? light : accent, 11)),
    ],
    eyes: { x: 0, y: -60, apart: 46, size: 22 },
    mouth: { x: 0, y: 6, wide: 52 },
    ink: wash,
    half: 112,
    top: -210,
  },
  typewriter: {
    drawing: [
      fill(polygon(-110, -250, 110, -240, 110, -90, -110, -90), paper),
      stroke(polygon(-110, -250, 110, -240, 110, -90, -110, -90), dark, 6),
      ...repeat(3, (i) => stroke(polyline(-80, -216 + i * 30, [70, 20, 60][i] ?? 0, -213 + i * 30), dark, 6)),
      fill(rect(-195, -110, 390, 44, 20), dark),
      fill('M-150 -66H150L196 110Q198 140 176 140H-176Q-198 140 -196 110Z', lit(accent, 0.6)),
      ...repeat(2, (row) =>
        repeat(8, (i) =>
          fill(circle(-126 - row * 12 + i * (36 + row * 3.4), 84 + row * 34, 12), row ? paper : light),
        ),
      ),
    ],
    eyes: { x: 0, y: -14, apart: 70, size: 21 },
    mouth: { x: 0, y: 34, wide: 60 },
    ink: dark,
    half: 185,
    top: -240,
  },
} as const satisfies Record<string, Head>
