import type { SoundLoss } from '#lib/sound/playback.ts'
import { every, type Stop } from '#lib/time/timers.ts'
import { giveUpContext } from './engine.ts'

/** Seconds of each clock that runs while there is sound; null: this one may stand at the moment. */
export interface Clocks {
  readonly context?: number | null | undefined
  readonly element?: number | null | undefined
}

interface Pulse {
  readonly clocks: Clocks
  /** How long a clock has stood. */
  readonly stillMs: number
  /** Every clock ran: something is heard. */
  readonly isAlive: boolean
}

export const firstPulse: Pulse = { clocks: {}, stillMs: 0, isAlive: false }

/** ms between two looks. */
const lookMs = 250
/** ms that one look stands for at most: a page that slept has looked once. */
const mostMs = 2 * lookMs
/** ms: with the look that finds it, within 3 s. */
const deadAfterMs = 2250
const names = ['context', 'element'] as const
/** HTMLMediaElement.HAVE_FUTURE_DATA and .NETWORK_LOADING. */
const haveFutureData = 3
const networkLoading = 2

/** What one more look at the clocks tells, so long after the one before. */
export function nextPulse(before: Pulse, clocks: Clocks, passedMs: number): Pulse {
  const seen = names.filter((name) => clocks[name] !== undefined)
  const stands = seen.some((name) => clocks[name] !== null && !hasMoved(before.clocks[name], clocks[name]))
  const isAlive = seen.length > 0 && seen.every((name) => hasMoved(before.clocks[name], clocks[name]))
  return { clocks, stillMs: stands ? before.stillMs + Math.min(passedMs, mostMs) : 0, isAlive }
}

export const isDead = ({ stillMs }: Pulse): boolean => stillMs >= deadAfterMs

const hasMoved = (before: number | null = null, now: number | null = null) =>
  before !== null && now !== null && before !== now

/** An element's own clock; it may stand while the recording is on its way. */
export function elementClock({
  currentTime,
  networkState,
  readyState,
}: Pick<HTMLMediaElement, 'currentTime' | 'networkState' | 'readyState'>): number | null {
  return readyState < haveFutureData && networkState === networkLoading ? null : currentTime
}

/** What sounds: it is heard where all of it runs. Null: on its way, it may stand at the moment. */
export interface SoundSource {
  readonly context?: Pick<BaseAudioContext, 'currentTime'> | null
  readonly element?: Pick<HTMLMediaElement, 'currentTime' | 'networkState' | 'readyState'> | null
}

const clocksOf = ({ context, element }: SoundSource): Clocks => ({
  context: context === undefined ? undefined : (context?.currentTime ?? null),
  element: element === undefined ? undefined : element && elementClock(element),
})

/** How often sound died since something was last heard. */
let deaths = 0

/**
 * Watches whether sound that is wanted comes. Where it does not, its context is given up, and the next gesture makes
 * another. A page that nobody sees may be silent.
 * @param source null: none is wanted any more
 */
export function watchSound(source: () => SoundSource | null, onLoss: (loss: SoundLoss) => void): Stop {
  let pulse: Pulse = { ...firstPulse, clocks: clocksOf(source() ?? {}) }
  let lookedAtMs = Date.now()
  const stop = every(lookMs, () => {
    const now = source()
    if (now === null) {
      stop()
      return
    }
    // Within one task no clock moves.
    const passedMs = Math.abs(Date.now() - lookedAtMs)
    if (passedMs < lookMs / 2) return
    lookedAtMs = Date.now()
    pulse = document.hidden ? firstPulse : nextPulse(pulse, clocksOf(now), passedMs)
    if (pulse.isAlive) deaths = 0
    if (!isDead(pulse)) return
    stop()
    // Two may watch the same context.
    if (!now.context || giveUpContext(now.context)) deaths += 1
    console.warn('No sound comes', pulse.clocks)
    onLoss(deaths > 1 ? 'dead' : 'silent')
  })
  return stop
}

/** Seconds of its clock after which a context that was woken surely runs. */
const awakeAfter = 0.5

/** Watches whether a context that has just been asked for wakes. */
export function watchWaking(context: BaseAudioContext, onLoss: (loss: SoundLoss) => void): Stop {
  const from = context.currentTime
  // That it wakes is no proof that something is heard.
  return watchSound(
    () => (context.currentTime > from + awakeAfter ? null : { context, element: null }),
    onLoss,
  )
}
