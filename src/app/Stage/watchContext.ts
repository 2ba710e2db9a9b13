import { after, type Stop } from '#lib/timers.ts'
import { LostContextError } from '#scenes/stage/brokenStage.ts'

/** A context that comes back does so within moments; after that nobody should wait for it, ms. */
const patienceMs = 5_000

interface ContextEvents {
  readonly onLost: () => void
  readonly onRestored: () => void
  /** It has not come back in time. */
  readonly onGone: (error: LostContextError) => void
}

/** Follows the graphics context of a canvas. Returns what stops it. */
export function watchContext(canvas: HTMLCanvasElement, events: ContextEvents): Stop {
  const listening = new AbortController()
  let giveUp: Stop = () => {}
  canvas.addEventListener(
    'webglcontextlost',
    () => {
      events.onLost()
      giveUp()
      giveUp = after(patienceMs, () =>
        events.onGone(new LostContextError(`The graphics context did not come back within ${patienceMs} ms`)),
      )
    },
    listening,
  )
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      giveUp()
      events.onRestored()
    },
    listening,
  )
  return () => {
    giveUp()
    listening.abort()
  }
}
