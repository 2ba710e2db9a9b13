import type { Cue } from '#contract/device.ts'
import type { Language } from '#contract/common.ts'
import type { SpeakerSettings } from '#server/configAi.ts'
import type { SpokenCaption } from '../alignment/alignBySound.ts'
import { captionsOf } from '../captionLines.ts'
import { composeNarration, composeScript, quotedStories } from '../embedded/composeNarration.ts'
import { sentencesOf } from '../embedded/sentences.ts'
import { stagingOf } from '../embedded/stagings.ts'
import type { OwnProcess } from '../ownProcess.ts'
import type { Narrator, SpokenNarration, Transcriber, WrittenSegment, Writer } from '../ports.ts'
import { ServiceFailure, unusable } from '../ServiceFailure.ts'
import type { Endpoint } from './endpoint.ts'
import type { MediaDone, MediaJob, SpeechJob } from './mediaJob.ts'
import { askForSpeech, voiceFor } from './openaiSpeaker.ts'
import { partsOf } from './partsOf.ts'
import { plainLine } from './plainText.ts'
import { timesOf } from './timesOf.ts'

interface Needs {
  readonly endpoint: Endpoint
  readonly settings: SpeakerSettings
  /** Null: the words are the embedded ones. */
  readonly writer: Writer | null
  /** Null: captions are timed by the sound. */
  readonly transcriber: Transcriber | null
  readonly media: OwnProcess<MediaJob, MediaDone>
}

export function createOpenaiNarrator(needs: Needs): Narrator {
  return {
    narrate: async (order) => {
      const script = needs.writer && (await needs.writer.write(order))
      const paragraphs = script ? paragraphsOf(script.segments) : composeNarration(order)
      const storyIds = script ? script.storyIds : quotedStories(composeScript(order))
      const spoken = await speak(needs, paragraphs, {
        language: order.language,
        deviceId: order.deviceId,
        bed: stagingOf(order.deviceId).bed,
        isTimedByWords: true,
      })
      return { ...spoken, storyIds }
    },
    read: async ({ text, language }) => {
      const paragraphs = text.split(/\n+/u).flatMap((paragraph) => plainLine(paragraph) || [])
      if (paragraphs.length === 0)
        throw new ServiceFailure({ reason: 'there is nothing to read', isFinal: true })
      // Nobody shows captions of a reading: its times need not be exact.
      return speak(needs, paragraphs, { language, deviceId: null, bed: null, isTimedByWords: false })
    },
  }
}

function paragraphsOf(segments: readonly WrittenSegment[]): string[] {
  const paragraphs: string[] = []
  let open: string[] = []
  for (const { text, endsParagraph } of segments) {
    open.push(text)
    if (!endsParagraph) continue
    paragraphs.push(open.join(' '))
    open = []
  }
  return paragraphs
}

interface Manner {
  readonly language: Language
  /** Null for what is about none. */
  readonly deviceId: number | null
  readonly bed: SpeechJob['bed']
  readonly isTimedByWords: boolean
}

async function speak(
  { endpoint, settings, transcriber, media }: Needs,
  paragraphs: readonly string[],
  { language, deviceId, bed, isTimedByWords }: Manner,
): Promise<SpokenNarration> {
  const parts: Uint8Array[] = []
  const voice = voiceFor(settings, { language, deviceId })
  for (const input of partsOf(paragraphs, language)) {
    parts.push(await askForSpeech(endpoint, settings, { input, voice, language }))
  }
  const captions = paragraphs.flatMap((paragraph) => captionsIn(paragraph, language))
  const done = await media.run({ kind: 'speech', parts, captions, bed }).catch((error: unknown) => {
    throw unusable('is no speech', error)
  })
  if (!('mp3' in done)) throw new Error('A picture is no recording')
  const texts = captions.map(({ text }) => text)
  const { starts, notice } = isTimedByWords
    ? await timesOf(transcriber, done, texts)
    : { starts: done.starts, notice: undefined }
  return {
    transcript: paragraphs.join('\n\n'),
    cues: cuesAt(texts, starts),
    audio: { bytes: done.mp3, type: 'audio/mpeg' },
    seconds: done.seconds,
    waveform: done.waveform,
    ...(notice !== undefined && { notice }),
  }
}

function captionsIn(paragraph: string, language: Language): SpokenCaption[] {
  return sentencesOf(paragraph, language).flatMap((sentence) => {
    const captions = captionsOf(sentence)
    return captions.map((text, index) => ({ text, endsSentence: index === captions.length - 1 }))
  })
}

function cuesAt(texts: readonly string[], starts: readonly number[]): Cue[] {
  let latest = 0
  return texts.map((text, index) => {
    latest = Math.max(latest, starts[index] ?? 0)
    return { start: Math.round(latest * 1000) / 1000, text }
  })
}
