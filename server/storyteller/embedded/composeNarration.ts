import { narrationOf } from '#content/narrations/narrations.ts'
import { imaginedVoices, noVoices, visitorVoices } from '#content/narrations/voices.ts'
import { cutText } from '#contract/cutText.ts'
import { withoutUnseen } from '#contract/withoutUnseen.ts'
import { transcriptOf } from '#server/storyteller/narration/segments.ts'
import type { NarrationOrder, WrittenScript, WrittenSegment } from '#server/storyteller/ports.ts'
import { chooseQuotes } from './quotes.ts'
import type { Quote } from './quotes.ts'

/** Most characters of a narration: under two minutes with pauses and music. */
const scriptChars = 1540
/** Most and least of them for all quotations together. */
const quotesChars = { most: 400, least: 160 } as const
/** Approximate characters of the introductions of quotations. */
const handingChars = 130
/** Longest name of a device that is read in full, characters. */
const nameChars = 60

/** Writes the narration. Pure: the same order gives the same words. Two editions in a row have different openings. */
export function composeScript(order: NarrationOrder): WrittenScript {
  const { language, edition } = order
  const narration = narrationOf(order.deviceId)
  const name = nameOf(order)
  const narrated = (text: string) => [segment({ text: text.replaceAll('{device}', () => name) })]
  const opening = pick(narration.openings[language], edition)
  const closing = pick(narration.closings[language], edition)
  const own = [opening, ...narration.body[language], closing].join(' ').length
  const remaining = scriptChars - handingChars - own
  const voices = voicesFor(order, Math.min(quotesChars.most, Math.max(quotesChars.least, remaining)))
  // Each quotation follows a part of the body, so that facts and memories alternate.
  const body = narration.body[language].flatMap((text, index) => [
    ...narrated(text),
    ...(voices[index] ?? []),
  ])
  const segments = [...narrated(opening), ...body, ...narrated(closing)]
  return { segments, storyIds: segments.flatMap(({ storyId }) => storyId ?? []) }
}

/** As paragraphs, for the transcript. */
export function composeNarration(order: NarrationOrder): string[] {
  return transcriptOf(composeScript(order).segments).split('\n\n')
}

/** The sentence that introduces quotations; `imagined` for invented stories. */
export const handover = (imagined: boolean, { language, edition }: NarrationOrder, index: number): string => {
  const handing = (imagined ? imaginedVoices : visitorVoices)[language]
  return index === 0 ? pick(handing.first, edition) : pick(handing.next, edition + index)
}

/** In the language's quotation marks. */
export const quoted = (text: string, { language }: NarrationOrder) =>
  language === 'de' ? `«${text}»` : `“${text}”`

/** Quotations for the places of a script, at most one each. */
export const quotesFor = (order: NarrationOrder, places: number): Quote[] =>
  chooseQuotes(order, quotesChars.most).slice(0, places)

function voicesFor(order: NarrationOrder, chars: number): WrittenSegment[][] {
  const { language, edition } = order
  const quotes = chooseQuotes(order, chars)
  if (quotes.length === 0) return [[segment({ text: pick(noVoices[language], edition) })]]
  const imagined = quotes.some(({ sample }) => sample)
  return quotes.map(({ text, storyId }, index) => [
    segment({ text: handover(imagined, order, index), endsParagraph: false }),
    segment({ kind: 'quote', text: quoted(text, order), storyId }),
  ])
}

function segment(part: Partial<WrittenSegment> & { readonly text: string }): WrittenSegment {
  return { kind: 'text', seconds: null, endsParagraph: true, storyId: null, ...part }
}

/** The name on one line, shortened for speech. */
function nameOf({ deviceName, language }: NarrationOrder): string {
  const name = withoutUnseen(deviceName, ' ').replace(/\s+/gu, ' ').trim()
  if (name === '') return language === 'de' ? 'ein Gerät ohne Namen' : 'a device without a name'
  return name.length <= nameChars ? name : `${cutText(name, nameChars).trimEnd()}…`
}

function pick<T>(list: readonly T[], edition: number): T {
  const item = list.at(Math.abs(Math.trunc(edition)) % list.length)
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
