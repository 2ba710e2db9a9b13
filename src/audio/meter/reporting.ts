import { type MeterReport, restingLevel } from './meterReport.ts'
import { createPpm, type Indicator } from './ppm.ts'
import { createVu } from './vu.ts'

/** Fewest samples per report: one report for every frame of a fast display, 11 ms at 48 kHz. */
const samplesPerReport = 512

interface Reporting {
  /** Processes one block, an array per channel; no arrays where nothing is connected. */
  push(channels: readonly Float32Array[], samples: number): void
}

/**
 * Runs in the worklet. Collects the highest indications, so that a page that reads late misses nothing. Sends nothing
 * at rest.
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
      // Rest is reported once.
      if (!(rests && isResting)) send(rests ? { ppm: [0, 0], vu: [0, 0] } : report)
      isResting = rests
    },
  }
}

/** Left and right; a mono input counts for both. */
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
