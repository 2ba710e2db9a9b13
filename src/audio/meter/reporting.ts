import { type MeterReport, restingLevel } from './meterReport.ts'
import { createPpm, type Indicator } from './ppm.ts'
import { createVu } from './vu.ts'

/** Samples that a report takes in at least: one for every frame of a fast screen, 11 ms at 48 kHz. */
const samplesPerReport = 512

interface Reporting {
  /** Takes in one block of so many samples, an array a channel; no array where nothing is connected. */
  push(channels: readonly Float32Array[], samples: number): void
}

/**
 * What runs beside the sound. It gathers the highest indications, so that a page that looks late misses nothing. At
 * rest it sends nothing.
 * @param sampleRate Hz
 */
export function createReporting(sampleRate: number, send: (report: MeterReport) => void): Reporting {
  const ppm = createPair(() => createPpm(sampleRate))
  const vu = createPair(() => createVu(sampleRate))
  let gathered = 0
  let isResting = true

  return {
    push: (channels, samples) => {
      ppm.push(channels, samples)
      vu.push(channels, samples)
      gathered += samples
      if (gathered < samplesPerReport) return
      gathered = 0
      const report = { ppm: ppm.take(), vu: vu.take() }
      const rests = [...report.ppm, ...report.vu].every((level) => level < restingLevel)
      // That it has come to rest is said once.
      if (!(rests && isResting)) send(rests ? { ppm: [0, 0], vu: [0, 0] } : report)
      isResting = rests
    },
  }
}

/** Left and right; what comes in one channel stands in the middle. */
function createPair(create: () => Indicator) {
  const left = create()
  const right = create()
  let highest: [left: number, right: number] = [0, 0]
  return {
    push: (channels: readonly Float32Array[], samples: number) => {
      highest = [
        Math.max(highest[0], indicate(left, channels[0], samples)),
        Math.max(highest[1], indicate(right, channels[1] ?? channels[0], samples)),
      ]
    },
    /** The highest since the last call. */
    take: () => {
      const measured = highest
      highest = [0, 0]
      return measured
    },
  }
}

const indicate = (indicator: Indicator, input: Float32Array | undefined, samples: number) =>
  input === undefined || input.every((sample) => sample === 0)
    ? indicator.pushSilence(samples)
    : indicator.push(input)
