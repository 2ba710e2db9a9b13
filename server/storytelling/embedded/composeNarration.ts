import type { Language } from '../../../contract/common.ts'
import { narrationOf } from '../../../content/narrations/narrations.ts'
import { imaginedVoices, visitorVoices } from '../../../content/narrations/voices.ts'
import type { NarrationOrder, StoryMaterial } from '../ports.ts'
import { sentencesOf } from './sentences.ts'

/** Longest quotation in characters: about 15 seconds of speech. */
const quoteChars = 200

/**
 * Writes the narration as paragraphs. Pure: the same order gives the same words. Two editions in a row never open
 * alike, because each list of openings has more than one entry.
 */
export function composeNarration(order: NarrationOrder): string[] {
  const { language, edition } = order
  const narration = narrationOf(order.deviceId)
  const voice = visitorVoice(order)
  const paragraphs = [
    pick(narration.openings[language], edition),
    ...narration.body[language],
    ...(voice ? [voice] : []),
    pick(narration.closings[language], edition),
  ]
  return paragraphs.map((paragraph) => paragraph.replaceAll('{device}', () => order.deviceName.trim()))
}

/** Visitors come before the invented stories; each edition quotes the next one. */
function visitorVoice({ stories, language, edition }: NarrationOrder): string | null {
  const quotable = (story: StoryMaterial) => quoteFrom(textIn(story, language), language) !== null
  const fromVisitors = stories.filter((story) => !story.sample && quotable(story))
  const candidates = fromVisitors.length > 0 ? fromVisitors : stories.filter(quotable)
  if (candidates.length === 0) return null
  const story = pick(candidates, edition)
  const quote = quoteFrom(textIn(story, language), language)
  if (quote === null) return null
  const template = pick((story.sample ? imaginedVoices : visitorVoices)[language], edition)
  return template.replace('{quote}', () => quote)
}

/** One or two sentences from the beginning, whole and short enough to listen to; null where there are none. */
export function quoteFrom(text: string, language: Language): string | null {
  const sentences = sentencesOf(spokenForm(text, language), language)
  const first = sentences.findIndex((sentence) => sentence.length >= 12 && sentence.length <= quoteChars)
  const opening = sentences[first]
  if (opening === undefined) return null
  const next = sentences[first + 1]
  const both = next === undefined ? opening : `${opening} ${next}`
  const quote = both.length <= quoteChars ? both : opening
  return /[.!?…]$/.test(quote) ? quote : `${quote}.`
}

/** Leaves out what nobody wants read aloud, and nests quotation marks as each language does. */
function spokenForm(text: string, language: Language): string {
  const [open, close] = language === 'de' ? ['‹', '›'] : ['‘', '’']
  return text
    .replace(/https?:\/\/\S+|\S+@\S+\.\S+/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{So}\s]+/gu, ' ')
    .replace(/[«“„]/gu, open)
    .replace(/[»”]/gu, close)
    .replace(/(^|[\s(])"(?=\S)/gu, `$1${open}`)
    .replaceAll('"', close)
    .trim()
}

function textIn(story: StoryMaterial, language: Language): string {
  return (language === 'de' ? story.textDE : story.textEN) ?? ''
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], edition: number): T {
  const item = list.at(Math.abs(Math.trunc(edition)) % list.length)
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
