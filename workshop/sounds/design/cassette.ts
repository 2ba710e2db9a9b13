/** The door of the deck and the cassette's ways in and out. */
import { lines, swell } from '../dsp/envelope.ts'
import { sweptFilter } from '../dsp/filter.ts'
import { bodyModes, materials } from '../dsp/modal.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { sine } from '../dsp/oscillator.ts'
import { type Random, seededRandom } from '../dsp/random.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { shaped, silence } from '../dsp/samples.ts'
import { oneShotRate as rate, type Sound } from '../dsp/sound.ts'
import { addSpring, hit, inCabinet, slide } from './mechanics.ts'

/** The catch lets go, an oil-damped hinge lowers the door, it settles against its stop. */
export function doorOpen(): Sound {
  const random = seededRandom('cassette door open')
  const out = silence(0.95, rate)
  catchClick(out, 0.004, 2700, 0.8, random)
  hinge(out, 0.02, 0.42, [700, 1500, 900], random)
  addSpring(out, 0.012, { hz: 720, level: 0.12, decay: 0.24 }, random)
  const door = bodyModes(materials.plastic, 520, random)
  hit(out, 0.43, door, 0.0026, 1, random)
  hit(out, 0.432, bodyModes(materials.chassis, 140, random), 0.0056, 0.75, random)
  hit(out, 0.497, door, 0.003, 0.35, random)
  return inCabinet(out)
}

/** Pushed shut by hand: air, then the catch and the whole front. */
export function doorClose(): Sound {
  const random = seededRandom('cassette door close')
  const out = silence(0.62, rate)
  hinge(out, 0.004, 0.17, [500, 900, 1500], random)
  const shut = 0.172
  hit(out, shut, bodyModes(materials.plastic, 610, random), 0.0011, 1.7, random)
  hit(out, shut + 0.001, bodyModes(materials.chassis, 112, random), 0.004, 1.22, random)
  catchClick(out, shut + 0.021, 2300, 1, random)
  hit(out, shut + 0.028, bodyModes(materials.plastic, 980, random), 0.001, 0.45, random)
  return inCabinet(out)
}

/** The shell slides down its guides, the hubs rattle onto the spindles, the bottom edge lands. */
export function cassetteIn(): Sound {
  const random = seededRandom('cassette in')
  const out = silence(0.7, rate)
  slide(out, 0.004, 0.21, 0.055, random)
  const shell = bodyModes(materials.plastic, 860, random)
  for (const [at, force] of [
    [0.05, 0.16],
    [0.118, 0.22],
    [0.171, 0.3],
  ] as const)
    hit(out, at, shell, 0.001, force, random)
  hit(out, 0.224, shell, 0.0009, 1.25, random)
  hit(out, 0.2255, bodyModes(materials.chassis, 176, random), 0.0036, 0.58, random)
  // Both hubs find their teeth.
  hit(out, 0.247, bodyModes(materials.plastic, 1880, random), 0.0008, 0.5, random)
  hit(out, 0.262, bodyModes(materials.plastic, 1640, random), 0.0008, 0.38, random)
  hit(out, 0.283, shell, 0.0013, 0.3, random)
  return inCabinet(out)
}

/** Taken out: a short knock against the guide, the slide upwards, the loose hubs and the tape pad shaking. */
export function cassetteOut(): Sound {
  const random = seededRandom('cassette out')
  const out = silence(0.62, rate)
  const shell = bodyModes(materials.plastic, 1010, random)
  hit(out, 0.004, shell, 0.0016, 0.6, random)
  slide(out, 0.02, 0.17, 0.055, random)
  for (const at of [0.09, 0.131, 0.204, 0.229, 0.262, 0.287, 0.333])
    hit(
      out,
      at * random.vary(0.03),
      bodyModes(materials.plastic, random.between(1500, 2300), random),
      0.0008,
      0.34 * random.vary(0.5),
      random,
    )
  hit(out, 0.196, shell, 0.0012, 0.5, random)
  return inCabinet(out)
}

/** Stop pressed a second time: the latch, a strong spring, the lid that flies up and knocks 0.2 s later. */
export function eject(): Sound {
  const random = seededRandom('eject')
  const out = silence(1, rate)
  catchClick(out, 0.004, 1900, 1.1, random)
  hit(out, 0.006, bodyModes(materials.chassis, 128, random), 0.0036, 0.88, random)
  addSpring(out, 0.012, { hz: 680, level: 0.42, decay: 0.24 }, random)
  hinge(out, 0.02, 0.19, [900, 2100, 1300], random)
  const lid = 0.212
  hit(out, lid, bodyModes(materials.plastic, 470, random), 0.0018, 1.9, random)
  hit(out, lid + 0.001, bodyModes(materials.chassis, 104, random), 0.0048, 1.09, random)
  addSpring(out, lid + 0.004, { hz: 610, level: 0.12, decay: 0.24 }, random)
  hit(out, lid + 0.074, bodyModes(materials.plastic, 490, random), 0.0022, 0.62, random)
  hit(out, lid + 0.121, bodyModes(materials.plastic, 505, random), 0.0026, 0.26, random)
  return inCabinet(out)
}

/** End of the tape or of a rewind: the belt sags for 0.2 s and the reels stop with a thud. */
export function windStop(): Sound {
  const random = seededRandom('wind stop')
  const out = silence(0.6, rate)
  const sag = lines([
    [0, 210],
    [0.2, 60],
  ])
  const motor = shaped(
    sine(0.26, rate, sag),
    rate,
    lines([
      [0, 0],
      [0.02, 0.5],
      [0.15, 0.3],
      [0.25, 0],
    ]),
  )
  mix(out, motor, 0, 0.5)
  const whir = sweptFilter(
    whiteNoise(Math.round(0.26 * rate), random),
    rate,
    'bandpass',
    lines([
      [0, 1500],
      [0.22, 300],
    ]),
    1.2,
  )
  mix(
    out,
    shaped(
      whir,
      rate,
      lines([
        [0, 0],
        [0.02, 1],
        [0.22, 0],
      ]),
    ),
    0,
    0.12,
  )
  hit(out, 0.19, bodyModes(materials.chassis, 96, random), 0.0064, 1.16, random)
  hit(out, 0.193, bodyModes(materials.plastic, 690, random), 0.0015, 0.7, random)
  hit(out, 0.236, bodyModes(materials.plastic, 1240, random), 0.001, 0.3, random)
  return inCabinet(out)
}

function catchClick(out: Float32Array, at: number, hz: number, force: number, random: Random): void {
  hit(out, at, bodyModes(materials.steel, hz, random), 0.0004, 0.8 * force, random)
  hit(out, at + 0.0007, bodyModes(materials.plastic, hz * 0.55, random), 0.0008, 0.8 * force, random)
}

/** Grease and moved air: soft noise whose colour follows the speed of the door. */
function hinge(
  out: Float32Array,
  at: number,
  seconds: number,
  hz: readonly [number, number, number],
  random: Random,
) {
  const colour = lines([
    [0, hz[0]],
    [seconds * 0.6, hz[1]],
    [seconds, hz[2]],
  ])
  const air = sweptFilter(whiteNoise(Math.round(seconds * rate), random), rate, 'bandpass', colour, 0.9)
  mix(out, shaped(air, rate, swell(seconds, 0.65)), at * rate, 0.05)
}
