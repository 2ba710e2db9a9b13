import { type MeterReport, restingLevel } from './meterReport.ts'
import { createPpm, type Indicator } from './ppm.ts'

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

/**
 * A volume indicator as in IEC 60268-17: a full-wave rectifier drives a damped needle that follows the mean. On a
 * steady tone it reaches 99 % after 300 ms and overshoots by 1 to 1.5 %.
 */

/** Natural frequency (rad/s) and damping of the needle, for an overshoot of 1.25 %. */
const naturalFrequency = 13.51
const damping = 0.8127

/**
 * The mean of a rectified sine is 2/pi of its amplitude; scaled so that a sine of amplitude 1 reads 1, as on the PPM.
 */
const sineOfMean = Math.PI / 2

/** @param sampleRate Hz */
function createVu(sampleRate: number): Indicator {
  const step = 1 / sampleRate
  let position = 0
  let velocity = 0

  function swing(target: number): number {
    // Semi-implicit Euler: stable, and exact enough with a step 3500 times shorter than the oscillation.
    velocity +=
      step * (naturalFrequency ** 2 * (target - position) - 2 * damping * naturalFrequency * velocity)
    position += step * velocity
    return position
  }
  return {
    push: (samples) => {
      let highest = 0
      for (const sample of samples) highest = Math.max(highest, swing(sineOfMean * Math.abs(sample)))
      return highest
    },
    pushSilence: (samples) => {
      let highest = 0
      for (let sample = 0; sample < samples; sample += 1) highest = Math.max(highest, swing(0))
      return highest
    },
  }
}
