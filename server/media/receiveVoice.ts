import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/HttpError.ts'
import { mediaHash } from './repository.ts'

export interface ReceivedVoice {
  hash: string
  bytes: Uint8Array
  type: string
  seconds: number
}

/**
 * Checks a recording by its content and makes it seekable. Where the client goes, nobody reads on for it.
 * @throws HttpError 415 when it is not one, 408 when the client has gone
 */
export async function receiveVoice(
  request: Pick<FastifyRequest, 'audio' | 'ip'>,
  reply: Pick<FastifyReply, 'raw'>,
): Promise<ReceivedVoice> {
  const left = new AbortController()
  const abort = () => left.abort()
  reply.raw.once('close', abort)
  // Loaded with the first recording: a server that starts does without.
  const { NotAudio, readVoice } = await import('./readVoice.ts')
  try {
    const voice = await readVoice(request.audio, { address: request.ip, signal: left.signal })
    return { ...voice, hash: mediaHash(voice.bytes) }
  } catch (error) {
    if (error instanceof NotAudio) throw new HttpError(415, error.message, { cause: error })
    if (left.signal.aborted)
      throw new HttpError(408, 'The connection was closed before the recording was read.')
    throw error
  } finally {
    reply.raw.off('close', abort)
  }
}
