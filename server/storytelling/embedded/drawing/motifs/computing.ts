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
import type { Motif } from './motif.ts'

const { dark, accent, light, both, paper, tint } = tones

export const computer: Motif = {
  pose: 'stands',
  draw: () => [
    fill(rect(-440, 180, 880, 190, 18), lit(light, 0.4)),
    fill(rect(-40, 226, 430, 40, 6), dark),
    fill(rect(-40, 290, 430, 24, 6), dark),
    ...repeat(7, (i) => stroke(polyline(-390 + i * 40, 230, -390 + i * 40, 320), dark, 12)),
    fill(polygon(-150, 120, 150, 120, 190, 184, -190, 184), dark),
    fill(rect(-360, -450, 720, 580, 46), lit(light, 0.4)),
    fill(rect(-300, -394, 600, 440, 40), dark),
    ...repeat(7, (i) =>
      fill(
        rect(-250 + (i % 3 === 1 ? 60 : 0), -350 + i * 52, [220, 330, 150, 400, 260, 90, 180][i] ?? 100, 22),
        i === 4 ? light : accent,
      ),
    ),
    fill(rect(-60, -38, 34, 26), accent),
    fill(circle(300, 88, 15), accent),
    fill(polygon(-500, 386, 500, 386, 560, 460, -560, 460), dark),
    ...repeat(2, (r) =>
      repeat(16, (i) => fill(rect(-468 - r * 16 + i * (59 + r * 2), 398 + r * 28, 46, 18, 3), paper)),
    ),
  ],
}

export const keyboard: Motif = {
  pose: 'lies',
  draw: () => [
    fill(rect(-500, -230, 1000, 460, 30), lit(light, 0.4)),
    fill(rect(-470, -200, 940, 400, 16), dark),
    ...repeat(5, (row) =>
      repeat(row === 4 ? 5 : 12, (i) => {
        const wide = row === 4 && i === 2
        const x =
          row === 4
            ? i < 2
              ? -452 + i * 100
              : i === 2
                ? -240
                : 170 + (i - 3) * 100
            : -452 + i * 75 + row * 6
        return fill(
          rect(x, -184 + row * 76, wide ? 390 : row === 4 ? 84 : 60, 58, 9),
          (row * 12 + i) % 17 === 4 ? accent : (row + i) % 9 === 0 ? light : paper,
        )
      }),
    ),
    stroke('M0 -230C0 -330 120 -300 120 -400S0 -460 60 -560', dark, 16),
  ],
}

export const mouse: Motif = {
  pose: 'lies',
  draw: () => [
    stroke('M0 -300C0 -430 -160 -400 -170 -500S80 -620 40 -800', dark, 18),
    fill(
      'M-240 -60C-240 -250 -130 -330 0 -330S240 -250 240 -60V150C240 320 130 420 0 420S-240 320 -240 150Z',
      lit(light, 0.5),
    ),
    fill('M-240 -60C-240 -250 -130 -330 0 -330V-40C-90 -40 -170 -30 -240 0Z', accent),
    stroke('M-240 0C-80 -56 80 -56 240 0', dark, 12),
    stroke(polyline(0, -330, 0, -42), dark, 12),
    fill(rect(-28, -240, 56, 130, 28), dark),
  ],
}

export const controller: Motif = {
  pose: 'lies',
  draw: () => [
    stroke('M0 -210C0 -330 -110 -330 -90 -430S60 -520 20 -640', dark, 18),
    fill(
      'M-300 -220H300C430 -220 490 -100 500 90C508 250 460 310 390 300C300 290 270 170 180 150H-180C-270 170 -300 290 -390 300C-460 310 -508 250 -500 90C-490 -100 -430 -220 -300 -220Z',
      lit(accent, 0.55),
    ),
    fill('M-330 -130h70v70h70v70h-70v70h-70v-70h-70v-70h70Z', dark),
    ...(
      [
        [300, -110],
        [380, -30],
        [220, -30],
        [300, 50],
      ] as const
    ).map(([x, y], i) => fill(circle(x, y, 38), i === 1 ? light : i === 2 ? paper : dark)),
    fill(rect(-90, -60, 70, 28, 14), dark),
    fill(rect(20, -60, 70, 28, 14), dark),
    stroke('M-380 -214Q-300 -250 -220 -214', dark, 22),
    stroke('M380 -214Q300 -250 220 -214', dark, 22),
  ],
}

export const floppy: Motif = {
  pose: 'lies',
  draw: () => [
    fill('M-400 -400H330L400 -330V400H-400Z', dark),
    fill(rect(-220, -400, 450, 270), lit(light, 0.5)),
    fill(rect(70, -364, 90, 200, 6), dark),
    fill(rect(-300, -30, 600, 430, 10), paper),
    fill(rect(-300, -30, 600, 110, 10), accent),
    ...repeat(4, (i) => stroke(polyline(-250, 150 + i * 62, 250 - ((i * 83) % 160), 150 + i * 62), dark, 7)),
    fill(rect(330, 330, 40, 40), paper),
  ],
}

