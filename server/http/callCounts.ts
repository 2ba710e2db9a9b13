/** More keys than these are not counted at a time; the one that came first is forgotten. */
const mostKeys = 5000

interface Window {
  count: number
  /** Milliseconds of `performance.now()`. */
  readonly startedMs: number
}

/**
 * Calls by key and window of time, in memory. Unlike the store that @fastify/rate-limit brings, it tells each of many
 * calls of one turn its own count, not all of them the last, and a clock that is set back locks nobody out.
 */
export class CallCounts {
  readonly #windows = new Map<string, Window>()

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 0,
  ): void {
    const nowMs = performance.now()
    const known = this.#windows.get(key)
    const isOver = known === undefined || known.startedMs + windowMs <= nowMs
    const window = isOver ? { count: 0, startedMs: nowMs } : known
    window.count += 1
    if (isOver) this.#keep(key, window)
    answer(null, { current: window.count, ttl: window.startedMs + windowMs - nowMs })
  }

  /** What was counted so far, without counting. */
  read(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 0,
  ): void {
    const known = this.#windows.get(key)
    const ttl = known === undefined ? 0 : Math.max(0, known.startedMs + windowMs - performance.now())
    answer(null, { current: ttl === 0 ? 0 : (known?.count ?? 0), ttl })
  }

  child(): CallCounts {
    return new CallCounts()
  }

  #keep(key: string, window: Window): void {
    this.#windows.delete(key)
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined && this.#windows.size >= mostKeys) this.#windows.delete(oldest)
    this.#windows.set(key, window)
  }
}
