import { toFile } from 'openai'
import type { TranscriptionCreateParamsNonStreaming } from 'openai/resources/audio/transcriptions'
import * as z from 'zod'
import { limits } from '#contract/limits.ts'
import type { TranscriberSettings } from '#server/config/ai.ts'
import type { MediaBytes, Transcriber } from '#server/storyteller/ports.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'
import type { Endpoint } from './endpoint.ts'
import { tidyText } from './plainText.ts'

const Transcript = z.object({ text: z.string() })
const TranscriptAnswer = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).min(1),
})

export function createOpenaiTranscriber(endpoint: Endpoint, settings: TranscriberSettings): Transcriber {
  const { model, timingModel, timeoutMs } = settings

  const ask = ({ bytes, type }: MediaBytes, asked: Omit<TranscriptionCreateParamsNonStreaming, 'file'>) =>
    endpoint.ask(timeoutMs, async (client, signal): Promise<unknown> => {
      const file = await toFile(bytes, `recording.${endings.get(type) ?? 'webm'}`, { type })
      return client.audio.transcriptions.create({ ...asked, file }, { signal })
    })

  return {
    async transcribe(audio): Promise<string | null> {
      // No language hint: visitors may speak another language than the page's.
      const parsed = Transcript.safeParse(await ask(audio, { model, response_format: 'json' }))
      if (!parsed.success) throw unusable('is no transcript', parsed.error)
      const text = tidyText(parsed.data.text)
      if (text.length > limits.textChars) throw unusable('is longer than anybody speaks')
      return /[\p{L}\p{N}]/u.test(text) ? text : null
    },
    recognizeWords:
      timingModel === null
        ? null
        : async (audio) => {
            const answer = await ask(audio, {
              model: timingModel,
              response_format: 'verbose_json',
              timestamp_granularities: ['word'],
            })
            const parsed = TranscriptAnswer.safeParse(answer)
            if (!parsed.success) throw unusable('names no times of words', parsed.error)
            return parsed.data.words
          },
  }
}

/** Services recognize the format by the file name's extension. */
const endings = new Map([
  ['audio/webm', 'webm'],
  ['video/webm', 'webm'],
  ['audio/mp4', 'm4a'],
  ['video/mp4', 'mp4'],
  ['audio/ogg', 'ogg'],
  ['audio/mpeg', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/x-wav', 'wav'],
  ['audio/flac', 'flac'],
])