export const allInOne: Motif = {
  pose: 'stands',
  draw: () => [
    fill(
      'M-430 -200C-420 -400 -260 -450 0 -450S420 -400 430 -200C450 40 440 200 380 290C320 360 180 380 0 380S-320 360 -380 290C-440 200 -450 40 -430 -200Z',
      lit(accent, 0.45),
    ),
    ...repeat(7, (i) =>
      stroke(`M${-390 + i * 8} ${230 + i * 20}Q0 ${300 + i * 20} ${390 - i * 8} ${230 + i * 20}`, tint, 7),
    ),
    fill(rect(-340, -370, 680, 550, 70), paper),
    fill(
      'M-290 -260Q-286 -318 -236 -320Q0 -330 236 -320Q286 -318 290 -260Q300 -90 290 70Q286 124 236 128Q0 138 -236 128Q-286 124 -290 70Q-300 -90 -290 -260Z',
      dark,
    ),
    fill(
      'M-262 -250Q-258 -290 -220 -292Q0 -302 220 -292Q258 -290 262 -250Q270 -95 262 62Q258 98 220 102Q0 110 -220 102Q-258 98 -262 62Q-270 -95 -262 -250Z',
      fade(light, [0.4, 0, 1], [0, 0, 1, 1]),
    ),
    fill(rect(-200, -220, 190, 140, 8), paper),
    fill(rect(-200, -220, 190, 28, 8), dark),
    fill(rect(-60, -110, 250, 160, 8), paper),
    fill(rect(-60, -110, 250, 28, 8), accent),
    fill(rect(-110, 226, 220, 20, 10), dark),
    ...[-250, 250].map((x) => fill(ellipse(x, 236, 52, 30), dark)),
    fill(polygon(-200, 376, 200, 376, 280, 450, -280, 450), both),
  ],
}

export const robot: Motif = {
  pose: 'stands',
  draw: () => [
    stroke(polyline(0, -420, 0, -560), dark, 16),
    fill(circle(0, -580, 34), accent),
    ...[-1, 1].flatMap((s) => [
      stroke(`M${s * 250} -20C${s * 420} 0 ${s * 380} 180 ${s * 430} 250`, dark, 44),
      stroke(arc(s * 440, 300, 50, s > 0 ? 120 : 130, s > 0 ? 410 : 420), dark, 30),
    ]),
    fill(rect(-260, -60, 520, 360, 30), lit(accent, 0.6)),
    fill(rect(-230, -430, 460, 320, 40), lit(light, 0.5)),
    fill(rect(-70, -112, 140, 60), dark),
    ...[-100, 100].flatMap((x) => [fill(circle(x, -290, 66), dark), fill(circle(x - 16, -306, 24), paper)]),
    fill(rect(-120, -190, 240, 44, 8), dark),
    ...repeat(4, (i) => fill(rect(-104 + i * 56, -190, 40, 44), paper)),
    fill(circle(-120, 90, 70), paper),
    stroke(polyline(-120, 90, -86, 44), dark, 14),
    ...repeat(3, (i) => fill(rect(20, 30 + i * 70, 180, 34, 6), i === 1 ? light : dark)),
    ...[-140, 140].flatMap((x) => [
      fill(rect(x - 46, 300, 92, 100), dark),
      fill(rect(x - 100, 390, 200, 60, 24), dark),
    ]),
  ],
}

export const cable: Motif = {
  pose: 'flies',
  draw: () => [
    stroke(
      'M-700 320C-300 420 -340 -160 -60 -160S-20 260 -190 220S-180 -330 180 -250S380 60 300 180',
      dark,
      46,
    ),
    stroke('M-700 306C-300 406 -326 -176 -60 -176', light, 10),
    place(
      296,
      190,
      [
        fill(rect(-84, 0, 168, 200, 26), lit(accent, 0.6)),
        ...repeat(3, (i) => stroke(polyline(-50, 50 + i * 42, 50, 50 + i * 42), dark, 10)),
        fill(rect(-58, 200, 116, 150), dark),
        fill(rect(-36, 240, 26, 46), paper),
        fill(rect(12, 240, 26, 46), paper),
      ],
      1,
      8,
    ),
  ],
}

export const globe: Motif = {
  pose: 'flies',
  draw: () => [
    fill(circle(0, 0, 430), fade(light, [0.55, 0, 1], [0.2, 0.1, 1, 0.8])),
    within(circle(0, 0, 430), [
      fill(
        'M-330 -330C-160 -420 20 -350 -20 -240S-200 -160 -180 -60S-60 60 -130 180S-240 420 -300 260S-460 -80 -440 -180Z',
        accent,
      ),
      fill(
        'M120 -440C260 -400 330 -280 240 -240S100 -260 110 -150S260 -120 330 -40S300 200 220 250S110 130 90 40S20 -60 60 -180S40 -420 120 -440Z',
        accent,
      ),
      fill('M120 330Q230 280 310 340T200 460Z', accent),
      ...[150, 310].map((rx) => stroke(ellipse(0, 0, rx, 430), dark, 8)),
      stroke(polyline(0, -430, 0, 430), dark, 8),
      ...[-250, 0, 250].map((y) => stroke(`M-440 ${y}Q0 ${y * 1.25 + 30} 440 ${y}`, dark, 8)),
    ]),
    stroke(circle(0, 0, 430), dark, 14),
  ],
}
