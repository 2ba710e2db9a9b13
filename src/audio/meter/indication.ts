import { meterSensitivity } from '#lib/sound/meterPoints.ts'
import type { MeterReading } from '#lib/sound/meter.ts'
import { restingLevel } from './meterReport.ts'
import { ppmReturn } from './ppm.ts'

/** How long the highest point stays, ms: the numeric hold of IEC 60268-18. */
const holdMs = 1000
/** When no word has come for so long the sound stands still, and the meter falls by itself. */
const staleMs = 150
const fallDbPerMs = ppmReturn.db / ppmReturn.seconds / 1000

/** What a factor of full scale reads on the scale: the sensitivity comes before the points. */
export const scaleDb = (level: number) =>
  level < restingLevel ? Number.NEGATIVE_INFINITY : 20 * Math.log10(level * meterSensitivity)

interface Clock {
  /** Milliseconds that go on steadily. */
  readonly now: () => number
  /** The same within one drawn frame, null where frames are not told apart. */
  readonly frame: () => number | null
}

interface Indication {
  /** What has been indicated meanwhile, 1 is a sine of full scale. */
  take(left: number, right: number): void
  /** @param isSimulated what was taken is not the signal: said of what is seen, never of a meter at rest */
  read(isSimulated: boolean): MeterReading
  isResting(): boolean
  onWake(listener: () => void): () => void
}

/** Gathers what a meter says between frames, and remembers the highest points. Allocates nothing as it is read. */
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
  /** Highest since it was read; negative when nothing came. */
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
