/** Why the code of a page did not load (SHELL-08). */
type ChunkFailure = 'missing' | 'timeout' | 'other'

export class ChunkLoadError extends Error {
  static {
    // Set on the prototype: the engine reads the name while it writes the stack.
    this.prototype.name = 'ChunkLoadError'
  }

  readonly failure: ChunkFailure
  /** The page whose code is missing. */
  readonly chunk: string

  constructor(chunk: string, failure: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk failed (${failure}): ${chunk}`, options)
    this.failure = failure
    this.chunk = chunk
  }
}

/** The messages of browsers for a module that could not be fetched, and Vite's for a style sheet. */
const fetchFailed =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload/i

/** With a network, a chunk that cannot be fetched is missing. Offline, or with broken code, the cause is another. */
export function chunkFailureOf(error: unknown, isOnline: boolean): ChunkFailure {
  return error instanceof Error && fetchFailed.test(error.message) && isOnline ? 'missing' : 'other'
}
