import { after, everyFrame } from '#lib/time/timers.ts'

/** ms: short enough that a page at rest is at rest again. */
const sampleMs = 1_000
/** ms: a browser that draws nothing at all calls for no frame, either. */
const timeoutMs = 3_000

/** Frames a second that the browser gives this page; null while it is hidden or where it gives none. */
export function frameRate(): Promise<number | null> {
  if (document.hidden) return Promise.resolve(null)
  return new Promise((resolve) => {
    let frames = -1
    let passedMs = 0
    const finish = (rate: number | null) => {
      stopFrames()
      stopWaiting()
      resolve(rate)
    }
    const stopWaiting = after(timeoutMs, () => finish(document.hidden ? null : 0))
    const stopFrames = everyFrame((deltaMs) => {
      frames += 1
      passedMs += deltaMs
      if (passedMs >= sampleMs) finish(Math.round((frames * 10_000) / passedMs) / 10)
    })
  })
}
