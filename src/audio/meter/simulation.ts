import { ppmReturn } from './ppm.ts'

/** What is known of a recording without its signal. */
export interface SimulatedSource {
  /** Peaks of equal intervals, 0 (silence) to 100 (full scale); null where they were not measured. */
  readonly peaks: () => readonly number[] | null
  /** Seconds. */
  readonly position: () => number
  /** Seconds; 0 while unknown. */
  readonly duration: () => number
  readonly isPlaying: () => boolean
}

/** Peak assumed for a recording without measured peaks: speech; 1 is full scale. */
const unknownLevel = 0.35

/** The known peak at the present position, 0 to 1; 0 while nothing plays. */
export function simulatedLevel({ peaks, position, duration, isPlaying }: SimulatedSource): number {
  if (!isPlaying()) return 0
  const known = peaks()
  if (known === null || known.length === 0 || duration() <= 0) return unknownLevel
  const place = Math.floor((position() / duration()) * known.length)
  return (known[Math.min(known.length - 1, Math.max(0, place))] ?? 0) / 100
}

/** Follows the known peaks: up at once, down at the meter's return, the same on both channels. */
export function createSimulation(recording: SimulatedSource, now: () => number): () => number {
  let shown = 0
  let beforeMs = now()
  return () => {
    const nowMs = now()
    const fallenDb = (ppmReturn.db / ppmReturn.seconds / 1000) * (nowMs - beforeMs)
    beforeMs = nowMs
    shown = Math.max(simulatedLevel(recording), shown * 10 ** (-fallenDb / 20))
    return shown
  }
}

/** A recording with at least this level cannot be taken for silence. */
const surelyAudible = 0.1

/** ms of such a recording with no signal at all, after which the signal counts as unreadable. */
const timeoutMs = 2000

interface Uncertainty {
  /** Resets the time: a signal came. */
  hear(): void
  /** Adds ms in which `expected` was due; true once the signal counts as unreadable. */
  wait(ms: number, expected: number): boolean
}

/** Tells a quiet recording from one whose signal the browser withholds as zeros. */
export function createUncertainty(): Uncertainty {
  let unansweredMs = 0
  return {
    hear: () => {
      unansweredMs = 0
    },
    wait: (ms, expected) => {
      if (expected >= surelyAudible) unansweredMs += ms
      return unansweredMs >= timeoutMs
    },
  }
}
