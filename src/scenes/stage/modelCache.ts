export interface ModelCache<T> {
  /**
   * One model, loaded once however often it is asked for. A failure is not kept: the next call tries anew.
   * @param onProgress bytes so far, of this one file
   */
  load(url: string, onProgress?: (bytes: number) => void): Promise<T>
}

/** Fetches the bytes of a file. @param again after a failure: past every cache */
export type BytesOf = (
  url: string,
  options: { onProgress: (bytes: number) => void; again: boolean },
) => Promise<ArrayBuffer>

interface Asked {
  bytes: number
  /** Null once the model is here: there is no more to tell, and whoever came again would be kept for the visit. */
  listeners: Set<(bytes: number) => void> | null
}

/** Keeps what was loaded, and forgets what failed. */
export function createModelCache<T>(
  bytesOf: BytesOf,
  parse: (bytes: ArrayBuffer, url: string) => Promise<T>,
): ModelCache<T> {
  const loading = new Map<string, Asked & { readonly model: Promise<T> }>()
  const failed = new Set<string>()
  return {
    load(url, onProgress) {
      let entry = loading.get(url)
      if (entry === undefined) {
        const started: Asked = { bytes: 0, listeners: new Set() }
        const report = (bytes: number) => {
          started.bytes = bytes
          for (const listener of started.listeners ?? []) listener(bytes)
        }
        const model = bytesOf(url, { onProgress: report, again: failed.has(url) })
          .then((bytes) => parse(bytes, url))
          .then(
            (parsed) => {
              failed.delete(url)
              started.listeners = null
              return parsed
            },
            (error: unknown) => {
              failed.add(url)
              loading.delete(url)
              throw error
            },
          )
        entry = Object.assign(started, { model })
        loading.set(url, entry)
      }
      if (onProgress !== undefined) {
        entry.listeners?.add(onProgress)
        if (entry.bytes > 0) onProgress(entry.bytes)
      }
      return entry.model
    },
  }
}
