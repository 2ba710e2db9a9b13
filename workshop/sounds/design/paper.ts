/** Collectors' cards: stiff, a little rough, with air under them. */
import { lines, swell } from '../dsp/envelope.ts'
import { filtered, sweptFilter } from '../dsp/filter.ts'
import { blow, bodyModes, type Material, strike } from '../dsp/modal.ts'
import { noiseBand, pinkNoise, whiteNoise } from '../dsp/noise.ts'
import { type Random, seededRandom } from '../dsp/random.ts'
import { withReverb, acoustics } from '../dsp/acoustics.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { shaped, silence } from '../dsp/samples.ts'
import { mono, oneShotRate as rate, type Sound } from '../dsp/sound.ts'

/** Card on a table: hardly rings, mostly slaps. */
const card: Material = { ratios: [1, 1.9, 2.7, 4.1, 5.8, 8.2], decay: 0.012, damping: 0.45, tilt: 0.35 }

/** A thumb snaps off the edge, the card turns through the air, bends back, and lands flat. */
export function cardFlip(): Sound {
  const random = seededRandom('card flip')
  const out = silence(0.52, rate)
  hit(out, 0.004, 1900, 0.0006, 0.5, random)
  const turning = sweptFilter(
    pinkNoise(Math.round(0.24 * rate), random),
    rate,
    'bandpass',
    lines([
      [0, 700],
      [0.1, 2600],
      [0.2, 900],
    ]),
    0.9,
  )
  mix(out, shaped(turning, rate, swell(0.24, 0.42)), 0.012 * rate, 0.2)
  flex(out, 0.02, 0.16, 26, random)
  const landing = 0.243
  const slap = filtered(
    whiteNoise(Math.round(0.05 * rate), random),
    rate,
    { kind: 'bandpass', hz: 1150, q: 0.6 },
    { kind: 'lowpass', hz: 6000 },
  )
  mix(
    out,
    shaped(slap, rate, (time) => Math.exp(-time / 0.007)),
    landing * rate,
    0.34,
  )
  hit(out, landing, 430, 0.0022, 1.1, random)
  hit(out, landing + 0.017, 520, 0.003, 0.3, random)
  return withReverb(mono(out, rate), acoustics.cabinet, 0)
}

/** One card drawn over another: friction that starts, runs and stops, and a tap at the end. */
export function cardSlide(): Sound {
  const random = seededRandom('card slide')
  const out = silence(0.5, rate)
  const seconds = 0.27
  const speed = swell(seconds, 0.38)
  const friction = noiseBand(Math.round(seconds * rate), rate, random, 1300, 9000)
  let grain = 1
  const grainy = friction.map((sample, i) => {
    // The fibres of the board pass at some 600 a second, each of its own height.
    if (i % 80 === 0) grain = 0.4 + 0.9 * random.next() ** 2
    return sample * grain
  })
  const coloured = sweptFilter(grainy, rate, 'lowpass', (time) => 1500 + 6500 * speed(time), 0.7)
  mix(out, shaped(coloured, rate, speed), 0.003 * rate, 0.2)
  flex(out, 0.03, 0.18, 9, random)
  hit(out, 0.262, 780, 0.0016, 0.42, random)
  hit(out, 0.281, 900, 0.002, 0.14, random)
  return withReverb(mono(out, rate), acoustics.cabinet, 0)
}

/** Paper that bends crackles: many tiny snaps, most of them hardly there. */
function flex(out: Float32Array, from: number, seconds: number, count: number, random: Random): void {
  for (let snap = 0; snap < count; snap++) {
    const at = from + seconds * random.next()
    hit(out, at, random.between(1500, 4200), 0.0003, 0.2 * random.next() ** 2, random)
  }
}

function hit(
  out: Float32Array,
  at: number,
  hz: number,
  contact: number,
  force: number,
  random: Random,
): void {
  strike(out, rate, at, bodyModes(card, hz, random), blow(contact, force, rate, random))
}
