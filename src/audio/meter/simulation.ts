import { ppmReturn } from './ppm.ts'

/** What is known of a recording without hearing it. */
export interface SimulatedSource {
  /** Of equal stretches, 0 (silence) to 100 (full scale); null where nobody has measured them. */
  readonly peaks: () => readonly number[] | null
  /** Seconds. */
  readonly position: () => number
  /** Seconds; 0 while unknown. */
  readonly duration: () => number
  /** Whether it sounds at this moment, at the speed of play. */
  readonly isPlaying: () => boolean
}

/** A recording that nobody has measured is taken for speech of this peak, 1 is full scale. */
const unknownLevel = 0.35

/** The peak that is known of the place that plays, 0 to 1; 0 while nothing plays. */
export function simulatedLevel({ peaks, position, duration, isPlaying }: SimulatedSource): number {
  if (!isPlaying()) return 0
  const known = peaks()
  if (known === null || known.length === 0 || duration() <= 0) return unknownLevel
  const place = Math.floor((position() / duration()) * known.length)
  return (known[Math.min(known.length - 1, Math.max(0, place))] ?? 0) / 100
}

/** Follows what is known of a recording, up at once and down at the meter's return, on both sides alike. */
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

/** A recording that is at least this loud cannot be taken for silence. */
const surelyAudible = 0.1

/** ms for which such a recording plays and nothing at all comes in before the signal counts as out of reach. */
const timeoutMs = 2000

interface Doubt {
  /** Something came in. */
  hear(): void
  /** So many ms went by in which this level was expected; true once the signal counts as out of reach. */
  wait(ms: number, expected: number): boolean
}

/** Tells a quiet recording from one that the browser will not let be read: such a source lets out zeros alone. */
export function createDoubt(): Doubt {
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
