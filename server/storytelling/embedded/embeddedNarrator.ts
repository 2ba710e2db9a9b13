import type { Cue } from '../../../contract/device.ts'
import type { NarrationOrder, Narrator, SpokenNarration } from '../ports.ts'
import { composeNarration } from './composeNarration.ts'
import { sayable } from './sayable.ts'
import { captionsOf, sentencesOf } from './sentences.ts'
import type { Speech } from './speech.ts'
import type { SpeechResult, Utterance } from './speechJob.ts'
import { narratorVoices } from './narratorVoices.ts'

/** Two lines of a caption at most. */
const captionChars = 90
const pauses = { sentenceMs: 420, paragraphMs: 900, endMs: 500 } as const

/** A sentence on its way: what is read, and where in it each caption begins. */
interface Line extends Utterance {
  readonly captions: readonly { readonly text: string; readonly at: number }[]
}

export function createEmbeddedNarrator(speech: Speech): Narrator {
  return {
    async narrate(order): Promise<SpokenNarration> {
      const paragraphs = composeNarration(order)
      const lines = linesOf(paragraphs, order)
      const { mp3, seconds, waveform, words } = await speech.render({
        settings: narratorVoices[order.language],
        utterances: lines.map(({ text, pauseMs }) => ({ text, pauseMs })),
      })
      return {
        transcript: paragraphs.join('\n\n'),
        cues: cuesOf(lines, words),
        audio: { bytes: mp3, type: 'audio/mpeg' },
        seconds,
        waveform,
      }
    },
  }
}

function linesOf(paragraphs: readonly string[], { language }: NarrationOrder): Line[] {
  return paragraphs.flatMap((paragraph, p) => {
    const sentences = sentencesOf(paragraph, language)
    return sentences.map((sentence, s) => {
      const isLast = s === sentences.length - 1
      let text = ''
      const captions = captionsOf(sentence, captionChars).map((caption) => {
        const at = text.length
        text += `${sayable(caption, language)} `
        return { text: caption, at }
      })
      const atEnd = p === paragraphs.length - 1 ? pauses.endMs : pauses.paragraphMs
      return { text: text.trim(), pauseMs: isLast ? atEnd : pauses.sentenceMs, captions }
    })
  })
}

/** A caption begins with its first word; one without any word (a lone dash) begins with what stands before it. */
function cuesOf(lines: readonly Line[], words: SpeechResult['words']): Cue[] {
  let latest = 0
  return lines.flatMap((line, index) => {
    const spoken = words[index] ?? []
    return line.captions.map(({ text, at }) => {
      const word = spoken.find((candidate) => candidate.at >= at)
      latest = Math.max(latest, word?.seconds ?? 0)
      return { start: Math.round(latest * 1000) / 1000, text }
    })
  })
}
