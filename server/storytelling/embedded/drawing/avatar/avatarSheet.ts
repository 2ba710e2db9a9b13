import { deviceWords, featureWords, skillWords, storageWords } from '#content/motifs/avatarWordTables.ts'
import type { FeatureKind } from '#content/motifs/avatarWordTables.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import { inks } from '../inks.ts'
import type { Palette } from '../inks.ts'
import { motifs } from '../motifs/motifs.ts'
import type { Sheet } from '../press/print.ts'
import { chanceFrom } from '../random.ts'
import { ellipse, fade, fill, over, place, rect, rim, silhouette, tones, within } from '../shapes.ts'
import type { Drawing, Tone } from '../shapes.ts'
import { drawLeg, drawTrunk } from './clothes.ts'
import { drawFace } from './face.ts'
import { drawGadget } from './gadgets.ts'
import { heads } from './heads.ts'
import { initialOf } from './letters.ts'
import { drawArm, drawStore } from './limbs.ts'
import { postures } from './posture.ts'
import { readAnswer } from './readAnswer.ts'

type Era = AvatarAnswers['retroEra']

const palettes: Readonly<Record<Era, Palette>> = {
  '60s': inks('f4ecdc', '2b2350', 'f2542f', 'f8c53a'),
  '70s': inks('f3ead7', '3d241c', 'e4602b', 'e9b440'),
  '80s': inks('f2f0ee', '231a5e', 'ff4590', '4fd0e0'),
  '90s': inks('f2efe4', '1c3345', '17a08c', 'f5a3bd'),
  '2000s': inks('f3f4f1', '20305c', '3a86f0', 'c5dd4a'),
}
/** Pixels along each side, in the eras that drew with them. */
const coarse: Partial<Record<Era, number>> = { '80s': 128, '90s': 256 }

/** What stands on the head. */
const headwear: ReadonlySet<FeatureKind> = new Set(['antennae', 'lamp', 'lens', 'clock'])

/** Wall, letter on it, and floor. */
interface Room {
  readonly wall: Tone
  readonly letter: Tone
  readonly floor: readonly [Tone, Tone]
}
const rooms: readonly [Room, ...Room[]] = [
  {
    wall: tones.paper,
    letter: [0, 0, 0.85],
    floor: [
      [0, 0.9, 0.1],
      [0, 0.55, 0.1],
    ],
  },
  {
    wall: [0, 0, 0.9],
    letter: tones.paper,
    floor: [
      [0, 0.95, 0.2],
      [0, 0.7, 0.2],
    ],
  },
  {
    wall: tones.paper,
    letter: [0, 0.42, 0],
    floor: [
      [0, 0, 0.95],
      [0, 0, 0.5],
    ],
  },
  {
    wall: [0, 0.22, 0.1],
    letter: [0, 0.05, 0.9],
    floor: [
      [0.85, 0, 0],
      [0.6, 0.2, 0],
    ],
  },
]

/**
 * The character that six answers make: the era gives inks, clothes and line; the device its head; the storage its arms
 * and what it carries; the features what has grown on it; the skills posture and tool; the name the letter behind it.
 * Each answer rules its own part and no other.
 */
export function avatarSheet(answers: AvatarAnswers): Sheet {
  const era = answers.retroEra
  const byName = chanceFrom(answers.name.trim())
  const register = (x: number, y: number, turn: number) => ({ x, y, turn })
  const size = coarse[era]
  return {
    drawing: [
      within(rect(42, 42, 916, 886), [...scene(answers, byName.of(rooms)), ...figureOnGround(answers)]),
      ...leader(answers),
    ],
    palette: palettes[era],
    screens: [
      { kind: 'dots', period: era === '60s' ? 12 : era === '80s' ? 5.65 : 9, angle: 45 },
      { kind: 'dots', period: 9, angle: 75 },
      { kind: 'grain', period: 7, angle: 15 },
    ],
    registers: [register(0, 0, 0), register(3.4, -2.2, 0.1), register(-2.6, 3, -0.12)],
    grainAt: [byName.below(512), byName.below(512)],
    ...(size === undefined ? {} : { coarse: size }),
  }
}

