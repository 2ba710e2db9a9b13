import { toFile } from 'openai'
import * as z from 'zod'
import { limits } from '#contract/limits.ts'
import type { TranscriberSettings } from '#server/config/ai.ts'
import type { Transcriber } from '#server/storyteller/ports.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'
import type { Endpoint } from './endpoint.ts'
import { tidyText } from './plainText.ts'

const Transcript = z.object({ text: z.string() })
const TranscriptAnswer = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).min(1),
})

export function createOpenaiTranscriber(endpoint: Endpoint, settings: TranscriberSettings): Transcriber {
  const { model, timingModel, timeoutMs } = settings
  return {
    async transcribe(audio): Promise<string | null> {
      // Without a hint on the language: the page was in it, the voice may be in another.
      const answer = await endpoint.ask(timeoutMs, async (client, signal) =>
        client.audio.transcriptions.create(
          {
            file: await toFile(audio.bytes, audioName(audio.type), { type: audio.type }),
            model,
            response_format: 'json',
          },
          { signal },
        ),
      )
      const parsed = Transcript.safeParse(answer)
      if (!parsed.success) throw unusable('is no transcript', parsed.error)
      const text = tidyText(parsed.data.text)
      if (text.length > limits.textChars) throw unusable('is longer than anybody speaks')
      return /[\p{L}\p{N}]/u.test(text) ? text : null
    },
    recognizeWords:
      timingModel === null
        ? null
        : async (audio) => {
            const answer = await endpoint.ask(timeoutMs, async (client, signal) =>
              client.audio.transcriptions.create(
                {
                  file: await toFile(audio.bytes, audioName(audio.type), { type: audio.type }),
                  model: timingModel,
                  response_format: 'verbose_json',
                  timestamp_granularities: ['word'],
                },
                { signal },
              ),
            )
            const parsed = TranscriptAnswer.safeParse(answer)
            if (!parsed.success) throw unusable('names no times of words', parsed.error)
            return parsed.data.words
          },
  }
}

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

function audioName(type: string): string {
  return `recording.${endings.get(type) ?? 'webm'}`
}
