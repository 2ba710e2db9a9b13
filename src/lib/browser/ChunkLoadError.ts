/** Why a page's code did not come (SHELL-08). */
type ChunkFailure = 'missing' | 'timeout' | 'other'

export class ChunkLoadError extends Error {
  static {
    // On the prototype: the engine reads the name while it writes the stack.
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

/** What engines say when a module could not be fetched, and Vite when a style sheet of it could not. */
const fetchFailed =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload/i

/** A chunk that cannot be fetched while there is a network is missing; offline or broken code is something else. */
export function chunkFailureOf(error: unknown, isOnline: boolean): ChunkFailure {
  return error instanceof Error && fetchFailed.test(error.message) && isOnline ? 'missing' : 'other'
}
