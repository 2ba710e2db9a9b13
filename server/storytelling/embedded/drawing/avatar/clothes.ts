import type { AvatarAnswers } from '#contract/avatar.ts'
import { circle, fill, lit, n, polygon, polyline, rect, repeat, stroke, tones, within } from '../shapes.ts'
import type { Drawing, Tone } from '../shapes.ts'

type Era = AvatarAnswers['retroEra']
type Point = readonly [number, number]

const { dark, accent, light, both, paper, grey } = tones

/** The trunk from shoulders (y = -440) to hips (y = -190), and what an era wears on it. */
export function drawTrunk(era: Era): Drawing {
  if (era === '60s') {
    const dress = 'M-92 -440H92L108 -300L160 -150H-160L-108 -300Z'
    return [
      fill(dress, lit(light, 0.45)),
      within(dress, [
        fill(circle(0, -250, 108), accent),
        fill(circle(0, -250, 70), paper),
        fill(circle(0, -250, 34), dark),
        fill(rect(-180, -172, 360, 30), dark),
      ]),
      fill('M-60 -440Q0 -396 60 -440L74 -424Q0 -366 -74 -424Z', paper),
    ]
  }
  if (era === '70s') {
    const shirt = 'M-104 -440H104L116 -300L108 -180H-108L-116 -300Z'
    return [
      fill(shirt, lit(light, 0.4)),
      within(
        shirt,
        repeat(4, (i) =>
          stroke(
            `M-140 ${-330 + i * 34}Q0 ${-280 + i * 34} 140 ${-330 + i * 34}`,
            ([accent, both, dark, accent] as const)[i] ?? accent,
            19,
          ),
        ),
      ),
      fill(polygon(-10, -440, -124, -420, -96, -344, -6, -404), paper),
      fill(polygon(10, -440, 124, -420, 96, -344, 6, -404), paper),
      stroke(polyline(-10, -440, -124, -420, -96, -344, -6, -404), dark, 6),
      stroke(polyline(10, -440, 124, -420, 96, -344, 6, -404), dark, 6),
      fill(rect(-110, -200, 220, 26), dark),
      fill(circle(0, -187, 20), light),
    ]
  }
  if (era === '80s') {
    const jacket = 'M-150 -440H150L166 -390L120 -190H-120L-166 -390Z'
    return [
      fill(jacket, accent),
      within(jacket, [
        fill(
          polygon(
            -180,
            -320,
            -90,
            -380,
            0,
            -320,
            90,
            -380,
            180,
            -320,
            180,
            -262,
            90,
            -322,
            0,
            -262,
            -90,
            -322,
            -180,
            -262,
          ),
          light,
        ),
        fill(
          polygon(
            -180,
            -262,
            -90,
            -322,
            0,
            -262,
            90,
            -322,
            180,
            -262,
            180,
            -232,
            90,
            -292,
            0,
            -232,
            -90,
            -292,
            -180,
            -232,
          ),
          dark,
        ),
        fill(rect(-180, -212, 360, 40), dark),
      ]),
      fill(polygon(-44, -440, 44, -440, 0, -384), paper),
      stroke(polyline(0, -384, 0, -192), dark, 7),
    ]
  }
  if (era === '90s') {
    const shirt = 'M-122 -440H122L140 -300L134 -160H-134L-140 -300Z'
    return [
      fill(shirt, accent),
      within(shirt, [
        ...repeat(4, (i) => fill(rect(-136 + i * 76, -450, 26, 320), dark)),
        ...repeat(4, (i) => fill(rect(-160, -420 + i * 72, 320, 20), [0.45, 1, 0])),
        fill('M-52 -450H52L40 -150H-40Z', light),
        fill(circle(0, -300, 26), dark),
        fill(circle(-8, -306, 6), paper),
        fill(circle(9, -306, 6), paper),
      ]),
      stroke('M-52 -440L-40 -160', dark, 7),
      stroke('M52 -440L40 -160', dark, 7),
    ]
  }
  const hoodie = 'M-120 -440Q0 -470 120 -440L136 -300Q140 -220 126 -180H-126Q-140 -220 -136 -300Z'
  return [
    fill(hoodie, lit(accent, 0.5)),
    fill('M-110 -446Q0 -500 110 -446Q70 -380 0 -372Q-70 -380 -110 -446Z', [0.4, 1, 0]),
    stroke(polyline(-28, -384, -30, -310), paper, 8),
    stroke(polyline(28, -384, 30, -320), paper, 8),
    fill(polygon(-70, -270, 70, -270, 98, -200, -98, -200), [0.3, 1, 0]),
    fill(rect(-128, -196, 256, 22, 8), dark),
    stroke('M-96 -330H96', light, 16),
  ]
}

