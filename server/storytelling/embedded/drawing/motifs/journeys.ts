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

const { dark, accent, light, paper, grey, wash } = tones

const wheel = (x: number, y: number, r: number): Drawing => [
  fill(circle(x, y, r), dark),
  fill(circle(x, y, r * 0.56), paper),
  fill(circle(x, y, r * 0.24), dark),
]

export const car: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-560, 210, -1300, 60, -1300, 460, -560, 290), fade([0, 0, 0], wash, [0, 0, 1, 0])),
    fill(rect(-330, -330, 560, 26, 8), dark),
    fill(rect(-280, -420, 260, 92, 14), lit(light, 0.5)),
    fill(rect(0, -400, 180, 72, 14), accent),
    fill('M-330 -20L-230 -240Q-206 -296 -140 -296H170Q230 -296 262 -240L360 -20Z', dark),
    fill('M-268 -20L-190 -210Q-174 -246 -130 -246H-20V-20Z', wash),
    fill('M20 -246H150Q192 -246 212 -210L300 -20H20Z', wash),
    fill('M-190 -210Q-174 -246 -130 -246H-100L-180 -20H-230Z', paper),
    fill('M-560 330V140Q-560 40 -440 20L-330 -30H400Q540 -10 560 130V330Z', lit(accent, 0.6)),
    fill(rect(-580, 300, 1160, 56, 20), dark),
    stroke(polyline(0, -20, 0, 290), dark, 8),
    stroke(polyline(40, 70, 110, 70), dark, 14),
    fill(circle(-500, 170, 48), paper),
    stroke(circle(-500, 170, 48), dark, 12),
    fill(rect(516, 120, 44, 90, 12), light),
    ...wheel(-330, 340, 112),
    ...wheel(340, 340, 112),
  ],
}

export const train: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-560, 450, 560, 450, 1500, 560, -100, 560), dark),
    fill('M160 -330L900 -190V300L160 420Z', lit([0, 0.75, 0], 0.6)),
    ...repeat(4, (i) => {
      const x = 230 + i * 160
      const top = -190 + i * 28
      return fill(polygon(x, top, x + 110, top + 20, x + 110, top + 190 - i * 16, x, top + 190 - i * 6), dark)
    }),
    fill('M-420 -200Q-400 -420 -130 -430T170 -330V430H-420Z', accent),
    fill('M-350 -190Q-330 -330 -120 -336T110 -260V-20H-350Z', dark),
    fill('M-320 -180Q-306 -290 -190 -302L-270 -50H-320Z', wash),
    fill(rect(-420, 50, 590, 60), paper),
    fill(circle(-310, 200, 56), light),
    fill(circle(60, 200, 56), light),
    stroke(circle(-310, 200, 56), dark, 14),
    stroke(circle(60, 200, 56), dark, 14),
    fill(rect(-220, 170, 180, 60, 8), dark),
    fill(polygon(-440, 330, 190, 330, 150, 450, -400, 450), dark),
    stroke(polyline(-30, -430, -120, -560, 80, -640), dark, 14),
    stroke(polyline(-900, -650, 1500, -640), dark, 7),
  ],
}

export const bicycle: Motif = {
  pose: 'stands',
  draw: () => [
    ...[-310, 310].flatMap((x) => [
      stroke(circle(x, 200, 238), dark, 24),
      stroke(circle(x, 200, 212), accent, 9),
      ...repeat(8, (i) =>
        stroke(
          polyline(
            x,
            200,
            x + 208 * Math.cos((i * Math.PI) / 4 + 0.2),
            200 + 208 * Math.sin((i * Math.PI) / 4 + 0.2),
          ),
          dark,
          4,
        ),
      ),
      fill(circle(x, 200, 24), dark),
    ]),
    stroke(polyline(-310, 200, -130, -130, 196, -150, 20, 210, -130, -130), accent, 34),
    stroke(polyline(-310, 200, 20, 210), accent, 26),
    stroke(polyline(310, 200, 170, -280), accent, 32),
    stroke('M170 -280L300 -330Q360 -330 350 -260', dark, 30),
    stroke(polyline(-130, -130, -160, -230), dark, 22),
    fill('M-270 -250Q-160 -290 -60 -240Q-100 -210 -160 -206Q-240 -206 -270 -250Z', dark),
    fill(circle(20, 210, 62), light),
    stroke(circle(20, 210, 62), dark, 14),
    stroke(polyline(20, 210, 70, 320), dark, 18),
    fill(rect(36, 316, 90, 24, 8), dark),
    fill(polygon(-440, -60, -200, -60, -200, -30, -440, -30), dark),
    fill(rect(-430, -200, 190, 140, 12), lit(light, 0.5)),
    fill(circle(290, -190, 42), light),
    stroke(circle(290, -190, 42), dark, 10),
  ],
}

export const plane: Motif = {
  pose: 'flies',
  draw: () => [
    place(
      0,
      0,
      [
        fill(polygon(-40, 10, 90, -10, 330, 380, 230, 400), dark),
        fill(
          'M-480 -20C-450 -100 -380 -120 -280 -120H280C380 -120 500 -190 540 -250L620 -250L560 0C520 70 380 80 240 80H-300C-420 80 -490 40 -480 -20Z',
          lit(light, 0.45),
        ),
        fill('M400 -120L520 -330H630L560 -40Z', accent),
        fill(polygon(-100, -10, 70, -10, -120, 460, -240, 470), accent),
        fill('M-470 -50C-450 -90 -420 -108 -370 -114L-360 -50Z', dark),
        ...repeat(9, (i) => fill(rect(-290 + i * 66, -66, 36, 44, 16), dark)),
        stroke(polyline(-470, 20, 540, 20), dark, 7),
      ],
      1,
      -12,
    ),
  ],
}

