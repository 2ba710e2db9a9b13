import { type FunctionComponent, lazy, useReducer } from 'react'
import { after } from './timers.ts'
import { ChunkLoadError, chunkFailureOf } from './ChunkLoadError.ts'

export interface LazyCode<Props> {
  /** Of a page: the name of its folder. */
  readonly name: string
  /** Suspends until the code is there. */
  readonly Component: FunctionComponent<Props>
  /** Starts loading the code before it is needed. A failure shows when the component is rendered. */
  preload(): void
}

/** What stands in place of a part of a page whose code has not come. */
export interface MissingProps {
  readonly onRetry: () => void
}

/** Spec §9: a chunk that has not come by then has failed. */
export const chunkTimeoutMs = 120_000

const failures = new Set<() => void>()

/** Forgets all failed loads, so that the next render tries anew. Call it once a failure is on screen, not before. */
export function forgetFailedChunks(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/**
 * A component whose code is a chunk of its own: a page, or a part of one that only comes up on demand (SHELL-08).
 * @param Missing takes its place when the code does not come, so that the page around it stays; left out, that is an error
 */
export function lazyCode<Props extends object>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
  Missing?: FunctionComponent<Props & MissingProps>,
): LazyCode<Props> {
  let loading: Promise<{ default: FunctionComponent<Props & MissingProps> }> | null = null
  let Loaded: FunctionComponent<Props & MissingProps> | null = null

  const forget = () => {
    loading = null
    Loaded = null
  }
  const start = () => {
    loading ??= loadChunk(name, load).then(
      (component) => ({ default: component }),
      (error: unknown) => {
        failures.add(forget)
        throw error
      },
    )
    return loading
  }

  return {
    name,
    Component: function LazyComponent(props: Props) {
      const [, tryAgain] = useReducer((tries: number) => tries + 1, 0)
      Loaded ??= lazy(Missing ? () => start().catch(() => ({ default: Missing })) : start)
      const onRetry = () => {
        forget()
        tryAgain()
      }
      return <Loaded {...props} onRetry={onRetry} />
    },
    preload: () => {
      // Whoever comes to it next has a try of their own.
      if (failures.delete(forget)) forget()
      start().catch(() => {
        // Nobody looks at it yet: rendering it starts a new load, which reports for itself.
        if (Loaded === null) forget()
      })
    },
  }
}

/**
 * Loads a chunk within the time limit.
 * @throws {ChunkLoadError}
 */
export function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  isOnline: () => boolean = () => navigator.onLine,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = after(chunkTimeoutMs, () => reject(new ChunkLoadError(name, 'timeout')))
    const fail = (error: unknown) =>
      reject(new ChunkLoadError(name, chunkFailureOf(error, isOnline()), { cause: error }))
    load().then(resolve, fail).finally(stop)
  })
}
