import { ApiError } from './ApiError.ts'

interface AssetOptions {
  /** Bytes so far. */
  readonly onProgress?: (bytes: number) => void
  /** Past the browser's cache: what lies there turned out to be damaged. */
  readonly again?: boolean
}

/**
 * The bytes of a file that ships with the exhibition: a model, a sound.
 * @throws {ApiError} 'network' where it cannot be had
 */
export async function assetBytes(
  url: string,
  { onProgress, again = false }: AssetOptions = {},
): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url, { credentials: 'omit', cache: again ? 'reload' : 'default' })
    if (!response.ok || response.body === null) throw new Error(`Answered with ${response.status}`)
    const parts: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for await (const part of chunksOf(response.body)) {
      parts.push(part)
      bytes += part.length
      onProgress?.(bytes)
    }
    return await new Blob(parts).arrayBuffer()
  } catch (error) {
    throw new ApiError('network', `The file ${url} cannot be reached.`, { cause: error })
  }
}

/** Not every browser can walk through a stream by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