export const boat: Motif = {
  pose: 'stands',
  draw: () => [
    stroke(polyline(0, 220, 0, -560), dark, 22),
    fill('M26 -540C260 -330 380 -60 400 150H26Z', lit(accent, 0.5)),
    fill('M-26 -440C-140 -240 -260 -30 -360 150H-26Z', lit(light, 0.4)),
    ...repeat(3, (i) => stroke(polyline(26, -240 + i * 120, 240 + i * 60, -240 + i * 120), paper, 8)),
    fill(polygon(0, -560, -150, -520, 0, -480), accent),
    fill('M-460 210H470C430 340 340 430 250 450H-250C-350 430 -430 330 -460 210Z', dark),
    stroke(polyline(-430, 262, 436, 262), paper, 12),
  ],
}

export const bus: Motif = {
  pose: 'stands',
  draw: () => [
    fill('M-560 330V-250Q-560 -340 -460 -340H460Q540 -340 552 -250L580 330Z', lit(accent, 0.55)),
    fill(rect(-560, 40, 1130, 60), paper),
    ...repeat(4, (i) => fill(rect(-500 + i * 200, -260, 166, 230, 14), i === 2 ? light : dark)),
    fill(polygon(-490, -40, -440, -250, -400, -250, -450, -40), wash),
    fill('M320 -260H470Q486 -260 490 -230L520 60V330H320Z', dark),
    fill(rect(-580, 300, 1180, 50, 16), dark),
    fill(circle(560, 210, 34), light),
    ...wheel(-330, 350, 100),
    ...wheel(230, 350, 100),
  ],
}

export const suitcase: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M-140 -160V-280Q-140 -330 -90 -330H90Q140 -330 140 -280V-160', dark, 40),
    fill(rect(-470, -180, 940, 630, 60), lit(accent, 0.6)),
    ...[-300, 300].flatMap((x) => [
      fill(rect(x - 40, -180, 80, 630), dark),
      fill(rect(x - 52, 20, 104, 70, 10), light),
    ]),
    place(
      -60,
      190,
      [
        fill(circle(0, 0, 120), paper),
        fill('M-120 0A120 120 0 0 1 120 0Z', light),
        fill(polygon(-100, 30, -30, -60, 20, 0, 60, -40, 110, 40), dark),
      ],
      1,
      -14,
    ),
    place(
      130,
      300,
      [
        fill(rect(-100, -46, 200, 92, 8), paper),
        stroke(polyline(-70, -12, 70, -12), dark, 10),
        stroke(polyline(-70, 16, 20, 16), dark, 10),
      ],
      1,
      9,
    ),
  ],
}

export const tent: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-560, 450, 0, -330, 560, 450), lit(accent, 0.6)),
    fill(polygon(-40, -380, 40, -380, 0, -300), dark),
    fill(polygon(-170, 450, 0, -300, 170, 450), dark),
    fill(polygon(-170, 450, -60, -30, -40, 450), light),
    stroke(polyline(0, -330, -700, 450), dark, 6),
    stroke(polyline(0, -330, 700, 450), dark, 6),
  ],
}

export const ball: Motif = {
  pose: 'flies',
  draw: () => [
    fill(circle(0, 0, 380), fade(paper, [0.45, 0, 0], [0.3, 0.1, 1, 0.9])),
    within(circle(0, 0, 380), [
      fill(pentagon(0, 0, 130, 0), dark),
      ...repeat(5, (i) => {
        const a = ((i * 72 - 90) * Math.PI) / 180
        return [
          stroke(
            polyline(130 * Math.cos(a), 130 * Math.sin(a), 260 * Math.cos(a), 260 * Math.sin(a)),
            dark,
            12,
          ),
          fill(pentagon(350 * Math.cos(a), 350 * Math.sin(a), 110, 36), i % 2 ? dark : accent),
        ]
      }),
    ]),
    stroke(circle(0, 0, 380), dark, 14),
    stroke(arc(0, 0, 470, 150, 210), light, 24),
    stroke(arc(0, 0, 550, 158, 202), light, 24),
  ],
}
function pentagon(x: number, y: number, r: number, turn: number): string {
  return polygon(
    ...Array.from({ length: 5 }, (_, i) => ((i * 72 - 90 + turn) * Math.PI) / 180).flatMap((a) => [
      x + r * Math.cos(a),
      y + r * Math.sin(a),
    ]),
  )
}

export const umbrella: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M0 -300V330Q0 430 -80 430T-160 340', dark, 26),
    fill(
      'M-500 0C-490 -280 -260 -430 0 -430S490 -280 500 0Q420 -70 334 0Q250 -70 166 0Q84 -70 0 0Q-84 -70 -166 0Q-250 -70 -334 0Q-420 -70 -500 0Z',
      accent,
    ),
    fill('M0 -430C260 -430 490 -280 500 0Q420 -70 334 0C320 -200 200 -360 0 -430Z', lit([0.3, 1, 0], 0.4)),
    fill('M0 -430C-140 -330 -170 -150 -166 0Q-84 -70 0 0Q84 -70 166 0C170 -150 140 -330 0 -430Z', light),
    stroke(polyline(0, -430, 0, -490), dark, 18),
    ...repeat(9, (i) =>
      stroke(
        polyline(
          -470 + ((i * 211) % 940),
          90 + ((i * 97) % 250),
          -490 + ((i * 211) % 940),
          150 + ((i * 97) % 250),
        ),
        grey,
        10,
      ),
    ),
    fill(ellipse(-20, 456, 190, 22), dark),
  ],
}
