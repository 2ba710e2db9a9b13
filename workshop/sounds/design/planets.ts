/** The night sky: a new memory rises like a small sun, and each planet answers a touch. */
import { lines, smooth, swell } from '../dsp/envelope.ts'
import { sweptFilter } from '../dsp/filter.ts'
import { pinkNoise } from '../dsp/noise.ts'
import { partialTone } from '../dsp/oscillator.ts'
import { seededRandom } from '../dsp/random.ts'
import { withReverb, acoustics } from '../dsp/acoustics.ts'
import { fadeEnds, mix } from '../../../server/storyteller/sound/samples.ts'
import { shaped, silence } from '../dsp/samples.ts'
import { oneShotRate as rate, type Sound, stereo } from '../dsp/sound.ts'

const arrivalSeconds = 4.4

/**
 * Overtones of one deep note come up one after the other, low to high, as light comes over an edge; each beats a
 * little against itself and drifts to its own place between left and right. Air opens with them, and a last high
 * glint stays when the rest is gone.
 */
export function planetArrival(): Sound {
  const random = seededRandom('planet arrival')
  const root = 98
  const left = silence(arrivalSeconds, rate)
  const right = silence(arrivalSeconds, rate)
  const overtones = [1, 2, 3, 4, 5, 6, 8, 9, 12]
  overtones.forEach((ratio, index) => {
    const begin = 0.16 * index
    const seconds = arrivalSeconds - begin - 0.2
    const place = random.between(-0.7, 0.7)
    const beat = random.between(0.25, 0.7)
    const level = 0.5 / (1 + 0.42 * index)
    const rise = swell(seconds, 0.42 - 0.015 * index)
    const tone = silence(seconds, rate).map((_, i) => {
      const time = i / rate
      const angle = 2 * Math.PI * root * ratio * time
      return (Math.sin(angle) + 0.6 * Math.sin(angle * (1 + beat / (root * ratio)))) * rise(time)
    })
    mix(left, tone, begin * rate, level * Math.sqrt(0.5 * (1 - place)))
    mix(right, tone, begin * rate, level * Math.sqrt(0.5 * (1 + place)))
  })
  const light = lines([
    [0, 300],
    [1.9, 5200],
    [3.2, 1800],
    [arrivalSeconds, 500],
  ])
  for (const side of [left, right]) {
    const air = sweptFilter(pinkNoise(side.length, random), rate, 'bandpass', light, 1.3)
    mix(side, shaped(air, rate, swell(3.4, 0.56)), 0, 0.035)
  }
  mix(left, glint(1568), 1.86 * rate, 0.05)
  mix(right, glint(2352), 2.04 * rate, 0.045)
  return faded(withReverb(stereo(left, right, rate), acoustics.sky, 1.6))
}

/** A glass bell without a firm key, so that each planet can be played at its own speed and keep its own note. */
export function planetTouch(): Sound {
  const out = partialTone(
    1.5,
    rate,
    523.25,
    [
      { ratio: 1, gain: 1, decay: 1.2 },
      { ratio: 1.003, gain: 0.6, decay: 1.3 },
      { ratio: 1.506, gain: 0.3, decay: 0.7 },
      { ratio: 2.42, gain: 0.24, decay: 0.45 },
      { ratio: 3.98, gain: 0.1, decay: 0.22 },
      { ratio: 6.7, gain: 0.04, decay: 0.09 },
    ],
    0.006,
  )
  const offset = silence(1.5, rate)
  // Half a millisecond later on the right: it stands a little to the left of the middle, and is not flat.
  mix(offset, out, 0.0005 * rate)
  return faded(withReverb(stereo(out, offset, rate), acoustics.sky, 0.9))
}

function glint(hz: number): Float32Array {
  return partialTone(
    2.2,
    rate,
    hz,
    [
      { ratio: 1, gain: 1, decay: 2 },
      { ratio: 1.0013, gain: 0.7, decay: 2.1 },
      { ratio: 2.01, gain: 0.2, decay: 0.7 },
    ],
    0.18,
  )
}

/** The sky's tail is longer than anyone waits: it is let out softly over its last second. */
function faded(sound: Sound): Sound {
  const { sampleRate, channels } = sound
  const out = 0.9
  return {
    sampleRate,
    channels: channels.map((channel) => {
      const seconds = channel.length / sampleRate
      const soft = shaped(channel, sampleRate, (time) => smooth((seconds - time) / out))
      fadeEnds(soft, Math.round(0.002 * sampleRate), Math.round(0.05 * sampleRate))
      return soft
    }),
  }
}
