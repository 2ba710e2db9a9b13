/** Keys of open streams are looked at this often, ms: a stream ends within a second after its key. */
const lookEveryMs = 500

interface Stream {
  readonly keyHash: string
  readonly end: () => void
}

export interface OpenStreams {
  size(keyHash?: string): number
  /** Takes a stream until it is over. @returns what says that it is */
  add(stream: Stream): () => void
  endAll(): void
}

/**
 * Streams end with their key: whoever is let in shows it once, and a stream may go on for weeks. The database is asked,
 * so it does not matter which server, or whether any, ended the key.
 * @param openOf which of these keys open anything now
 */
export function createOpenStreams(
  openOf: (keyHashes: readonly string[]) => Promise<ReadonlySet<string>>,
): OpenStreams {
  const streams = new Set<Stream>()
  let looking: NodeJS.Timeout | undefined
  let isAsking = false

  async function look() {
    if (isAsking) return
    isAsking = true
    try {
      const looked = [...streams]
      const open = await openOf([...new Set(looked.map(({ keyHash }) => keyHash))])
      for (const { keyHash, end } of looked) if (!open.has(keyHash)) end()
    } catch {
      // While the database is away nobody can tell, and nobody can end a key either.
    } finally {
      isAsking = false
    }
  }

  return {
    size: (keyHash) =>
      keyHash === undefined
        ? streams.size
        : [...streams].filter((stream) => stream.keyHash === keyHash).length,
    add: (stream) => {
      streams.add(stream)
      looking ??= setInterval(() => void look(), lookEveryMs).unref()
      return () => {
        streams.delete(stream)
        if (streams.size > 0) return
        clearInterval(looking)
        looking = undefined
      }
    },
    endAll: () => {
      for (const { end } of [...streams]) end()
    },
  }
}
