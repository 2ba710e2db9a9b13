import type { Ballistics } from '#lib/meter.ts'
import { type MeterReport, mostUnreceived, restingLevel } from './meterReport.ts'
import { createPpm } from './ppm.ts'
import { createVu } from './vu.ts'

/** Samples that a report takes in at least: one for every frame of a fast screen, 11 ms at 48 kHz. */
const samplesPerReport = 512

export interface Reporting {
  /** Takes in one block of so many samples, an array a channel; no array where nothing is connected. */
  push(channels: readonly Float32Array[], samples: number): void
  /** So many reports have arrived since this was last said. */
  received(reports: number): void
  use(ballistics: Ballistics): void
}

/**
 * What runs beside the sound. It gathers the highest indications and sends them as long as somebody takes them in; a
 * blocked page misses nothing, because what cannot be sent stays for the next report. At rest it sends nothing.
 * @param sampleRate Hz
 */
export function createReporting(sampleRate: number, send: (report: MeterReport) => void): Reporting {
  const sides = [createSide(sampleRate), createSide(sampleRate)] as const
  let kind: Ballistics = 'ppm'
  let left = 0
  let right = 0
  let gathered = 0
  let unreceived = 0
  let isResting = true

  function sendGathered(): void {
    if (unreceived >= mostUnreceived) return
    const rests = left < restingLevel && right < restingLevel
    // That it has come to rest is said once.
    if (!(rests && isResting)) {
      send(rests ? { left: 0, right: 0 } : { left, right })
      unreceived += 1
      isResting = rests
    }
    left = 0
    right = 0
    gathered = 0
  }

  return {
    push: (channels, samples) => {
      const [first] = channels
      // What comes in one channel stands in the middle.
      left = Math.max(left, sides[0](kind, first, samples))
      right = Math.max(right, sides[1](kind, channels[1] ?? first, samples))
      gathered += samples
      if (gathered >= samplesPerReport) sendGathered()
    },
    received: (reports) => {
      unreceived = Math.max(0, unreceived - reports)
    },
    use: (ballistics) => {
      kind = ballistics
      left = 0
      right = 0
    },
  }
}

type Side = (kind: Ballistics, samples: Float32Array | undefined, count: number) => number

/** One channel with both ballistics at work, so that switching between them shows what each would have shown. */
function createSide(sampleRate: number): Side {
  const ppm = createPpm(sampleRate)
  const vu = createVu(sampleRate)
  return (kind, samples, count) => {
    const isSilent = samples === undefined || isZero(samples)
    const peak = isSilent ? ppm.pushSilence(count) : ppm.push(samples)
    const mean = isSilent ? vu.pushSilence(count) : vu.push(samples)
    return kind === 'ppm' ? peak : mean
  }
}

function isZero(samples: Float32Array): boolean {
  for (const sample of samples) if (sample !== 0) return false
  return true
}
