import { meterSensitivity } from '#lib/sound/meterPoints.ts'
import type { MeterReading } from '#lib/sound/meter.ts'
import { restingLevel } from './meterReport.ts'
import { ppmReturn } from './ppm.ts'

/** ms that the peak stays: the numeric hold of IEC 60268-18. */
const holdMs = 1000
/** ms without a report after which the sound has stopped and the meter falls by itself. */
const staleMs = 150
const fallDbPerMs = ppmReturn.db / ppmReturn.seconds / 1000

/** A factor of full scale in decibels on the scale, sensitivity included. */
export const scaleDb = (level: number) =>
  level < restingLevel ? Number.NEGATIVE_INFINITY : 20 * Math.log10(level * meterSensitivity)

interface Clock {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** The same within one drawn frame; null where frames cannot be distinguished. */
  readonly frame: () => number | null
}

interface Indication {
  /** Takes an indication; 1 is a sine at full scale. */
  take(left: number, right: number): void
  /** @param isSimulated whether the values were simulated; a meter at rest is never marked so */
  read(isSimulated: boolean): MeterReading
  isResting(): boolean
  onWake(listener: () => void): () => void
}

/** Collects reports between frames and holds the peaks. Reading allocates nothing. */
export function createIndication(clock: Clock): Indication {
  const left = createChannel()
  const right = createChannel()
  const reading = {
    left: left.db,
    right: right.db,
    held: { left: left.held, right: right.held },
    isSimulated: false,
  }
  const wakeListeners = new Set<() => void>()
  let readMs = clock.now()
  let measuredMs = readMs
  let frame: number | null = null

  const isResting = () => left.rests() && right.rests()
  return {
    take: (leftLevel, rightLevel) => {
      const rested = isResting()
      measuredMs = clock.now()
      left.take(leftLevel)
      right.take(rightLevel)
      if (rested && !isResting()) for (const listener of wakeListeners) listener()
    },
    read: (isSimulated) => {
      const thisFrame = clock.frame()
      if (thisFrame !== null && thisFrame === frame) return reading
      frame = thisFrame
      const nowMs = clock.now()
      const fallDb = nowMs - measuredMs > staleMs ? fallDbPerMs * (nowMs - readMs) : 0
      left.read(nowMs, fallDb)
      right.read(nowMs, fallDb)
      readMs = nowMs
      reading.left = left.db
      reading.right = right.db
      reading.held.left = left.held
      reading.held.right = right.held
      reading.isSimulated = isSimulated && !isResting()
      return reading
    },
    isResting,
    onWake: (listener) => {
      wakeListeners.add(listener)
      return () => wakeListeners.delete(listener)
    },
  }
}

const restingDb = scaleDb(restingLevel)

function createChannel() {
  /** The highest since the last read; negative when nothing came. */
  let highest = -1
  let heldSinceMs = 0
  const channel = {
    db: Number.NEGATIVE_INFINITY,
    held: Number.NEGATIVE_INFINITY,
    rests: () =>
      highest < restingLevel && channel.db === Number.NEGATIVE_INFINITY && channel.held === channel.db,
    take: (level: number) => {
      highest = Math.max(highest, level)
    },
    read: (nowMs: number, fallDb: number) => {
      if (highest >= 0) channel.db = scaleDb(highest)
      else if (channel.db - fallDb < restingDb) channel.db = Number.NEGATIVE_INFINITY
      else channel.db -= fallDb
      highest = -1
      if (channel.db >= channel.held || nowMs - heldSinceMs > holdMs) {
        channel.held = channel.db
        heldSinceMs = nowMs
      }
    },
  }
  return channel
}