/** A leg from the hip to the foot, with trousers and shoe of the era. */
export function drawLeg(hip: Point, foot: Point, side: -1 | 1, era: Era): Drawing {
  const knee = [(hip[0] + foot[0]) / 2 + side * 14, (hip[1] + foot[1]) / 2] as const
  const [kx, ky] = knee
  const line = (to: Point = foot) =>
    `M${n(hip[0])} ${n(hip[1])}Q${n(kx)} ${n(ky)} ${n(to[0])} ${n(to[1] - 26)}`
  const [x, y] = foot
  if (era === '60s') {
    return [
      stroke(line(), paper, 42),
      stroke(line(), light, 36),
      stroke(polyline(kx * 0.45 + x * 0.55, ky * 0.45 + y * 0.55, x, y - 22), dark, 52),
      ...shoe(x, y, side, dark),
    ]
  }
  if (era === '70s') {
    const [w, flare] = [38, 74]
    return [
      fill(
        `M${n(hip[0] - w)} ${n(hip[1])}Q${n(kx - w + 8)} ${n(ky)} ${n(x - flare)} ${n(y - 20)}H${n(x + flare)}Q${n(kx + w - 8)} ${n(ky)} ${n(hip[0] + w)} ${n(hip[1])}Z`,
        lit(both, 0.5),
      ),
      fill(rect(x - 48, y - 22, 104, 24, 4), dark),
    ]
  }
  if (era === '80s') {
    return [
      stroke(line(), dark, 44),
      ...repeat(4, (i) =>
        stroke(polyline(x - 30, y - 84 + i * 17, x + 30, y - 84 + i * 17), i % 2 ? accent : light, 18),
      ),
      ...shoe(x, y, side, paper, accent),
    ]
  }
  if (era === '90s') {
    return [
      stroke(line(), grey, 84),
      stroke(polyline(x - 38, y - 40, x + 38, y - 40), [0.7, 0, 0], 20),
      ...shoe(x, y, side, dark, paper),
    ]
  }
  return [
    stroke(line(), [0.82, 0, 0], 62),
    fill(rect(kx - 26 + side * 16, ky - 10, 44, 52, 6), grey),
    ...shoe(x, y, side, paper, light),
  ]
}

function shoe(x: number, y: number, side: number, upper: Tone, stripe: Tone = upper): Drawing {
  const s = side
  return [
    fill(
      `M${n(x - s * 34)} ${n(y - 52)}H${n(x + s * 26)}Q${n(x + s * 40)} ${n(y - 34)} ${n(x + s * 76)} ${n(y - 28)}Q${n(x + s * 92)} ${n(y - 16)} ${n(x + s * 88)} ${n(y)}H${n(x - s * 38)}Z`,
      upper,
    ),
    stroke(
      `M${n(x - s * 34)} ${n(y - 52)}H${n(x + s * 26)}Q${n(x + s * 40)} ${n(y - 34)} ${n(x + s * 76)} ${n(y - 28)}Q${n(x + s * 92)} ${n(y - 16)} ${n(x + s * 88)} ${n(y)}H${n(x - s * 38)}Z`,
      dark,
      7,
    ),
    stroke(polyline(x - s * 2, y - 42, x + s * 22, y - 16), stripe, 10),
    stroke(polyline(x - s * 34, y - 3, x + s * 84, y - 3), dark, 10),
  ]
}
