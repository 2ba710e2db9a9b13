import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'

/**
 * Checks every page of a database file, on a thread of its own: about a second per gigabyte.
 * @returns the first damage; undefined: none
 * @throws AbortError, or the error of reading the file
 */
export async function findDamage(file: string, signal: AbortSignal): Promise<string | undefined> {
  const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { execArgv: [], workerData: file })
  worker.unref()
  try {
    const [result] = z.tuple([z.string()]).parse(await once(worker, 'message', { signal }))
    return result === 'ok' ? undefined : result
  } finally {
    await worker.terminate()
  }
}
