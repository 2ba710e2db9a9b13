import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { MediaFile } from '../repositories/media.ts'

/** A smaller file costs the write that refers to it next to nothing. */
const leastBytes = 32_768
/** The thread stays for the next file, then its memory is given back. */
const idleMs = 15_000

export interface BlobStore {
  /** As `Database.stow`. */
  put(media: MediaFile): Promise<void>
  /** Finishes what is waiting, then closes the file. */
  close(): Promise<void>
}

/**
 * Puts large files into the database on a thread of its own: copying and syncing them, and the checkpoints that
 * follow, keep no visitor waiting.
 */
export function createBlobStore(file: string): BlobStore {
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()

  function start(): Thread {
    const worker = new Worker(new URL('./stowWorker.ts', import.meta.url), { execArgv: [], workerData: file })
    const gone = new AbortController()
    // Its end says enough, at work or idle.
    worker.on('error', () => {})
    worker.once('exit', () => {
      gone.abort()
      if (thread?.worker === worker) thread = undefined
    })
    return { worker, gone: gone.signal }
  }

  async function putNow(media: MediaFile): Promise<void> {
    clearTimeout(idle)
    thread ??= start()
    const { worker, gone } = thread
    worker.ref()
    try {
      // A copy is handed over: cloning takes several times as long as copying.
      const bytes = new Uint8Array(media.bytes)
      worker.postMessage({ ...media, bytes }, [bytes.buffer])
      await once(worker, 'message', { signal: gone })
      // An idle thread does not keep the process alive.
      worker.unref()
      idle = setTimeout(end, idleMs)
      idle.unref()
    } catch {
      // It has ended. The write that follows does all of it, or says what is wrong.
      thread = undefined
    }
  }

  async function end() {
    const ending = thread
    thread = undefined
    await ending?.worker.terminate()
  }

  return {
    put: async (media) => {
      if (media.bytes.byteLength < leastBytes) return
      last = last.then(() => putNow(media))
      await last
    },
    close: async () => {
      await last
      clearTimeout(idle)
      await end()
    },
  }
}

interface Thread {
  readonly worker: Worker
  /** Aborts when it has ended. */
  readonly gone: AbortSignal
}
