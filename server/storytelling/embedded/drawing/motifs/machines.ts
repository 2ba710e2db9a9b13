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
import type { Motif } from './motif.ts'

const { dark, accent, light, paper, grey, pale } = tones

export const television: Motif = {
  pose: 'stands',
  draw: () => [
    stroke(polyline(-190, -640, 10, -330, 230, -610), dark, 14),
    fill(circle(-190, -640, 18), accent),
    fill(circle(230, -610, 18), accent),
    fill(polygon(-300, 400, -230, 400, -290, 460, -340, 460), dark),
    fill(polygon(300, 400, 230, 400, 290, 460, 340, 460), dark),
    fill(rect(-470, -330, 940, 740, 60), lit(accent, 0.6)),
    fill(
      'M-410 -190Q-400 -272 -330 -276Q-90 -292 150 -276Q222 -272 230 -190Q246 40 230 270Q222 346 150 350Q-90 366 -330 350Q-400 346 -410 270Q-426 40 -410 -190Z',
      dark,
    ),
    fill(
      'M-372 -176Q-364 -236 -312 -240Q-90 -254 132 -240Q186 -236 192 -176Q206 40 192 256Q186 310 132 314Q-90 328 -312 314Q-364 310 -372 256Q-386 40 -372 -176Z',
      fade(light, [0.5, 0, 1], [0, 0, 1, 1]),
    ),
    fill('M-340 -180Q-330 -210 -290 -212L-60 -220L-250 290L-310 284Q-340 276 -345 240Z', paper),
    fill(circle(345, -190, 68), dark),
    stroke(polyline(345, -190, 378, -232), paper, 14),
    fill(circle(345, 0, 52), dark),
    stroke(polyline(345, 0, 345, -38), paper, 12),
    ...repeat(6, (i) => stroke(polyline(290, 130 + i * 36, 400, 130 + i * 36), dark, 14)),
  ],
}

export const camera: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-150, -210, -100, -330, 150, -330, 200, -210), dark),
    fill(rect(-330, -260, 130, 60, 14), accent),
    fill(rect(-470, -220, 940, 650, 60), lit(light, 0.4)),
    fill(rect(-470, -90, 940, 390), dark),
    fill(circle(30, 106, 262), paper),
    fill(circle(30, 106, 232), dark),
    fill(circle(30, 106, 178), lit(accent, 0.7)),
    fill(circle(30, 106, 96), dark),
    fill(ellipse(-24, 40, 50, 32), paper),
    fill(rect(300, -180, 120, 66, 10), paper),
    fill(circle(-380, -152, 32), accent),
  ],
}

export const telephone: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M-330 -110C-560 -60 -560 160 -470 220S-400 380 -500 430', dark, 20),
    fill(
      'M-240 -160H240C300 -60 420 120 450 330Q470 450 360 450H-360Q-470 450 -450 330C-420 120 -300 -60 -240 -160Z',
      lit(accent, 0.6),
    ),
    fill(rect(-190, -240, 90, 110, 14), dark),
    fill(rect(100, -240, 90, 110, 14), dark),
    fill(
      'M-470 -250C-490 -420 -300 -440 0 -440S490 -420 470 -250C466 -190 300 -180 290 -250C286 -300 200 -310 0 -310S-286 -300 -290 -250C-300 -180 -466 -190 -470 -250Z',
      dark,
    ),
    fill(circle(0, 140, 226), dark),
    fill(circle(0, 140, 206), paper),
    ...repeat(10, (i) =>
      fill(
        circle(
          150 * Math.cos(((i * 30 - 150) * Math.PI) / 180),
          140 + 150 * Math.sin(((i * 30 - 150) * Math.PI) / 180),
          34,
        ),
        dark,
      ),
    ),
    fill(circle(0, 140, 84), lit(light, 0.4)),
    stroke(arc(0, 140, 206, 40, 66), dark, 16),
  ],
}

export const player: Motif = {
  pose: 'lies',
  draw: () => [
    fill(rect(-270, -450, 560, 900, 64), dark),
    fill(rect(-290, -450, 560, 900, 64), fade(paper, [0.14, 0, 0.5], [0.4, 0, 1, 1])),
    stroke(rect(-290, -450, 560, 900, 64), dark, 10),
    fill(rect(-222, -386, 424, 320, 18), dark),
    ...repeat(5, (i) =>
      fill(
        rect(-196, -356 + i * 56, i === 1 ? 372 : ([200, 0, 270, 150, 230][i] ?? 100), 34, 4),
        i === 1 ? accent : light,
      ),
    ),
    fill(circle(-10, 180, 196), lit(accent, 0.3)),
    fill(circle(-10, 180, 74), paper),
    stroke(circle(-10, 180, 74), dark, 8),
    fill(polygon(92, 160, 92, 200, 124, 180), paper),
    fill(polygon(-112, 160, -112, 200, -144, 180), paper),
    stroke('M-10 -450C-10 -560 120 -540 150 -640S40 -760 120 -860', dark, 14),
  ],
}

export const smartSpeaker: Motif = {
  pose: 'stands',
  draw: () => [
    fill('M-210 -380V390A210 70 0 0 0 210 390V-380Z', lit([0.82, 0, 0], 0.2)),
    ...repeat(12, (row) =>
      repeat(9, (i) =>
        fill(
          circle(-176 + i * 44 + (row % 2) * 4, 20 + row * 32 + (1 - ((i - 4) / 4.4) ** 2) * 30, 8),
          paper,
        ),
      ),
    ),
    fill(ellipse(0, -380, 210, 72), dark),
    stroke(ellipse(0, -380, 192, 62), accent, 26),
    fill(ellipse(0, -382, 130, 38), [0.7, 0, 0]),
    ...[-50, 50].map((x) => fill(ellipse(x, -382, 22, 8), paper)),
    ...repeat(3, (i) =>
      stroke(
        'M' +
          polyline(-300 - i * 90, -390).slice(1) +
          `A${300 + i * 90} ${104 + i * 32} 0 0 1 ${300 + i * 90} -390`,
        i % 2 ? accent : light,
        16,
      ),
    ),
  ],
}

export const typewriter: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-260, -450, 260, -430, 260, -80, -260, -80), paper),
    stroke(polygon(-260, -450, 260, -430, 260, -80, -260, -80), dark, 8),
    ...repeat(5, (i) =>
      stroke(polyline(-200, -380 + i * 52, [180, 90, 150, 190, -20][i] ?? 0, -374 + i * 52), dark, 9),
    ),
    fill(rect(-470, -140, 940, 100, 44), dark),
    fill(rect(-520, -120, 60, 60, 20), accent),
    fill(rect(460, -120, 60, 60, 20), accent),
    fill('M-360 -40H360L470 410Q476 450 430 450H-430Q-476 450 -470 410Z', lit(accent, 0.6)),
    fill('M-250 10H250L270 90H-270Z', dark),
    ...repeat(4, (row) =>
      repeat(9 + (row % 2), (i) =>
        fill(
          circle(-280 - row * 14 + i * (66 + row * 3), 150 + row * 74, 25),
          row === 1 && i === 3 ? light : pale,
        ),
      ),
    ),
    stroke(polyline(-470, -90, -560, -190), grey, 14),
  ],
}
