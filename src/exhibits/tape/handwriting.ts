import { between, pick, seededRandom } from '#contract/random.ts'

/** Handwritings on tapes; each is a font in ui/kit/handwriting.css. */
const hands = ['ballpoint', 'felt', 'child', 'school', 'fluent', 'slanted'] as const
export type Hand = (typeof hands)[number]

/** The CSS name of a font. */
export const faceOf = (hand: Hand) => `Hand ${hand}`

const stocks = ['#efe6cf', '#f2f0ea', '#edeee6', '#eec9c2', '#c9d8dc', '#efdc94', '#cfae7d'] as const
const inks = ['#1d2a6b', '#18171b', '#86141a', '#0e4a36', '#3a3a3e'] as const
const shells = ['#17161a', '#2c2623', '#6c665d'] as const
/** Ruled paper has one colour. */
const ruled = '#edeee6'

/** The look of a story's tape, always the same for the same story (TAPE-02). */
export interface TapeLook {
  readonly hand: Hand
  /** Rotation in its pile, degrees. */
  readonly tilt: number
  /** Offset from the pile to the right, as a share of its length; negative to the left. */
  readonly shift: number
  /** Slope of the writing, degrees. */
  readonly slope: number
  /** CSS colours of paper, ink and case. */
  readonly paper: string
  readonly ink: string
  readonly shell: string
  readonly isRuled: boolean
}

export const mostTilt = 1.6

/** @param storyId used as the seed */
export function tapeLook(storyId: number): TapeLook {
  const random = seededRandom(storyId)
  const paper = pick(random, stocks) ?? stocks[0]
  return {
    hand: pick(random, hands) ?? hands[0],
    tilt: between(random, -mostTilt, mostTilt),
    shift: between(random, -0.035, 0.035),
    slope: between(random, -0.9, 0.5),
    paper,
    ink: pick(random, inks) ?? inks[0],
    shell: pick(random, shells) ?? shells[0],
    isRuled: paper === ruled,
  }
}

/** The deck's own tape, labelled by the museum. */
export const ownLook: TapeLook = {
  hand: 'felt',
  tilt: 0,
  shift: 0,
  slope: 0,
  paper: stocks[0],
  ink: inks[0],
  shell: shells[0],
  isRuled: false,
}

/** The empty tape that invites to share a story. */
export const shareLook: TapeLook = {
  ...ownLook,
  hand: 'fluent',
  paper: '#f5efe1',
  ink: '#7d150c',
  shell: '#8e2417',
}
