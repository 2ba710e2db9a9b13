import type { Cue } from '#contract/device.ts'
import type { Language } from '#contract/common.ts'
import type { NarratorSettings } from '#server/configAi.ts'
import type { SpokenCaption } from '../alignment/alignBySound.ts'
import { captionsOf } from '../captionLines.ts'
import { sentencesOf } from '../embedded/sentences.ts'
import { stagingOf } from '../embedded/stagings.ts'
import type { OwnProcess } from '../ownProcess.ts'
import type { Narrator, SpokenNarration } from '../ports.ts'
import { ServiceFailure, unusable } from '../ServiceFailure.ts'
import type { Endpoint } from './endpoint.ts'
import type { MediaDone, MediaJob, SpeechJob } from './mediaJob.ts'
import { partsOf } from './partsOf.ts'
import { plainLine } from './plainText.ts'
import { timesOf } from './timesOf.ts'
import { writeNarration } from './writeNarration.ts'

const manner: Readonly<Record<Language, string>> = {
  de: 'Erzähle ruhig und warm, wie abends im Museum, mit Pausen zwischen den Sätzen. Hochdeutsch.',
  en: 'Tell it calmly and warmly, as in a museum at night, with pauses between sentences. British English.',
}

interface Needs {
  readonly endpoint: Endpoint
  readonly settings: NarratorSettings
  readonly media: OwnProcess<MediaJob, MediaDone>
}

export function createOpenaiNarrator(needs: Needs): Narrator {
  return {
    narrate: async (order) => {
      const { paragraphs, storyIds } = await writeNarration(needs.endpoint, needs.settings, order)
      const spoken = await speak(needs, paragraphs, {
        language: order.language,
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
      return speak(needs, paragraphs, { language, bed: null, isTimedByWords: false })
    },
  }
}

interface Manner {
  readonly language: Language
  readonly bed: SpeechJob['bed']
  readonly isTimedByWords: boolean
}

async function speak(
  { endpoint, settings, media }: Needs,
  paragraphs: readonly string[],
  { language, bed, isTimedByWords }: Manner,
): Promise<SpokenNarration> {
  const parts: Uint8Array[] = []
  for (const text of partsOf(paragraphs, language))
    parts.push(await speech(endpoint, settings, text, language))
  const captions = paragraphs.flatMap((paragraph) => captionsIn(paragraph, language))
  const done = await media.run({ kind: 'speech', parts, captions, bed }).catch((error: unknown) => {
    throw unusable('is no speech', error)
  })
  if (!('mp3' in done)) throw new Error('A picture is no recording')
  const texts = captions.map(({ text }) => text)
  const { starts, notice } = isTimedByWords
    ? await timesOf({ endpoint, settings }, done, texts)
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

async function speech(endpoint: Endpoint, settings: NarratorSettings, input: string, language: Language) {
  const bytes = await endpoint.ask(settings.timeoutMs, async (client, signal) => {
    const response = await client.audio.speech.create(
      {
        model: settings.speechModel,
        voice: settings.voice,
        input,
        response_format: 'wav',
        instructions: manner[language],
      },
      { signal },
    )
    return new Uint8Array(await response.arrayBuffer())
  })
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'RIFF') throw unusable('is no speech')
  return bytes
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
