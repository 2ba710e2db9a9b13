import type { Indicator } from './ppm.ts'

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
export function createVu(sampleRate: number): Indicator {
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
