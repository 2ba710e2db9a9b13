import type { StorageKind } from '#content/motifs/avatarWordTables.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import { circle, fill, lit, n, place, polyline, rect, repeat, stroke, tones } from '../shapes.ts'
import type { Drawing, Tone } from '../shapes.ts'
import { motifs } from '../motifs/motifs.ts'

type Point = readonly [number, number]

const { dark, accent, light, paper, grey } = tones

const sleeves: Readonly<Record<AvatarAnswers['retroEra'], Tone>> = {
  '60s': light,
  '70s': light,
  '80s': accent,
  '90s': accent,
  '2000s': accent,
}

/** An arm from the shoulder over the elbow to the hand, made of what memory is kept on. */
export function drawArm(
  shoulder: Point,
  elbow: Point,
  hand: Point,
  kind: StorageKind,
  era: AvatarAnswers['retroEra'],
): Drawing {
  const d = `M${n(shoulder[0])} ${n(shoulder[1])}Q${n(elbow[0])} ${n(elbow[1])} ${n(hand[0])} ${n(hand[1])}`
  const half = halfway(shoulder, elbow, hand)
  const sleeve = stroke(polyline(...shoulder, ...half), sleeves[era], 52)
  const cuff = stroke(
    polyline(...half, half[0] + 1, half[1] + 1),
    [0.4, sleeves[era][1], sleeves[era][2]],
    56,
  )
  const palm: Drawing = [fill(circle(...hand, 27), paper), stroke(circle(...hand, 27), dark, 7)]
  if (kind === 'cassette' || kind === 'film') {
    // A ribbon of tape, or of film with its holes.
    return [
      stroke(d, dark, 38),
      stroke(d, kind === 'film' ? grey : [0.62, 0.3, 0], 20),
      sleeve,
      cuff,
      ...(kind === 'film' ? holes(half, elbow, hand) : []),
      ...reel(hand),
    ]
  }
  if (kind === 'stick' || kind === 'cloud') {
    return [stroke(d, dark, 26), stroke(d, light, 10), sleeve, cuff, ...plug(elbow, hand)]
  }
  if (kind === 'floppy') {
    return [
      ...[-15, -5, 5, 15].map((by, i) =>
        place(by * 0.7, by, [stroke(d, ([dark, accent, light, dark] as const)[i] ?? dark, 9)]),
      ),
      sleeve,
      cuff,
      ...palm,
    ]
  }
  if (kind === 'record' || kind === 'disc' || kind === 'drive') {
    const joint = (at: Point, r: number): Drawing => [
      fill(circle(...at, r), kind === 'disc' ? light : dark),
      fill(circle(...at, r * 0.42), kind === 'record' ? accent : paper),
      stroke(circle(...at, r), dark, 6),
    ]
    return [stroke(d, grey, 30), ...joint(half, 32), ...joint(hand, 30), ...joint(shoulder, 38)]
  }
  return [stroke(d, dark, 40), stroke(d, sleeves[era], 30), sleeve, ...palm]
}

/** What is kept on it, worn on the chest or on the back. */
export function drawStore(kind: StorageKind): { readonly behind: Drawing; readonly front: Drawing } {
  const pack = (drawing: Drawing): Drawing => drawing
  const badge = (motif: Drawing, scale: number): Drawing => [place(-58, -338, motif, scale, -8)]
  if (kind === 'cassette') return { behind: [], front: badge(motifs.cassette.draw(), 0.105) }
  if (kind === 'record')
    return {
      behind: pack([
        fill(circle(-96, -300, 150), dark),
        ...repeat(3, (i) => stroke(circle(-96, -300, 132 - i * 20), grey, 4)),
        fill(circle(-96, -300, 48), accent),
      ]),
      front: [],
    }
  if (kind === 'disc')
    return {
      behind: pack([
        fill(circle(96, -330, 146), lit(light, 0.3)),
        fill('M96 -330L-20 -420A146 146 0 0 1 60 -471Z', paper),
        fill('M96 -330L230 -272A146 146 0 0 1 150 -194Z', accent),
        fill(circle(96, -330, 34), paper),
        stroke(circle(96, -330, 146), dark, 7),
      ]),
      front: [],
    }
  if (kind === 'floppy') return { behind: [], front: badge(motifs.floppy.draw(), 0.105) }
  if (kind === 'stick')
    return {
      behind: [],
      front: [
        place(-56, -330, [
          fill(rect(-20, -42, 40, 62, 8), accent),
          fill(rect(-13, -66, 26, 26), grey),
          stroke(rect(-20, -42, 40, 62, 8), dark, 6),
        ]),
      ],
    }
  if (kind === 'cloud')
    return {
      behind: [
        fill(
          'M-250 -400C-340 -400 -340 -500 -262 -506C-262 -590 -150 -600 -120 -540C-60 -610 60 -610 110 -540C150 -600 262 -590 262 -506C340 -500 340 -400 250 -400Z',
          lit(light, 0.3),
        ),
      ],
      front: [],
    }
  if (kind === 'drive')
    return {
      behind: [],
      front: [
        fill(rect(-100, -352, 90, 60, 8), dark),
        ...repeat(3, (i) => fill(circle(-80 + i * 26, -322, 8), i === 1 ? light : accent)),
      ],
    }
  if (kind === 'film')
    return {
      behind: [],
      front: [
        stroke('M-110 -424Q0 -300 116 -424', dark, 40),
        ...repeat(7, (i) => fill(rect(-94 + i * 30, -404 + (36 - (i - 3) ** 2 * 4) * 1.4, 14, 16), paper)),
      ],
    }
  if (kind === 'paper')
    return {
      behind: [
        fill(rect(-206, -430, 120, 200, 10), accent),
        fill(rect(-190, -470, 80, 60), paper),
        stroke(rect(-190, -470, 80, 60), dark, 6),
        stroke(rect(-206, -430, 120, 200, 10), dark, 7),
      ],
      front: [stroke(polyline(-96, -436, 96, -190), dark, 16)],
    }
  return { behind: [], front: [place(-56, -336, motifs.heart.draw().slice(0, 2), 0.1)] }
}

function halfway(a: Point, b: Point, c: Point): Point {
  return [(a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4]
}

function reel([x, y]: Point): Drawing {
  return [
    fill(circle(x, y, 34), dark),
    fill(circle(x, y, 20), paper),
    ...repeat(3, (i) =>
      stroke(polyline(x, y, x + 17 * Math.cos(i * 2.1), y + 17 * Math.sin(i * 2.1)), dark, 7),
    ),
  ]
}

function plug(elbow: Point, hand: Point): Drawing {
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI - 90
  return [
    place(
      hand[0],
      hand[1],
      [
        fill(rect(-26, -24, 52, 50, 12), accent),
        stroke(rect(-26, -24, 52, 50, 12), dark, 7),
        fill(rect(-17, 26, 34, 30), grey),
      ],
      1,
      turn,
    ),
  ]
}

function holes(from: Point, elbow: Point, to: Point): Drawing {
  return repeat(5, (i) => {
    const t = (i + 0.5) / 5
    const [x, y] = [
      from[0] * (1 - t) + to[0] * t,
      from[1] * (1 - t) + to[1] * t + (elbow[1] - (from[1] + to[1]) / 2) * 0.1,
    ]
    return fill(rect(x - 6, y - 6, 12, 12), paper)
  })
}
