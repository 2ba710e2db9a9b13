import { filtered } from './filter.ts'
import { mix } from './samples.ts'
import { lengthOf, type Sound } from './sound.ts'

export interface Room {
  /** Longest way from wall to wall, metres: sets the first echoes. */
  readonly metres: number
  /** Time in which the tail falls by 60 dB, seconds. */
  readonly decay: number
  /** Above this the walls swallow the tail faster, Hz. */
  readonly dampingHz: number
  /** Level of the tail beside the sound itself, linear. */
  readonly wet: number
}

export const rooms = {
  /** The inside and near surroundings of a machine on a shelf. */
  cabinet: { metres: 1.1, decay: 0.16, dampingHz: 3500, wet: 0.2 },
  /** A living room or small gallery. */
  chamber: { metres: 5, decay: 0.7, dampingHz: 4200, wet: 0.16 },
  /** No walls near: only a long, dark, wide tail. */
  sky: { metres: 22, decay: 2.6, dampingHz: 2400, wet: 0.42 },
} as const satisfies Record<string, Room>

/** Lengths of the delay lines as parts of the room; without common factors, so the tail never rings. */
const lines = [0.331, 0.397, 0.487, 0.571, 0.653, 0.757, 0.877, 1]
const speedOfSound = 343

/**
 * The sound in a room, as long as before plus `tailSeconds`: a network of eight delays that feed one another through
 * a Householder matrix, damped more at high frequencies. Mono stays mono, stereo gets a wide tail.
 */
export function inRoom(sound: Sound, room: Room, tailSeconds: number): Sound {
  const { sampleRate, channels } = sound
  const length = lengthOf(sound) + Math.round(tailSeconds * sampleRate)
  const tails = reverberate(sound, room, length)
  return {
    sampleRate,
    channels: channels.map((channel, side) => {
      const result = new Float32Array(length)
      mix(result, channel, 0)
      mix(
        result,
        filtered(tails[side] ?? new Float32Array(0), sampleRate, { kind: 'highpass', hz: 120 }),
        0,
        room.wet,
      )
      return result
    }),
  }
}

function reverberate({ sampleRate, channels }: Sound, room: Room, length: number): Float32Array[] {
  const sizes = lines.map((part) => Math.max(8, Math.round((part * room.metres * sampleRate) / speedOfSound)))
  const buffers = sizes.map((size) => new Float32Array(size))
  const losses = sizes.map((size) => 10 ** ((-3 * size) / (room.decay * sampleRate)))
  const damping = Math.exp((-2 * Math.PI * room.dampingHz) / sampleRate)
  const lowpassed = new Float64Array(lines.length)
  const outs = new Float64Array(lines.length)
  const results = channels.map(() => new Float32Array(length))
  for (let i = 0; i < length; i++) {
    let total = 0
    for (let line = 0; line < lines.length; line++) {
      const size = sizes[line] ?? 1
      const out = (buffers[line]?.[i % size] ?? 0) * (losses[line] ?? 0)
      const soft = out + damping * ((lowpassed[line] ?? 0) - out)
      lowpassed[line] = soft
      outs[line] = soft
      total += soft
    }
    for (let line = 0; line < lines.length; line++) {
      const buffer = buffers[line]
      const size = sizes[line] ?? 1
      const input = channels[line % channels.length]?.[i] ?? 0
      if (buffer) buffer[i % size] = input + (outs[line] ?? 0) - total / 4
    }
    // Lines feed the sides in turn; alternating signs keep the two tails independent.
    results.forEach((result, side) => {
      let value = 0
      for (let line = side; line < lines.length; line += channels.length)
        value += (outs[line] ?? 0) * (line % 4 < 2 ? 1 : -1)
      result[i] = value
    })
  }
  return results
}
