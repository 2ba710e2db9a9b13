import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { ChunkLoadError, chunkFailureOf } from './ChunkLoadError.ts'
import { after } from '../time/timers.ts'

/** Spec §9: a chunk that has not loaded by then has failed. */
export const chunkTimeoutMs = 120_000

export type LazyComponent<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code. Resolves when that has ended; a failure shows when the component is rendered. */
  preload(): Promise<void>
}

let isRecovering: () => Promise<boolean> = () => Promise.resolve(false)

/** Sets what reloads the page when its code is missing. While that returns true, no error is shown. */
export function recoverChunksBy(isReloading: () => Promise<boolean>): void {
  isRecovering = isReloading
}

/**
 * React.lazy for a page, a scene or a view of the admin page, with the time limit and the error of SHELL-08.
 * @param name shown in the error
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  const start = () => (loading ??= loadChunk(name, load).then((component) => ({ default: component })))
  return Object.assign(lazy(start), {
    preload: () =>
      start().then(
        () => {},
        () => {
          // Nothing renders it yet. Rendering starts a load of its own, which reports its failure.
          loading = null
        },
      ),
  })
}

/** Loads a chunk. Stays pending while the page reloads for a missing one. @throws {ChunkLoadError} */
export function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  isOnline: () => boolean = () => navigator.onLine,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = after(chunkTimeoutMs, () => reject(new ChunkLoadError(name, 'timeout')))
    const fail = async (error: unknown) => {
      if (await isRecovering()) return
      reject(new ChunkLoadError(name, chunkFailureOf(error, isOnline()), { cause: error }))
    }
    load().then(resolve, fail).finally(stop)
  })
}
