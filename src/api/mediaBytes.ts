import { ApiError } from './ApiError.ts'

/**
 * The bytes of a recording or picture from this server.
 * @throws {ApiError} 'network' where they cannot be fetched
 */
export async function mediaBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal })
    if (!response.ok) throw new Error(`Answered with ${response.status}`)
    return await response.arrayBuffer()
  } catch (error) {
    if (signal.aborted) throw error
    throw new ApiError('network', 'The recording cannot be reached.', { cause: error })
  }
}
