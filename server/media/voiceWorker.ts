import { parentPort } from 'node:worker_threads'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { parseVoice } from './parseVoice.ts'
import type { VoiceFile } from './parseVoice.ts'

/** The result for a recording: valid, refused with a sentence, or a failure of the parser. */
export type VoiceAnswer =
  | { readonly voice: VoiceFile }
  | { readonly refusal: string }
  | { readonly failure: string }

// Only readVoice.ts posts here, one recording at a time.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await answerTo(bytes))
})

async function answerTo(bytes: Uint8Array): Promise<VoiceAnswer> {
  try {
    return { voice: await parseVoice(bytes) }
  } catch (error) {
    if (error instanceof NotAudio) return { refusal: error.message }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
