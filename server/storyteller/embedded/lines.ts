import type { Staging } from '#content/narrations/staging.ts'
import type { Language } from '#contract/common.ts'
import { captionsOf } from '#server/storyteller/captionLines.ts'
import { isSpoken, paragraphsIn } from '#server/storyteller/narration/segments.ts'
import type { WrittenSegment } from '#server/storyteller/ports.ts'
import { pauseAfter, voiceFor } from './prosody.ts'
import { sayable } from './sayable.ts'
import { sentencesOf } from './sentences.ts'
import type { Utterance } from './synthesize.ts'

/** A sentence to be read, with the positions of its captions. */
export interface Line extends Utterance {
  readonly captions: readonly { readonly text: string; readonly at: number }[]
  /** Index of its segment in the script. */
  readonly segment: number
}

type Segment = Pick<WrittenSegment, 'kind' | 'text' | 'endsParagraph'>

/** The sentences of a script with voices and pauses. Segments without words are left out. */
export function linesOf(segments: readonly Segment[], staging: Staging, language: Language): Line[] {
  const quotes = segments.filter(({ kind }) => kind === 'quote')
  const spoken = [...segments.entries()].flatMap(([segment, { kind, text, endsParagraph }]) =>
    isSpoken({ kind }) ? [{ kind, text, endsParagraph, segment }] : [],
  )
  const visitorOf = (segment: number) => {
    const one = segments[segment]
    return one?.kind === 'quote' ? quotes.indexOf(one) : null
  }
  const paragraphs = paragraphsIn(spoken)
  return paragraphs.flatMap((paragraph, p) => {
    const sentences = paragraph.flatMap(({ text, segment }) =>
      sentencesOf(text, language).map((sentence) => ({ sentence, segment, visitor: visitorOf(segment) })),
    )
    return sentences.map(({ sentence, segment, visitor }, index): Line => {
      const next = sentences[index + 1]
      const placed = {
        sentence,
        index,
        count: sentences.length,
        visitor,
        handsOver: next !== undefined && next.visitor !== visitor,
        isLastOfAll: p === paragraphs.length - 1 && next === undefined,
      }
      let text = ''
      const captions = captionsOf(sentence).map((caption) => {
        const at = text.length
        text += `${sayable(caption, language)} `
        return { text: caption, at }
      })
      return {
        text: text.trim(),
        voice: voiceFor(placed, staging, language),
        isVisitor: visitor !== null,
        pauseMs: pauseAfter(placed, staging),
        captions,
        segment,
      }
    })
  })
}
