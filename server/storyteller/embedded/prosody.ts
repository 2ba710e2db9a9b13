import { hashOf } from '#contract/random.ts'
import type { Language } from '#contract/common.ts'
import type { Staging } from '#content/narrations/staging.ts'
import type { Phrase } from './phrases.ts'
import type { VoiceSettings } from './synthesize.ts'
import type { VoiceVariant } from '#content/narrations/staging.ts'

export interface Placed {
  /** With its punctuation. */
  readonly sentence: string
  /** Index in its paragraph. */
  readonly index: number
  readonly count: number
  /** Null for the narrator. */
  readonly visitor: number | null
  /** The next sentence has another voice. */
  readonly handsOver: boolean
  readonly isLastOfAll: boolean
}

/** ms between sentences: longer after long ones, questions and ellipses. Limits a staging's factor, too. */
const sentenceMs = { least: 350, most: 600, base: 340, perChar: 1.5, question: 90, ellipsis: 110 } as const
const paragraphMs = { least: 800, most: 1200, base: 850, perChar: 1.5 } as const
/** A pause after short sentences. */
const shortSentence = { chars: 28, pauseMs: 100 } as const

export function pauseAfter(placed: Placed, { pauseFactor }: Pick<Staging, 'pauseFactor'>): number {
  if (placed.isLastOfAll) return 0
  const { length } = placed.sentence
  if (placed.index === placed.count - 1) {
    const { base, perChar } = paragraphMs
    return within(paragraphMs, (base + perChar * length) * pauseFactor)
  }
  // The longest pause before another voice.
  if (placed.handsOver) return sentenceMs.most
  const { base, perChar } = sentenceMs
  const ending = endingOf(placed.sentence)
  const more = ending === 'question' || ending === 'ellipsis' ? sentenceMs[ending] : 0
  const short = length <= shortSentence.chars ? shortSentence.pauseMs : 0
  return within(sentenceMs, (base + perChar * length + more + short) * pauseFactor)
}

const within = ({ least, most }: { readonly least: number; readonly most: number }, ms: number) =>
  Math.round(Math.min(most, Math.max(least, ms)))

/**
 * The voice for a sentence. Paragraphs begin higher and end lower and slower; questions are livelier; short sentences
 * are slower, long ones faster; with a small variation per sentence.
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
    // Visitors speak a little slower than the narrator.
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

/** The voice for a phrase: each lower than the last, the final one slower, asides lower, faster and flatter. */
export function phraseVoice(
  voice: VoiceSettings,
  { isAside }: Pick<Phrase, 'isAside'>,
  { index, count }: { readonly index: number; readonly count: number },
): VoiceSettings {
  const isDrawnOut = count > 1 && index === count - 1
  return {
    ...voice,
    rate: Math.round(voice.rate * (isAside ? 1.06 : isDrawnOut ? 0.97 : 1)),
    pitch: clamp(voice.pitch - Math.min(4, index) - (isAside ? 8 : 0)),
    range: clamp(voice.range - (isAside ? 14 : 0)),
  }
}

function variantFor(visitor: number | null, staging: Staging): VoiceVariant {
  if (visitor === null) return staging.narrator
  return staging.visitors[visitor % staging.visitors.length] ?? staging.visitors[0]
}

function endingOf(sentence: string): 'question' | 'exclamation' | 'ellipsis' | 'other' {
  const bare = sentence.replace(/(?<![\p{Pf}\p{Pi}"')\]])[\p{Pf}\p{Pi}"')\]]+$/u, '')
  if (bare.endsWith('?')) return 'question'
  if (bare.endsWith('!')) return 'exclamation'
  return bare.endsWith('…') || bare.endsWith('...') ? 'ellipsis' : 'other'
}

/** -1 to 1, constant for the same words. */
function swayOf(sentence: string): number {
  return ((hashOf(sentence) >>> 8) % 1000) / 499.5 - 1
}

function clamp(value: number): number {
  return Math.round(Math.min(95, Math.max(5, value)))
}
