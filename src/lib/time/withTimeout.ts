import { after } from './timers.ts'

/** Anything that this browser stores is written or read within this, ms, or others go on without it. */
export const storeTimeoutMs = 3_000

export class TimeoutError extends Error {
  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms`)
    this.name = 'TimeoutError'
  }
}

/** Waits for what may never settle. The work itself goes on. @throws {TimeoutError} after `limitMs` */
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
