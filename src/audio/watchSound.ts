import type { SoundLoss } from '#lib/sound/playback.ts'
import { every, type Stop } from '#lib/time/timers.ts'
import { giveUpContext } from './engine.ts'

/** Clocks in seconds that run while there is sound. null: it may stand still now. */
export interface Clocks {
  readonly context?: number | null | undefined
  readonly element?: number | null | undefined
}

interface Pulse {
  readonly clocks: Clocks
  /** ms for which a clock has stood still. */
  readonly stillMs: number
  /** Every clock ran: there is sound. */
  readonly isAlive: boolean
}

export const firstPulse: Pulse = { clocks: {}, stillMs: 0, isAlive: false }

/** ms between checks, and the most that one counts for: a busy page checks late, and its clocks stand meanwhile. */
const lookMs = 250
/** ms until sound counts as lost; within 3 s, the last check included. */
const deadAfterMs = 2250
const names = ['context', 'element'] as const
/** HTMLMediaElement.HAVE_FUTURE_DATA and .NETWORK_LOADING. */
const haveFutureData = 3
const networkLoading = 2

/** The result of one more check, `passedMs` after the one before. */
export function nextPulse(before: Pulse, clocks: Clocks, passedMs: number): Pulse {
  const seen = names.filter((name) => clocks[name] !== undefined)
  const stands = seen.some((name) => clocks[name] !== null && !hasMoved(before.clocks[name], clocks[name]))
  const isAlive = seen.length > 0 && seen.every((name) => hasMoved(before.clocks[name], clocks[name]))
  return { clocks, stillMs: stands ? before.stillMs + Math.min(passedMs, lookMs) : 0, isAlive }
}

export const isDead = ({ stillMs }: Pulse): boolean => stillMs >= deadAfterMs

const hasMoved = (before: number | null = null, now: number | null = null) =>
  before !== null && now !== null && before !== now

/** An element's clock; it may stand still while the recording loads. */
export function elementClock({
  currentTime,
  networkState,
  readyState,
}: Pick<HTMLMediaElement, 'currentTime' | 'networkState' | 'readyState'>): number | null {
  return readyState < haveFutureData && networkState === networkLoading ? null : currentTime
}

/** A source of sound, whose clocks must all run. null: still loading, may stand still. */
export interface SoundSource {
  readonly context?: Pick<BaseAudioContext, 'currentTime'> | null
  readonly element?: Pick<HTMLMediaElement, 'currentTime' | 'networkState' | 'readyState'> | null
}

const clocksOf = ({ context, element }: SoundSource): Clocks => ({
  context: context === undefined ? undefined : (context?.currentTime ?? null),
  element: element === undefined ? undefined : element && elementClock(element),
})

/** Losses since there was sound. */
let deaths = 0

/**
 * Watches whether wanted sound plays. If it does not, its context is dropped, and the next gesture makes another.
 * Hidden pages may be silent.
 * @param source returns null when no sound is wanted any more
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
    // Clocks do not move within one task.
    const passedMs = Math.abs(Date.now() - lookedAtMs)
    if (passedMs < lookMs / 2) return
    lookedAtMs = Date.now()
    pulse = document.hidden ? firstPulse : nextPulse(pulse, clocksOf(now), passedMs)
    if (pulse.isAlive) deaths = 0
    if (!isDead(pulse)) return
    stop()
    // Two watches may share a context.
    if (!now.context || giveUpContext(now.context)) deaths += 1
    console.warn('No sound comes', pulse.clocks)
    onLoss(deaths > 1 ? 'dead' : 'silent')
  })
  return stop
}

/** Seconds of its clock after which a resumed context is running. */
const awakeAfter = 0.5

/** Watches whether a context that was just resumed runs. */
export function watchWaking(context: BaseAudioContext, onLoss: (loss: SoundLoss) => void): Stop {
  const from = context.currentTime
  // A running context does not prove that there is sound.
  return watchSound(
    () => (context.currentTime > from + awakeAfter ? null : { context, element: null }),
    onLoss,
  )
}