/** The first letter of the name, as tall as the wall, built from what the era builds with. */
function scene({ name, retroEra }: AvatarAnswers, room: Room): Drawing {
  const [wide, high] = [86, 102]
  const [left, top] = [72, 72]
  const tone = room.letter
  return [
    fill(rect(-50, -50, 1100, 1100), room.wall),
    ...initialOf(name).map(({ x, y }) => {
      const [at, down] = [left + x * wide, top + y * high]
      if (retroEra === '60s')
        return fill(ellipse(at + wide / 2, down + high / 2, wide * 0.48, high * 0.48), tone)
      if (retroEra === '70s') return fill(rect(at - 2, down + 4, wide + 4, high - 8, 40), tone)
      if (retroEra === '2000s') {
        const soft: Tone = [0, (tone[1] ?? 0) * 0.7, (tone[2] ?? 0) * 0.6]
        return fill(rect(at + 4, down + 4, wide - 8, high - 8, 24), fade(tone, soft, [0, 0, 1, 1]))
      }
      return fill(rect(at, down, wide, high), tone)
    }),
    fill('M-50 800H1050V1050H-50Z', fade(...room.floor)),
  ]
}

/** On the ground, with its shadow, as large as the wall allows what stands on the head. */
function figureOnGround(answers: AvatarAnswers): Drawing {
  const { drawing, height } = figure(answers)
  const [x, y, scale] = [640, 884, Math.min(0.93, 806 / height)]
  return [
    over([
      {
        kids: silhouette(drawing, [0.5, 0, 0]),
        transform: `translate(${x} ${y}) matrix(1 0 -0.85 0.22 0 0) scale(${scale.toFixed(3)})`,
      },
    ]),
    place(x, y, rim(drawing, tones.paper, 9), scale),
    place(x, y, drawing, scale),
  ]
}

function figure(answers: AvatarAnswers): { readonly drawing: Drawing; readonly height: number } {
  const era = answers.retroEra
  const head = heads[readAnswer(answers.favoriteDevice, deviceWords).kinds[0]]
  const [storage] = readAnswer(answers.favoriteStorage, storageWords).kinds
  const features = readAnswer(answers.favoriteFeatures, featureWords).kinds.slice(0, 2)
  const gadgets = features.map((kind) => drawGadget(kind, head))
  const [skill] = readAnswer(answers.skills, skillWords).kinds
  const posture = postures[skill]
  const store = drawStore(storage)
  const { tool } = posture
  const held =
    tool === null ? [] : [place(tool.at[0], tool.at[1], motifs[tool.motif].draw(), tool.scale, tool.turn)]
  const arm = (side: 'left' | 'right') =>
    drawArm([side === 'left' ? -112 : 112, -408], posture[side].elbow, posture[side].hand, storage, era)
  const isFrontTool = tool !== null && Math.abs(tool.at[0]) < 120
  // The head sits on the shoulders by its chin, whatever its height.
  const headAt = [0, -588] as const
  const drawing: Drawing = [
    ...drawLeg([-52, -200], posture.feet[0], -1, era),
    ...drawLeg([54, -200], posture.feet[1], 1, era),
    place(
      0,
      -200,
      [
        place(0, 200, [
          ...store.behind,
          ...(isFrontTool ? [] : arm('left')),
          fill(rect(-34, -470, 68, 50), tones.dark),
          ...drawTrunk(era),
          ...store.front,
          ...gadgets.flatMap((gadget) => gadget.onTrunk),
          place(headAt[0], headAt[1], [
            ...gadgets.flatMap((gadget) => gadget.behind),
            ...head.drawing,
            ...gadgets.flatMap((gadget) => gadget.onHead),
            ...drawFace(head, era),
          ]),
        ]),
      ],
      1,
      posture.lean,
    ),
    ...held,
    ...(isFrontTool ? arm('left') : []),
    ...arm('right'),
  ]
  const onTop = features.some((kind) => headwear.has(kind)) ? 140 : 30
  return { drawing, height: -headAt[1] - head.top + onTop }
}

/** The six answers as strokes in the margin, as stories have their words there. */
function leader(answers: AvatarAnswers): Drawing {
  const texts = [
    answers.name,
    answers.retroEra,
    answers.favoriteDevice,
    answers.favoriteFeatures,
    answers.favoriteStorage,
    answers.skills,
  ]
  let x = 42
  return texts.flatMap((text) => {
    const words = text.trim().split(/\s+/u).slice(0, 8)
    const marks = words.flatMap((word, i) => {
      const wide = Math.min(60, 8 + [...word].length * 4)
      const isLast = i === words.length - 1
      const mark = fill(rect(x, 946, wide, isLast ? 18 : 10), isLast ? tones.accent : tones.dark)
      x += wide + 5
      return x < 958 ? [mark] : []
    })
    x += 12
    return marks
  })
}
