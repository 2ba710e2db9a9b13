import { countError, noteFrameRate } from '../../../lib/kioskHealth.ts'
import { after, every, everyFrame } from '../../../lib/timers.ts'

/** A second a minute tells enough, ms. */
const sampleEveryMs = 60_000
const sampleMs = 1_000

/** Counts what goes wrong and, now and then, the frames of a second. */
export function watchHealth(): void {
  addEventListener('error', (event) => {
    // What did not load is a picture or a sound, and told of by whoever wanted it.
    if (event instanceof ErrorEvent) countError('script')
  })
  addEventListener('unhandledrejection', () => countError('rejection'))
  every(sampleEveryMs, sampleFrames)
  sampleFrames()
}

function sampleFrames(): void {
  if (document.hidden) {
    noteFrameRate(null)
    return
  }
  let frames = 0
  const startedAt = performance.now()
  const stop = everyFrame(() => {
    frames += 1
  })
  after(sampleMs, () => {
    stop()
    const seconds = (performance.now() - startedAt) / 1000
    noteFrameRate(Math.round(frames / seconds))
  })
}
