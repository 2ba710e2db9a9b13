import { filter } from './filter.ts'
import type { Stereo } from './samples.ts'
import { stereoSilence } from './samples.ts'

export interface Room {
  /** Longest way from wall to wall, metres. */
  readonly metres: number
  /** Time in which the tail falls by 60 dB, seconds. */
  readonly decay: number
  /** Above this the walls swallow the tail faster, Hz. */
  readonly dampingHz: number
}

/** Lengths of the delay lines as parts of the room, without common factors: the tail never rings. */
const lines = [0.331, 0.397, 0.487, 0.571, 0.653, 0.757, 0.877, 1]
const speedOfSound = 343

/** The tail alone, wide, as long as what goes in: eight delays that feed one another through a Householder matrix. */
export function tailIn(room: Room, dry: Float32Array, sampleRate: number): Stereo {
  const sizes = lines.map((part) => Math.max(8, Math.round((part * room.metres * sampleRate) / speedOfSound)))
  // All lines in one array, one behind the other.
  const starts = sizes.map((_, line) => sizes.slice(0, line).reduce((sum, size) => sum + size, 0))
  const memory = new Float32Array(sizes.reduce((sum, size) => sum + size, 0))
  const heads = Int32Array.from(starts)
  const firsts = Int32Array.from(starts)
  const ends = Int32Array.from(sizes, (size, line) => size + (starts[line] ?? 0))
  const losses = Float64Array.from(sizes, (size) => 10 ** ((-3 * size) / (room.decay * sampleRate)))
  const damping = Math.exp((-2 * Math.PI * room.dampingHz) / sampleRate)
  const soft = new Float64Array(lines.length)
  const tail = stereoSilence(dry.length)
  for (let i = 0; i < dry.length; i++) {
    let total = 0
    for (let line = 0; line < 8; line++) {
      const out = (memory[heads[line] ?? 0] ?? 0) * (losses[line] ?? 0)
      const value = out + damping * ((soft[line] ?? 0) - out)
      soft[line] = value
      total += value
    }
    const input = (dry[i] ?? 0) - total / 4
    for (let line = 0; line < 8; line++) {
      const head = heads[line] ?? 0
      memory[head] = input + (soft[line] ?? 0)
      heads[line] = head + 1 === ends[line] ? (firsts[line] ?? 0) : head + 1
    }
    // Lines feed the sides in turn, with signs that keep the two tails independent.
    tail.left[i] = (soft[0] ?? 0) + (soft[2] ?? 0) - (soft[4] ?? 0) - (soft[6] ?? 0)
    tail.right[i] = (soft[1] ?? 0) - (soft[3] ?? 0) + (soft[5] ?? 0) - (soft[7] ?? 0)
  }
  // Bass in a tail only muddies.
  for (const side of [tail.left, tail.right]) filter(side, sampleRate, { kind: 'highpass', hz: 180 })
  return tail
}
