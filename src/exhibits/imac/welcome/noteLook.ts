import { between, pick, seededRandom } from '#contract/random.ts'

const papers = ['#fff27d', '#ffd0de', '#c9f0d1', '#cfe9ff', '#ffe0b0'] as const
/** Handwritings of ui/kit/handwriting.css that are easy to read. */
const hands = ['child', 'felt', 'school'] as const

interface NoteLook {
  /** Degrees. */
  readonly tilt: number
  readonly paper: string
  readonly hand: (typeof hands)[number]
  readonly curl: 'left' | 'right'
}

/** The look of a note: always the same for the same story. */
export function noteLook(storyId: number): NoteLook {
  const random = seededRandom(storyId)
  return {
    tilt: Number(between(random, -6, 6).toFixed(1)),
    paper: pick(random, papers) ?? papers[0],
    hand: pick(random, hands) ?? hands[0],
    curl: random() < 0.5 ? 'left' : 'right',
  }
}
