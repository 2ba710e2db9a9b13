import { after, afterPaint } from '#lib/time/timers.ts'

/** Where no page comes (its code is missing, say), what waits for one begins all the same, ms. */
const longestMs = 5_000

let noteArrival = () => {}

/** Resolves once the first page has been painted, or has not come in 5 s. */
export const firstArrival = new Promise<void>((resolve) => {
  noteArrival = () => afterPaint(resolve)
  after(longestMs, resolve)
})

export { noteArrival }
