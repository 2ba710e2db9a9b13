import { alignHeard } from '../alignment/alignHeard.ts'
import type { Transcriber } from '../ports.ts'
import { ServiceFailure, unusable } from '../ServiceFailure.ts'

/** When captions are heard: from the words that a service heard; where it hears none, from the sound. */
export async function timesOf(
  transcriber: Transcriber | null,
  done: { readonly mp3: Uint8Array; readonly starts: readonly number[] },
  captions: readonly string[],
): Promise<{ starts: readonly number[]; notice?: string }> {
  if (!transcriber?.hearWords) return { starts: done.starts }
  try {
    const words = await transcriber.hearWords({ bytes: done.mp3, type: 'audio/mpeg' })
    const starts = alignHeard(captions, words)
    if (starts === null) throw unusable('hears something else than was said')
    return { starts }
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
    return { starts: done.starts, notice: `Captions were timed by the sound, because ${error.reason}.` }
  }
}
