import type { SkillKind } from '#content/motifs/avatarWordTables.ts'
import type { MotifName } from '#content/motifs/motifWords.ts'

type Point = readonly [number, number]

/** A thing that is held: where, how large (1 is 900 units), how turned, and whether the arms go before or behind it. */
export interface Tool {
  readonly motif: MotifName
  readonly at: Point
  readonly scale: number
  readonly turn: number
  readonly isBehindHands: boolean
}

/** Where hands and feet are. Origin between the feet, up is negative; the shoulders are at x = ∓112, y = -410. */
export interface Posture {
  readonly left: { readonly elbow: Point; readonly hand: Point }
  readonly right: { readonly elbow: Point; readonly hand: Point }
  readonly feet: readonly [Point, Point]
  /** Degrees by which head and trunk lean. */
  readonly lean: number
  readonly tool: Tool | null
}

const standing = [
  [-66, 0],
  [70, 0],
] as const
const walking = [
  [-96, 0],
  [104, -4],
] as const
const hanging = { elbow: [-196, -320], hand: [-190, -215] } as const
const raised = { elbow: [214, -380], hand: [246, -520] } as const

function posture(part: Partial<Posture>): Posture {
  return { left: hanging, right: raised, feet: standing, lean: 0, tool: null, ...part }
}

const bothInFront = {
  left: { elbow: [-206, -310], hand: [-132, -262] },
  right: { elbow: [210, -310], hand: [140, -262] },
} as const

/** What somebody can do shows in how they stand and what they hold. */
export const postures: Readonly<Record<SkillKind, Posture>> = {
  repair: posture({
    tool: { motif: 'key', at: [262, -560], scale: 0.2, turn: -62, isBehindHands: true },
    left: { elbow: [-214, -330], hand: [-150, -262] },
  }),
  rewind: posture({
    tool: { motif: 'pencil', at: [262, -566], scale: 0.22, turn: -94, isBehindHands: true },
    lean: -3,
  }),
  dance: posture({
    left: { elbow: [-226, -430], hand: [-262, -560] },
    right: { elbow: [220, -330], hand: [290, -250] },
    feet: [
      [-130, -70],
      [40, 0],
    ],
    lean: 7,
  }),
  sing: posture({
    right: { elbow: [244, -330], hand: [276, -440] },
    left: { elbow: [-230, -400], hand: [-300, -470] },
    tool: { motif: 'microphone', at: [262, -462], scale: 0.21, turn: -34, isBehindHands: true },
    lean: -4,
  }),
  write: posture({ tool: { motif: 'pencil', at: [270, -540], scale: 0.26, turn: 84, isBehindHands: true } }),
  code: posture({
    ...bothInFront,
    tool: { motif: 'keyboard', at: [4, -286], scale: 0.34, turn: -3, isBehindHands: true },
  }),
  photograph: posture({
    left: { elbow: [-200, -330], hand: [-70, -330] },
    right: { elbow: [204, -330], hand: [84, -330] },
    tool: { motif: 'camera', at: [6, -330], scale: 0.17, turn: 0, isBehindHands: true },
  }),
  kick: posture({
    feet: [
      [-50, 0],
      [150, -74],
    ],
    left: { elbow: [-226, -390], hand: [-300, -440] },
    right: { elbow: [204, -330], hand: [256, -250] },
    lean: -6,
    tool: { motif: 'ball', at: [272, -52], scale: 0.13, turn: 0, isBehindHands: true },
  }),
  play: posture({
    left: { elbow: [-214, -300], hand: [-60, -250] },
    right: { elbow: [220, -330], hand: [196, -398] },
    tool: { motif: 'guitar', at: [30, -282], scale: 0.36, turn: 58, isBehindHands: true },
    lean: -3,
  }),
  game: posture({
    ...bothInFront,
    tool: { motif: 'controller', at: [4, -290], scale: 0.23, turn: 0, isBehindHands: true },
    lean: 2,
  }),
  read: posture({
    ...bothInFront,
    tool: { motif: 'book', at: [4, -306], scale: 0.27, turn: 0, isBehindHands: true },
  }),
  travel: posture({
    feet: walking,
    right: { elbow: [196, -310], hand: [214, -190] },
    left: { elbow: [-214, -390], hand: [-256, -510] },
    tool: { motif: 'suitcase', at: [222, -88], scale: 0.24, turn: 0, isBehindHands: true },
  }),
  garden: posture({ tool: { motif: 'flower', at: [254, -590], scale: 0.27, turn: 8, isBehindHands: true } }),
  cook: posture({
    right: { elbow: [220, -340], hand: [262, -420] },
    tool: { motif: 'cup', at: [282, -468], scale: 0.17, turn: 0, isBehindHands: true },
  }),
  listen: posture({
    right: { elbow: [236, -440], hand: [206, -570] },
    left: { elbow: [-206, -310], hand: [-120, -280] },
    lean: 5,
  }),
}
