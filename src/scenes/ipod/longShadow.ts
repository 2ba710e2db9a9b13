import type { CanvasTexture } from 'three'
import { painted } from '../stage/painted.ts'

/** Metres of the floor that the picture of the shadow covers: from left to right, and from behind to the front. */
export const shadowFloor = { width: 0.3, depth: 0.24 } as const

/** Pixels a metre. */
const scale = 1700
/** How dark the shadow is at the foot, 0 to 1. */
const darkness = 0.34

/** Half as wide as the player, metres; how far its shadow lies to the right and back. */
const half = 0.029
const thrown = { x: 0.052, z: -0.082 } as const

/** The shadow of a lamp that is as large as a window: sharp nowhere, and lighter with every millimetre. */
export function longShadow(): CanvasTexture {
  const [width, height] = [shadowFloor.width * scale, shadowFloor.depth * scale]
  return painted(width, height, (context) => {
    const at = (x: number, z: number): [number, number] => [width / 2 + x * scale, height / 2 + z * scale]
    // Slices from the far end to the foot: each nearer to the foot is darker and less blurred.
    const slices = 14
    for (let slice = slices; slice >= 1; slice--) {
      const share = slice / slices
      context.filter = `blur(${(3 + 26 * share).toFixed(1)}px)`
      context.fillStyle = `rgba(0 0 0 / ${((darkness / slices) * (1.7 - share)).toFixed(4)})`
      context.beginPath()
      context.moveTo(...at(-half, 0.004))
      context.lineTo(...at(half, 0.004))
      context.lineTo(...at(half + thrown.x * share, thrown.z * share))
      context.lineTo(...at(-half * (1 - 0.12 * share) + thrown.x * share, thrown.z * share))
      context.fill()
    }
  })
}
