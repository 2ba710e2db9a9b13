import { bandPowers, powerSpectrum } from '../../../tests/spectrum.ts'
import type { Sound } from '#workshop/sounds/dsp/sound.ts'

const size = 1024
const hopSeconds = 0.01
const frames = 20
const bands = 20
/** What lies further than this under the loudest band is not compared, dB. */
const floorDb = -45

/** Level over time and pitch, dB under its loudest place: what a sound looks like to the ear, however loud it is. */
export function fingerprint({ sampleRate, channels }: Sound): readonly number[] {
  const samples = channels[0] ?? new Float32Array(0)
  const powers = Array.from({ length: frames }, (_, frame) =>
    bandPowers(
      powerSpectrum(samples, Math.round(frame * hopSeconds * sampleRate), size),
      sampleRate,
      bands,
      100,
      12_000,
    ),
  ).flat()
  const loudest = Math.max(...powers)
  return powers.map((power) => Math.max(floorDb, 10 * Math.log10(power / loudest + 1e-12)))
}

/** Root mean square difference in dB over all places where either of the two is heard. */
export function difference(one: Sound, other: Sound): number {
  const left = fingerprint(one)
  const right = fingerprint(other)
  const squares = left
    .map((level, place) => ({ level, against: right[place] ?? floorDb }))
    .filter(({ level, against }) => Math.max(level, against) > floorDb)
    .map(({ level, against }) => (level - against) ** 2)
  return Math.sqrt(squares.reduce((all, square) => all + square, 0) / squares.length)
}
