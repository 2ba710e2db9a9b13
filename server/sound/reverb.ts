export interface Room {
  /** Longest way from wall to wall, metres: sets the first echoes. */
  readonly metres: number
  /** Time in which the tail falls by 60 dB, seconds. */
  readonly decay: number
  /** Above this the walls swallow the tail faster, Hz. */
  readonly dampingHz: number
}

/** Lengths of the delay lines as parts of the room, without common factors: the tail never rings. */
const lines = [0.331, 0.397, 0.487, 0.571, 0.653, 0.757, 0.877, 1]
const speedOfSound = 343

/**
 * The tail alone: eight delays that feed one another through a Householder matrix, damped more at high frequencies.
 * @param dry channels that the lines take in turn
 * @param sides 1 or 2; two tails are independent of each other
 * @param length of the tail, samples
 */
export function reverberate(
  dry: readonly Float32Array[],
  sides: 1 | 2,
  room: Room,
  sampleRate: number,
  length: number,
): Float32Array[] {
  const sizes = lines.map((part) => Math.max(8, Math.round((part * room.metres * sampleRate) / speedOfSound)))
  const delays = sizes.map((size) => new Float32Array(size))
  const heads = new Int32Array(lines.length)
  const losses = sizes.map((size) => 10 ** ((-3 * size) / (room.decay * sampleRate)))
  const damping = Math.exp((-2 * Math.PI * room.dampingHz) / sampleRate)
  const soft = new Float64Array(lines.length)
  const tails = Array.from({ length: sides }, () => new Float32Array(length))
  for (let i = 0; i < length; i++) {
    let total = 0
    for (let line = 0; line < lines.length; line++) {
      const out = (delays[line]?.[heads[line] ?? 0] ?? 0) * (losses[line] ?? 0)
      const value = out + damping * ((soft[line] ?? 0) - out)
      soft[line] = value
      total += value
    }
    for (let line = 0; line < lines.length; line++) {
      const delay = delays[line]
      const head = heads[line] ?? 0
      if (delay) delay[head] = (dry[line % dry.length]?.[i] ?? 0) + (soft[line] ?? 0) - total / 4
      heads[line] = head + 1 === delay?.length ? 0 : head + 1
    }
    // Lines feed the sides in turn, with signs that keep the two tails independent.
    for (let side = 0; side < sides; side++) {
      let value = 0
      for (let line = side; line < lines.length; line += sides)
        value += (soft[line] ?? 0) * (line % 4 < 2 ? 1 : -1)
      const tail = tails[side]
      if (tail) tail[i] = value
    }
  }
  return tails
}
