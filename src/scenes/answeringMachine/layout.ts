import type { Camera } from '#lib/projection.ts'
import type { Size } from '#lib/size.ts'

/** A picture of the hallway: it covers the page, and of what is too wide or too high `anchor` (shares) says what stays. */
interface Picture {
  readonly aspect: number
  readonly anchor: readonly [x: number, y: number]
  readonly camera: Camera
}

/** Lying, the machine stands at the left and the page's paper at the right; upright, above it. Metres and degrees. */
const pictures = {
  landscape: {
    aspect: 16 / 9,
    anchor: [0.28, 0.5],
    camera: { eye: [0.08, 0.47, 0.62], target: [0.112, 0.03, 0.01], fov: 26 },
  },
  portrait: {
    aspect: 9 / 16,
    anchor: [0.5, 0.2],
    camera: { eye: [0.03, 0.54, 0.74], target: [0.005, -0.04, 0.09], fov: 35 },
  },
} as const satisfies Record<string, Picture>

/** Which of the two pictures a page gets, and where it lies on it, CSS px. */
export function frameOf({ width, height }: Size) {
  const name = width >= height ? 'landscape' : 'portrait'
  const { aspect, anchor, camera }: Picture = pictures[name]
  const side = Math.max(width, height * aspect)
  const whole = { width: side, height: side / aspect }
  return {
    name,
    camera,
    aspect,
    ...whole,
    left: (width - whole.width) * anchor[0],
    top: (height - whole.height) * anchor[1],
  } as const
}
