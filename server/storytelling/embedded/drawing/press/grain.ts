const side = 512

/** Noise that repeats after `side` pixels in both directions. */
export interface Grain {
  readonly side: number
  /** Pixel by pixel, 0 to 1. */
  readonly fine: Float32Array
  /** Clouds a few pixels wide, about 0 to 1: ink lies thicker here, thinner there. */
  readonly cloud: Float32Array
}

/** Always the same noise; pictures differ by where on it they lie. */
export function makeGrain(): Grain {
  const fine = new Float32Array(side * side)
  let state = 0x1f2e3d4c
  for (let i = 0; i < fine.length; i++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    fine[i] = (state >>> 0) / 4_294_967_296
  }
  return { side, fine, cloud: stretched(blurred(blurred(fine, 3), 2)) }
}

/** Mean over a square of 2 * reach + 1 pixels, around the edges. */
function blurred(source: Float32Array, reach: number): Float32Array {
  let from = source
  for (const step of [1, side]) {
    const to = new Float32Array(from.length)
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        let sum = 0
        for (let k = -reach; k <= reach; k++) {
          const at = step === 1 ? y * side + ((x + k + side) % side) : ((y + k + side) % side) * side + x
          sum += from[at] ?? 0
        }
        to[y * side + x] = sum / (2 * reach + 1)
      }
    }
    from = to
  }
  return from
}

function stretched(source: Float32Array): Float32Array {
  let [low, high] = [1, 0]
  for (const value of source) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return source.map((value) => (value - low) / (high - low))
}
