import { after, afterPaint } from '#lib/time/timers.ts'

/** ms after which what waits for the first page starts without one, for example if its code is missing. */
const longestMs = 5_000

let noteArrival = () => {}

/** Resolves when the first page has been painted, or after 5 s. */
export const firstArrival = new Promise<void>((resolve) => {
  noteArrival = () => afterPaint(resolve)
  after(longestMs, resolve)
})

export { noteArrival }
