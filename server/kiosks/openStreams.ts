/** ms between checks of keys: a stream ends within a second after its key. */
const lookEveryMs = 500

interface Stream {
  readonly keyHash: string
  readonly end: () => void
}

export interface OpenStreams {
  size(keyHash?: string): number
  /** Adds a stream. @returns a function that removes it */
  add(stream: Stream): () => void
  endAll(): void
}

/**
 * Ends streams when their keys end, since a key is checked once and a stream may last for weeks. The database is
 * asked, so keys ended by other servers count.
 * @param openOf which of these keys are valid now
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
      // While the database is away nothing is known, and no key can end.
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
