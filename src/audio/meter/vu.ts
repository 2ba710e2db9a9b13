import type { Indicator } from './ppm.ts'

/**
 * A volume indicator as in IEC 60268-17: a full-wave rectifier drives a needle with mass, spring and damping, whose
 * position follows the mean. A steady tone that begins reaches 99 % after 300 ms and overswings by 1 to 1.5 %.
 */

/** Natural frequency in rad/s and damping of the needle; together they overswing by 1.25 %. */
const naturalFrequency = 13.51
const damping = 0.8127

/** The mean of a rectified sine is 2/pi of its amplitude: a steady sine of amplitude 1 reads 1, as on the PPM. */
const sineOfMean = Math.PI / 2

/** @param sampleRate Hz */
export function createVu(sampleRate: number): Indicator {
  const step = 1 / sampleRate
  let position = 0
  let velocity = 0

  function swing(target: number): number {
    // Speed first, then place with the new speed: stable, and exact enough at a step 3500 times shorter than the swing.
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
