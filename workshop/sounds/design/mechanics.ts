/** What all the machines are made of: blows, springs, plastic in its guides, and the cabinet around them. */
import { swell } from '../dsp/envelope.ts'
import { blow, bodyModes, materials, type Mode, ring, strike } from '../dsp/modal.ts'
import { noiseBand } from '../dsp/noise.ts'
import type { Random } from '../dsp/random.ts'
import { withReverb, acoustics } from '../dsp/acoustics.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { shaped } from '../dsp/samples.ts'
import { mono, oneShotRate as rate, type Sound } from '../dsp/sound.ts'

/** A body struck at a time in seconds; contact in seconds. No two blows are quite alike. */
export function hit(
  out: Float32Array,
  at: number,
  modes: readonly Mode[],
  contact: number,
  force: number,
  random: Random,
): void {
  strike(out, rate, at, modes, blow(contact * random.vary(0.08), force * random.vary(0.06), rate, random))
}

interface Spring {
  /** Lowest mode. */
  readonly hz: number
  readonly level: number
  /** 60 dB decay of the lowest mode, seconds. */
  readonly decay: number
}

/** A coil spring: many close modes that rise a little faster than a row of harmonics, the high ones soon gone. */
export function addSpring(out: Float32Array, at: number, { hz, level, decay }: Spring, random: Random): void {
  const modes = Array.from({ length: 8 }, (_, i) => ({
    hz: hz * (1 + 0.4 * i + 0.028 * i * i) * random.vary(0.02),
    decay: decay / (1 + 0.33 * i),
    gain: 1 / (1 + 0.75 * i),
  }))
  mix(out, ring(modes, blow(0.0011, level, rate, random), 1.4 * decay, rate), at * rate)
}

/** Plastic sliding a short way in its guide. */
export function scrape(out: Float32Array, at: number, seconds: number, level: number, random: Random): void {
  const noise = noiseBand(Math.round(seconds * rate), rate, random, 900, 4200)
  mix(out, shaped(noise, rate, swell(seconds, 0.7)), at * rate, level)
}

/** A shell sliding a long way: rough noise with small catches, through the shell's own resonance. */
export function slide(out: Float32Array, at: number, seconds: number, level: number, random: Random): void {
  const noise = noiseBand(Math.round(seconds * rate), rate, random, 1100, 5200)
  let grip = 1
  const rough = noise.map((sample, i) => {
    // It catches and lets go some two hundred times a second.
    if (i % 240 === 0) grip = random.between(0.35, 1)
    return sample * grip
  })
  const moving = shaped(rough, rate, swell(seconds, 0.55))
  mix(out, moving, at * rate, level)
  mix(out, ring(bodyModes(materials.plastic, 900, random), moving, seconds, rate), at * rate, 0.2 * level)
}

export function inCabinet(samples: Float32Array): Sound {
  return withReverb(mono(samples, rate), acoustics.cabinet, 0)
}
