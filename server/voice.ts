import { HttpError } from './http/HttpError.ts'
import { mediaHash } from './repositories/media.ts'

export interface ReceivedVoice {
  hash: string
  bytes: Uint8Array
  type: string
  seconds: number
}

/** Checks a recording by its content and makes it seekable. @throws HttpError 415 when it is not one. */
export async function receiveVoice(bytes: Uint8Array): Promise<ReceivedVoice> {
  // Loaded with the first recording: a server that starts does without.
  const { NotAudio, readVoice } = await import('./media/readVoice.ts')
  try {
    const voice = await readVoice(bytes)
    return { ...voice, hash: mediaHash(voice.bytes) }
  } catch (error) {
    if (error instanceof NotAudio) throw new HttpError(415, error.message, { cause: error })
    throw error
  }
}
