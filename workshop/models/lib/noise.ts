/** A repeatable number from 0 to 1 for a grid point (integer hash after Wang; no Math.random in a build). */
export function hash(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** Smooth noise 0 to 1 over u, v in 0..1 that repeats at the edges; cells count each way. */
export function noise(u: number, v: number, cellsU: number, cellsV: number, seed = 0): number {
  const [x, y] = [u * cellsU, v * cellsV]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [fade(x - x0), fade(y - y0)]
  const value = (i: number, j: number): number =>
    hash(((i % cellsU) + cellsU) % cellsU, ((j % cellsV) + cellsV) % cellsV, seed)
  const top = value(x0, y0) * (1 - fx) + value(x0 + 1, y0) * fx
  const bottom = value(x0, y0 + 1) * (1 - fx) + value(x0 + 1, y0 + 1) * fx
  return top * (1 - fy) + bottom * fy
}

/** Several octaves of noise, 0 to 1. */
export function clouds(u: number, v: number, cells: number, octaves = 4, seed = 0): number {
  let [sum, share, total] = [0, 1, 0]
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(u, v, cells * 2 ** octave, cells * 2 ** octave, seed + octave) * share
    total += share
    share *= 0.5
  }
  return sum / total
}

function fade(t: number): number {
  return t * t * (3 - 2 * t)
}
