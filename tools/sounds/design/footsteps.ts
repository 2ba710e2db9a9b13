/** One step at a time, on two floors. Each is made anew: no two in the walk are alike. */
import { swell } from '../dsp/envelope.ts'
import { filtered } from '../dsp/filter.ts'
import { blow, bodyModes, materials, type Material, ring, strike } from '../dsp/modal.ts'
import { noiseBand, whiteNoise } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { mix, shaped, silence } from '../dsp/samples.ts'

/** A pebble: two or three modes, gone at once. */
const pebble: Material = { ratios: [1, 1.83, 2.71], decay: 0.006, damping: 0.4, tilt: 0.3 }

/** How hard a foot comes down and how long it stays, around 1. */
export interface Gait {
  readonly weight: number
  readonly pace: number
}

/**
 * Gravel: the heel throws stones against each other, the sole rolls over some, the toe pushes a last handful away.
 * Every collision is a blow on a stone of its own size (Cook's stochastic model: many small blows, falling energy).
 */
export function gravelStep(rate: number, { weight, pace }: Gait, random: Random): Float32Array {
  const out = silence(0.62, rate)
  const roll = 1 / (pace * random.vary(0.12))
  const phases = [
    { from: 0.012, seconds: 0.1 * roll, stones: 480, force: random.vary(0.2), peakAt: 0.2, low: 1500 },
    {
      from: 0.055 * roll,
      seconds: 0.24 * roll,
      stones: 330,
      force: 0.5 * random.vary(0.4),
      peakAt: 0.45,
      low: 1900,
    },
    {
      from: 0.215 * roll,
      seconds: 0.16 * roll,
      stones: 400,
      force: 0.66 * random.vary(0.4),
      peakAt: 0.35,
      low: 1700,
    },
  ]
  for (const { from, seconds, stones, force, peakAt, low } of phases) {
    const density = swell(seconds, peakAt)
    const count = Math.round(stones * random.vary(0.5))
    for (let stone = 0; stone < count; stone++) {
      const at = seconds * random.next()
      // Thinned by the density: most stones move when most of the weight does.
      if (random.next() > density(at)) continue
      const hz = low * random.between(0.55, 2.9)
      const strength = weight * force * 0.3 * random.next() ** 2.6 * Math.min(1.4, low / hz)
      strike(out, rate, from + at, bodyModes(pebble, hz, random), blow(0.00028, strength, rate, random))
    }
    // The smallest grains are too many to count: a breath of noise among them.
    const sand = noiseBand(Math.round(seconds * rate), rate, random, 2200, 7500)
    mix(out, shaped(sand, rate, density), from * rate, 0.02 * weight * force)
  }
  const ground = filtered(whiteNoise(Math.round(0.12 * rate), random), rate, { kind: 'lowpass', hz: 150 })
  mix(
    out,
    shaped(ground, rate, (time) => Math.exp(-time / 0.022)),
    0.01 * rate,
    0.7 * weight,
  )
  return out
}

/** Parquet: a leather heel on a hollow floor, then the sole; the boards under each step are a little different. */
export function parquetStep(rate: number, { weight, pace }: Gait, random: Random): Float32Array {
  const out = silence(0.55, rate)
  const boards = bodyModes(materials.parquet, 138 * random.vary(0.16), random)
  const heelAt = 0.01
  strike(out, rate, heelAt, boards, blow(0.0026 * random.vary(0.2), 0.62 * weight, rate, random))
  const heel = bodyModes(materials.plastic, 780 * random.vary(0.12), random)
  strike(
    out,
    rate,
    heelAt,
    heel,
    blow(0.0009 * random.vary(0.3), 0.7 * weight * random.vary(0.4), rate, random),
  )
  const edge = bodyModes(materials.plastic, 2100 * random.vary(0.12), random)
  strike(out, rate, heelAt, edge, blow(0.0003, 0.42 * weight * random.vary(0.5), rate, random))
  strike(out, rate, heelAt + 0.011 * random.vary(0.3), boards, blow(0.004, 0.2 * weight, rate, random))
  const soleAt = heelAt + (0.135 * random.vary(0.12)) / pace
  strike(out, rate, soleAt, boards, blow(0.0055, 0.3 * weight * random.vary(0.3), rate, random))
  const sole = noiseBand(Math.round(0.05 * rate), rate, random, 500, 2600)
  mix(out, shaped(sole, rate, swell(0.05, 0.2)), soleAt * rate, 0.06 * weight * random.vary(0.4))
  // The toe turns off the floor.
  const scuffAt = soleAt + (0.16 * random.vary(0.1)) / pace
  const scuff = noiseBand(Math.round(0.09 * rate), rate, random, 1400, 5200)
  mix(out, shaped(scuff, rate, swell(0.09, 0.6)), scuffAt * rate, 0.02 * weight * random.vary(0.8))
  return out
}

/** An old board: it sticks and slips, at first fast, then slower, and the floor sings with it. */
export function creak(rate: number, random: Random): Float32Array {
  const seconds = random.between(0.22, 0.4)
  const slips = silence(seconds + 0.1, rate)
  const begin = random.between(150, 210)
  for (let at = 0; at < seconds;) {
    const hz = begin * (1 - 0.45 * (at / seconds)) * random.vary(0.12)
    mix(slips, blow(0.0006, Math.sin((Math.PI * at) / seconds) * random.vary(0.5), rate, random), at * rate)
    at += 1 / hz
  }
  const board = bodyModes({ ratios: [1, 1.62, 2.4, 3.3], decay: 0.02, damping: 0.4, tilt: 0.5 }, 640, random)
  return ring(board, slips, seconds + 0.1, rate)
}
