import { imaginedVoices, visitorVoices } from '#content/narrations/voices.ts'
import { handover, quoted, quotesFor } from '#server/storyteller/embedded/composeNarration.ts'
import type { NarrationOrder, WrittenScript, WrittenSegment } from '#server/storyteller/ports.ts'

/**
 * Renews the quotations in a script of staff. Their introductions follow the kind of stories, visitors' or invented,
 * unless staff have changed them; a place without a story is removed with its introduction.
 */
export function renewQuotes(script: readonly WrittenSegment[], order: NarrationOrder): WrittenScript {
  const places = script.filter(({ kind }) => kind === 'quote').length
  const quotes = quotesFor(order, places)
  const imagined = quotes.some(({ sample }) => sample)
  const others = handingWords(!imagined, order)
  const segments: WrittenSegment[] = []
  let place = 0
  for (const segment of script) {
    const before = segments.at(-1)
    const handsOver = before?.kind === 'text' && !before.endsParagraph ? before : null
    if (segment.kind !== 'quote') {
      segments.push(segment)
      continue
    }
    const quote = quotes[place]
    if (quote === undefined) {
      if (handsOver !== null) segments.pop()
      continue
    }
    if (handsOver !== null && others.has(handsOver.text)) {
      segments[segments.length - 1] = { ...handsOver, text: handover(imagined, order, place) }
    }
    segments.push({ ...segment, text: quoted(quote.text, order), storyId: quote.storyId })
    place += 1
  }
  return { segments, storyIds: segments.flatMap(({ storyId }) => storyId ?? []) }
}

/** The exhibition's own introductions of quotations. */
const handingWords = (imagined: boolean, { language }: NarrationOrder): ReadonlySet<string> => {
  const { first, next } = (imagined ? imaginedVoices : visitorVoices)[language]
  return new Set([...first, ...next])
}
