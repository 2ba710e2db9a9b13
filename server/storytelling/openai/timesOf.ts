import { toFile } from 'openai'
import * as z from 'zod'
import type { NarratorSettings } from '#server/configAi.ts'
import { alignHeard } from '../alignment/alignHeard.ts'
import { ServiceFailure, unusable } from '../ServiceFailure.ts'
import type { Endpoint } from './endpoint.ts'

const HeardWords = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).min(1),
})

/** When captions are heard: from the words that a service heard; where it hears none, from the sound. */
export async function timesOf(
  { endpoint, settings }: { readonly endpoint: Endpoint; readonly settings: NarratorSettings },
  done: { readonly mp3: Uint8Array; readonly starts: readonly number[] },
  captions: readonly string[],
): Promise<{ starts: readonly number[]; notice?: string }> {
  const { timingModel, timeoutMs } = settings
  if (timingModel === null) return { starts: done.starts }
  try {
    const answer = await endpoint.ask(timeoutMs, async (client, signal) =>
      client.audio.transcriptions.create(
        {
          file: await toFile(done.mp3, 'narration.mp3', { type: 'audio/mpeg' }),
          model: timingModel,
          response_format: 'verbose_json',
          timestamp_granularities: ['word'],
        },
        { signal },
      ),
    )
    const heard = HeardWords.safeParse(answer)
    if (!heard.success) throw unusable('names no times of words', heard.error)
    const starts = alignHeard(captions, heard.data.words)
    if (starts === null) throw unusable('hears something else than was said')
    return { starts }
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    return { starts: done.starts, notice: `Captions were timed by the sound, because ${error.reason}.` }
  }
}
