import { DataTexture, LinearFilter, MirroredRepeatWrapping } from 'three'
import { seededRandom } from '#contract/random.ts'
import type { FrameNumbers } from './frame.ts'
import { skyMaterial } from './materials.ts'
import { backdropFragment, backdropVertex } from './shaders/backdrop.ts'
import { createSquares, type Squares } from './squares.ts'

const stars = 760
const side = 128

/** The night and its stars, in one draw call. */
export function createBackdrop(frame: FrameNumbers): Squares {
  const night = nightTexture()
  const squares = createSquares(
    skyMaterial(backdropVertex, backdropFragment, { frame: { value: frame }, night: { value: night } }),
    'star',
    4,
    stars + 1,
    0,
  )
  squares.values().set([0, 0, -1, 0])
  const random = seededRandom(1983)
  for (let star = 1; star <= stars; star += 1)
    squares.values().set([random(), random(), random(), random() ** 1.6], 4 * star)
  squares.show(stars + 1)
  return {
    ...squares,
    dispose: () => {
      night.dispose()
      squares.dispose()
    },
  }
}

/** Soft clouds of faint light, which give depth. */
function nightTexture(): DataTexture {
  const pixels = new Uint8Array(4 * side * side)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [u, v] = [x / side, y / side]
      const bent = cloud(3.1 * u + 5, 3.1 * v, 4)
      const band = Math.exp(-(((v - 0.5) * 2.2 + (u - 0.5) * 1.5 + 0.9 * (bent - 0.5)) ** 2) * 3.2)
      const lit = band * cloud(4.2 * u + 1.6 * bent, 4.2 * v + 9, 5) ** 2
      const warm = lit * cloud(2.6 * u + 31, 2.6 * v + 2 * bent, 3) ** 2
      const dark = 1 - 0.45 * band * cloud(6 * u + 40, 6 * v + bent, 4)
      const at = 4 * (y * side + x)
      pixels[at] = 255 * Math.min(1, (0.012 + 0.15 * lit + 0.26 * warm) * dark)
      pixels[at + 1] = 255 * Math.min(1, (0.02 + 0.2 * lit + 0.07 * warm) * dark)
      pixels[at + 2] = 255 * Math.min(1, (0.052 + 0.36 * lit + 0.1 * warm) * dark)
      pixels[at + 3] = 255
    }
  const texture = new DataTexture(pixels, side, side)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.wrapS = MirroredRepeatWrapping
  texture.wrapT = MirroredRepeatWrapping
  texture.needsUpdate = true
  return texture
}

/** Smooth noise in octaves, 0 to 1. */
function cloud(x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  for (let octave = 0; octave < octaves; octave += 1) {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [s, t] = [smooth(x - column), smooth(y - row)]
    const upper = knot(column, row) * (1 - s) + knot(column + 1, row) * s
    const lower = knot(column, row + 1) * (1 - s) + knot(column + 1, row + 1) * s
    sum += weight * (upper * (1 - t) + lower * t)
    weight *= 0.5
    x = 2.03 * x + 11.7
    y = 2.03 * y + 4.1
  }
  return sum / (1 - weight * 2)
}

const smooth = (s: number) => s * s * (3 - 2 * s)
const knot = (column: number, row: number) => seededRandom(column * 7919 + row * 104_729)()
