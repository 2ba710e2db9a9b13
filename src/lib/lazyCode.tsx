import { lazy, type ComponentType } from 'react'
import { after } from './timers.ts'
import { ChunkLoadError, chunkFailureOf } from './ChunkLoadError.ts'

export interface LazyCode<Props> {
  /** Suspends until the code is there. */
  readonly Component: ComponentType<Props>
  /** Starts loading the code before it is needed. A failure shows when the component is rendered. */
  preload(): void
}

/** Spec §9: a chunk that has not come by then has failed. */
export const chunkTimeoutMs = 120_000

const failures = new Set<() => void>()

/** Forgets all failed loads, so that the next render tries anew. Call it once a failure is on screen, not before. */
export function forgetFailedChunks(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** A component whose code is a chunk of its own: a page, or a part of one that only comes up on demand (SHELL-08). */
export function lazyCode<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyCode<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  let Loaded: ComponentType<Props> | null = null

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
    Component: function LazyComponent(props: Props) {
      Loaded ??= lazy(start)
      return <Loaded {...props} />
    },
    preload: () => {
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
