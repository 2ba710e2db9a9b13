export interface Acoustics {
  /** Longest distance between walls, metres: determines the first echoes. */
  readonly metres: number
  /** Seconds in which the tail falls by 60 dB. */
  readonly decay: number
  /** Hz above which the tail decays faster. */
  readonly dampingHz: number
}

/** Lengths of the delay lines as shares, without common factors, so that the tail does not ring. */
const parts = [0.331, 0.397, 0.487, 0.571, 0.653, 0.757, 0.877, 1]
const speedOfSound = 343

/**
 * The reverb alone: eight delays with feedback through a Householder matrix, damped at high frequencies.
 * @param dry channels, assigned to the lines in turn
 * @param sides 1 or 2; two tails are independent
 * @param length of the tail, samples
 */
export function reverberate(
  dry: readonly Float32Array[],
  sides: 1 | 2,
  acoustics: Acoustics,
  sampleRate: number,
  length: number,
): Float32Array[] {
  const damping = Math.exp((-2 * Math.PI * acoustics.dampingHz) / sampleRate)
  const sizes = parts.map((part) =>
    Math.max(8, Math.round((part * acoustics.metres * sampleRate) / speedOfSound)),
  )
  // Blocks as long as the shortest delay, within which lines do not depend on each other.
  const block = Math.min(...sizes)
  const lines = sizes.map((size, index) => ({
    delay: new Float32Array(size),
    loss: 10 ** ((-3 * size) / (acoustics.decay * sampleRate)),
    damped: new Float64Array(block),
    input: dry[index % dry.length] ?? new Float32Array(),
    // Lines alternate between the sides, with signs that keep the tails independent.
    side: index % sides,
    sign: index % 4 < 2 ? 1 : -1,
  }))
  const tails = Array.from({ length: sides }, () => new Float32Array(length))
  const total = new Float64Array(block)
  for (let start = 0; start < length; start += block) {
    const count = Math.min(block, length - start)
    total.fill(0)
    for (const { delay, loss, damped } of lines) {
      let last = damped[block - 1] ?? 0
      let at = start % delay.length
      for (let i = 0; i < count; i++) {
        const out = (delay[at] ?? 0) * loss
        last = out + damping * (last - out)
        damped[i] = last
        total[i] = (total[i] ?? 0) + last
        at = at + 1 === delay.length ? 0 : at + 1
      }
    }
    for (const { delay, damped, input } of lines) {
      let at = start % delay.length
      for (let i = 0; i < count; i++) {
        delay[at] = (input[start + i] ?? 0) + (damped[i] ?? 0) - (total[i] ?? 0) / 4
        at = at + 1 === delay.length ? 0 : at + 1
      }
    }
    for (const [side, tail] of tails.entries()) {
      total.fill(0)
      for (const line of lines) {
        if (line.side !== side) continue
        for (let i = 0; i < count; i++) total[i] = (total[i] ?? 0) + (line.damped[i] ?? 0) * line.sign
      }
      tail.set(total.subarray(0, count), start)
    }
  }
  return tails
}
