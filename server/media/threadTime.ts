import type { Worker } from 'node:worker_threads'

/** ms between checks. */
const lookMs = 250

/**
 * Calls once when a thread has worked for too long, counted from now in processor time: waiting on a busy machine does
 * not count.
 * @param mostMs of work, user and system
 * @returns a function that ends the watch
 */
export function watchThreadTime(worker: Worker, mostMs: number, onTooMuch: () => void): () => void {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let startedMs: number | undefined

  async function look() {
    const workedMs = await workOf(worker)
    if (isOver) return
    startedMs ??= workedMs
    if (workedMs !== undefined && startedMs !== undefined && workedMs - startedMs > mostMs) onTooMuch()
    else timer = setTimeout(look, lookMs)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** ms; undefined for a thread that is not running. */
async function workOf(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return undefined
  }
}
