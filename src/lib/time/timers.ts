/** Stops a timer. This file is the only one in the client that starts timers. Stopping twice is harmless. */
export type Stop = () => void

export function after(delayMs: number, run: () => void): Stop {
  const id = setTimeout(run, delayMs)
  return () => clearTimeout(id)
}

export function every(intervalMs: number, run: () => void): Stop {
  const id = setInterval(run, intervalMs)
  return () => clearInterval(id)
}

/** Runs before every drawn frame with the ms since the last one, 0 at first. Does not run while the page is hidden. */
export function everyFrame(run: (deltaMs: number) => void): Stop {
  let beforeMs: number | null = null
  let id = requestAnimationFrame(function frame(nowMs) {
    id = requestAnimationFrame(frame)
    const deltaMs = nowMs - (beforeMs ?? nowMs)
    beforeMs = nowMs
    run(deltaMs)
  })
  return () => cancelAnimationFrame(id)
}

/** Runs once, when the next frame has been painted. Waits while the page is hidden. */
export function afterPaint(run: () => void): Stop {
  let stop: Stop = () => cancelAnimationFrame(id)
  const id = requestAnimationFrame(() => {
    stop = after(0, run)
  })
  return () => stop()
}

/** The timers of one owner. `dispose` stops them all, and none starts afterwards. */
interface Timers {
  after(delayMs: number, run: () => void): Stop
  every(intervalMs: number, run: () => void): Stop
  dispose(): void
}

export function ownedTimers(): Timers {
  const running = new Set<Stop>()
  let isDisposed = false
  const own = (start: (forget: () => void) => Stop): Stop => {
    if (isDisposed) return () => {}
    const stop = () => {
      halt()
      running.delete(stop)
    }
    const halt = start(() => running.delete(stop))
    running.add(stop)
    return stop
  }
  return {
    after: (delayMs, run) =>
      own((forget) =>
        after(delayMs, () => {
          forget()
          run()
        }),
      ),
    every: (intervalMs, run) => own(() => every(intervalMs, run)),
    dispose: () => {
      isDisposed = true
      for (const stop of [...running]) stop()
    },
  }
}
