import { after } from './timers.ts'

/** ms within which the browser's storage must answer; after that the page goes on without it. */
export const storeTimeoutMs = 3_000

export class TimeoutError extends Error {
  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms`)
    this.name = 'TimeoutError'
  }
}

/** Waits for a promise that may never settle. The work itself goes on. @throws {TimeoutError} after `limitMs` */
export async function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let stop = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    stop = after(limitMs, () => reject(new TimeoutError(limitMs)))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    stop()
  }
}
