import { narrationOf } from '#content/narrations/narrations.ts'
import { imaginedVoices, noVoices, visitorVoices } from '#content/narrations/voices.ts'
import type { NarrationOrder } from '../ports.ts'
import { chooseQuotes } from './quotes.ts'
import type { Quote } from './quotes.ts'

/** A stretch of a narration in one voice. */
export interface Passage {
  readonly text: string
  /** Null for the narrator; else which of the visitors' voices speaks, counted from 0. */
  readonly visitor: number | null
  /** Of a quotation: which story it is from. */
  readonly storyId?: number
}

export type Paragraph = readonly Passage[]

/** What a narration holds at most, characters: read with its pauses and music, under two minutes. */
const scriptChars = 1540
/** Of these, what all quotations together take at most and at least. */
const quotesChars = { most: 400, least: 160 } as const
/** What the handing over from voice to voice takes, about. */
const handingChars = 130
/** Longest name of a device that is read out in full, characters. */
const nameChars = 60

/**
 * Writes the narration. Pure: the same order gives the same words. Two editions in a row never open alike, because
 * each list of openings has more than one entry.
 */
export function composeScript(order: NarrationOrder): Paragraph[] {
  const { language, edition } = order
  const narration = narrationOf(order.deviceId)
  const name = nameOf(order)
  const narrated = (text: string): Paragraph => [
    { text: text.replaceAll('{device}', () => name), visitor: null },
  ]
  const opening = pick(narration.openings[language], edition)
  const closing = pick(narration.closings[language], edition)
  const own = [opening, ...narration.body[language], closing].join(' ').length
  const left = scriptChars - handingChars - own
  const voices = voicesFor(order, Math.min(quotesChars.most, Math.max(quotesChars.least, left)))
  // Each voice has its place behind a part of the body, so that facts and memories take turns.
  const body = narration.body[language].flatMap((text, index) => {
    const voice = voices[index]
    return voice === undefined ? [narrated(text)] : [narrated(text), voice]
  })
  return [narrated(opening), ...body, narrated(closing)]
}

/** The same as plain paragraphs: what is shown as transcript. */
export function composeNarration(order: NarrationOrder): string[] {
  return composeScript(order).map(paragraphText)
}

export function paragraphText(paragraph: Paragraph): string {
  return paragraph.map(({ text }) => text).join(' ')
}

/** The stories that a script quotes. */
export function quotedStories(script: readonly Paragraph[]): number[] {
  return script.flat().flatMap(({ storyId }) => storyId ?? [])
}

function voicesFor(order: NarrationOrder, chars: number): Paragraph[] {
  const { language, edition } = order
  const quotes = chooseQuotes(order, chars)
  if (quotes.length === 0) return [[{ text: pick(noVoices[language], edition), visitor: null }]]
  const handing = (quotes.some(({ sample }) => sample) ? imaginedVoices : visitorVoices)[language]
  return quotes.map(({ text, storyId }: Quote, index) => [
    {
      text: index === 0 ? pick(handing.first, edition) : pick(handing.next, edition + index),
      visitor: null,
    },
    { text: language === 'de' ? `«${text}»` : `“${text}”`, visitor: index, storyId },
  ])
}

/** The name as a visitor typed it, on one line and short enough to be said. */
function nameOf({ deviceName, language }: NarrationOrder): string {
  const name = deviceName.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  if (name === '') return language === 'de' ? 'ein Gerät ohne Namen' : 'a device without a name'
  return name.length <= nameChars ? name : `${name.slice(0, nameChars).trimEnd()}…`
}

function pick<T>(list: readonly T[], edition: number): T {
  const item = list.at(Math.abs(Math.trunc(edition)) % list.length)
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
