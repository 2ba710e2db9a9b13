import type { Worker } from 'node:worker_threads'

/** ms between two looks. */
const lookMs = 250

/**
 * Tells once when a thread has worked for longer than it may, counted from now. It is the processor's time that
 * counts: on a machine that is busy with other things, a thread that waits for its turn does nothing wrong.
 * @param mostMs of work, user and system
 * @returns ends the watch
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

/** ms; undefined for a thread that does not run yet, or no more. */
async function workOf(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return undefined
  }
}
