import type { Language } from '#contract/common.ts'
import { captionsOf } from '../captionLines.ts'
import type { Paragraph } from './composeNarration.ts'
import { pauseAfter, voiceFor } from './prosody.ts'
import { sayable } from './sayable.ts'
import { sentencesOf } from './sentences.ts'
import type { Utterance } from './speechJob.ts'
import type { Staging } from '#content/narrations/staging.ts'

/** A sentence on its way: what is read, and where in it each caption begins. */
export interface Line extends Utterance {
  readonly captions: readonly { readonly text: string; readonly at: number }[]
  /** Which paragraph it belongs to. */
  readonly paragraph: number
}

/** The sentences of a narration, each with its voice and the pause after it. What holds no word is left out. */
export function linesOf(paragraphs: readonly Paragraph[], staging: Staging, language: Language): Line[] {
  return paragraphs.flatMap((paragraph, p) => {
    const sentences = paragraph.flatMap(({ text, visitor }) =>
      sentencesOf(text, language).map((sentence) => ({ sentence, visitor })),
    )
    return sentences.map(({ sentence, visitor }, index): Line => {
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
        paragraph: p,
      }
    })
  })
}
