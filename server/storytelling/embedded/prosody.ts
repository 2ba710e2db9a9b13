import { hashOf } from '#contract/random.ts'
import type { Language } from '#contract/common.ts'
import type { Staging } from '#content/narrations/staging.ts'
import type { VoiceSettings } from './synthesize.ts'
import type { VoiceVariant } from '#content/narrations/staging.ts'

/** A sentence in its surroundings. */
export interface Placed {
  /** As it is written, with its punctuation. */
  readonly sentence: string
  /** Place among the sentences of its paragraph. */
  readonly index: number
  readonly count: number
  /** Null for the narrator. */
  readonly visitor: number | null
  /** The next sentence is in another voice. */
  readonly handsOver: boolean
  readonly isLastOfAll: boolean
}

/** After a sentence, by how it ends, milliseconds. */
const pausesMs = { period: 430, exclamation: 470, question: 720, ellipsis: 820, colon: 330 } as const
const paragraphMs = 980
/** Before a visitor speaks, and after. */
const handingOverMs = 620
/** A few words alone want to be heard out. */
const shortSentence = { chars: 28, pauseMs: 130 } as const

export function pauseAfter(placed: Placed, { pauseFactor }: Pick<Staging, 'pauseFactor'>): number {
  if (placed.isLastOfAll) return 0
  const { sentence } = placed
  const short = sentence.length <= shortSentence.chars ? shortSentence.pauseMs : 0
  const own = pausesMs[endingOf(sentence)] + short
  const isLast = placed.index === placed.count - 1
  const wanted = Math.max(own, isLast ? paragraphMs : 0, placed.handsOver ? handingOverMs : 0)
  return Math.round(wanted * pauseFactor)
}

/**
 * How a sentence is said. A paragraph begins a little higher and ends lower and slower, as breath does; questions are
 * livelier; what is short is said with weight, what is long moves on; nobody says two sentences quite alike.
 */
export function voiceFor(placed: Placed, staging: Staging, language: Language): VoiceSettings {
  const { sentence, index, count, visitor } = placed
  const through = count > 1 ? index / (count - 1) : 0.5
  const ending = endingOf(sentence)
  let rate = staging.rate[language]
  let pitch = staging.pitch + 5 - 9 * through
  let range = staging.range
  if (sentence.length <= shortSentence.chars) {
    rate *= 0.92
    pitch -= 2
  } else if (sentence.length > 110) rate *= 1.03
  if (index === count - 1) rate *= 0.96
  if (ending === 'question') {
    range += 14
    pitch += 3
  }
  if (ending === 'exclamation') range += 8
  if (placed.isLastOfAll) rate *= 0.94
  const sway = swayOf(sentence)
  if (visitor !== null) {
    // People remember at their own pace, a little slower than a machine reports.
    rate *= 0.97
    pitch = 50 + 4 - 7 * through
    range = 66
  }
  return {
    language,
    variant: variantFor(visitor, staging),
    rate: Math.round(rate * (1 + 0.025 * sway)),
    pitch: clamp(pitch + 2.5 * sway),
    range: clamp(range - 4 * sway),
  }
}

function variantFor(visitor: number | null, staging: Staging): VoiceVariant {
  if (visitor === null) return staging.narrator
  return staging.visitors[visitor % staging.visitors.length] ?? staging.visitors[0]
}

function endingOf(sentence: string): keyof typeof pausesMs {
  const bare = sentence.replace(/(?<![\p{Pf}\p{Pi}"')\]])[\p{Pf}\p{Pi}"')\]]+$/u, '')
  if (bare.endsWith('?')) return 'question'
  if (bare.endsWith('!')) return 'exclamation'
  if (bare.endsWith('…') || bare.endsWith('...')) return 'ellipsis'
  return bare.endsWith(':') ? 'colon' : 'period'
}

/** -1 to 1, the same for the same words. */
function swayOf(sentence: string): number {
  return ((hashOf(sentence) >>> 8) % 1000) / 499.5 - 1
}

function clamp(value: number): number {
  return Math.round(Math.min(95, Math.max(5, value)))
}
