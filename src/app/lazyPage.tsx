import { lazy, type ComponentType } from 'react'
import { after } from '../lib/timers.ts'
import { ChunkLoadError, chunkFailureOf } from './ChunkLoadError.ts'

export interface PageProps {
  /** The named parts of the address, e.g. `uuid`. */
  readonly params: Readonly<Record<string, string>>
}

type Page = ComponentType<PageProps>

export interface LazyPage {
  /** Suspends until the page's code is there. */
  readonly Component: Page
  /** Starts loading the code, for a link that is about to be followed. A failure shows when the page is opened. */
  preload(): void
  /** Forgets a failed load, so that opening the page tries anew. Call it once the failure is on screen, not before. */
  forgetFailure(): void
}

/** Spec §9: a chunk that has not come by then has failed. */
export const chunkTimeoutMs = 120_000

/** A page whose code is a chunk of its own (SHELL-08). */
export function lazyPage(name: string, load: () => Promise<Page>): LazyPage {
  let loading: Promise<{ default: Page }> | null = null
  let LoadedPage: Page | null = null
  let hasFailed = false

  const start = () => {
    loading ??= loadChunk(name, load).then(
      (Loaded) => ({ default: Loaded }),
      (error: unknown) => {
        hasFailed = true
        throw error
      },
    )
    return loading
  }
  const forgetFailure = () => {
    if (!hasFailed) return
    loading = null
    LoadedPage = null
    hasFailed = false
  }

  return {
    Component: function LazyPageComponent(props) {
      LoadedPage ??= lazy(start)
      return <LoadedPage {...props} />
    },
    preload: () => {
      start().catch(() => {
        // Nobody looks at this page yet: opening it starts a new load, which reports for itself.
        if (LoadedPage === null) forgetFailure()
      })
    },
    forgetFailure,
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
