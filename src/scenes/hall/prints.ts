import { type Camera, project, type Vec3 } from '#lib/geometry/projection.ts'
import type { Stand } from './layout.ts'

/** Width and height of a print, metres. */
export const printSize = [0.084, 0.1] as const

/** A print behind the cassette: its foot from the centre of the plinth's top; turn and lean, radians. */
interface PrintPlace {
  readonly at: Vec3
  readonly turn: number
  readonly lean: number
}

/** Fanned out, so that a part of each is visible above the cassette. */
export const printPlaces: readonly PrintPlace[] = [
  { at: [-0.038, 0.03, -0.062], turn: 0.24, lean: -0.12 },
  { at: [-0.012, 0.04, -0.052], turn: 0.06, lean: -0.12 },
  { at: [0.016, 0.036, -0.044], turn: -0.12, lean: -0.12 },
  { at: [0.034, 0.016, -0.036], turn: -0.29, lean: -0.12 },
]

/** Outline of the cassette as it appears, clockwise from the lower left: prints drawn over a still are cut there. */
export function cassetteOutline(
  { at: [x, y, z], turn: [turn], half, height, lean, forward }: Stand,
  camera: Camera,
  aspect: number,
): readonly (readonly [number, number])[] {
  // The front face, half a centimetre in front of the centre.
  const depth = 0.005
  const corners = [
    [-half[0], 0],
    [-half[0], height],
    [half[0], height],
    [half[0], 0],
  ] as const
  return corners.map(([right, up]) => {
    const upright = up * Math.cos(lean) - depth * Math.sin(lean)
    const front = up * Math.sin(lean) + depth * Math.cos(lean) + forward
    return project(
      [
        x + right * Math.cos(turn) + front * Math.sin(turn),
        y + upright,
        z - right * Math.sin(turn) + front * Math.cos(turn),
      ],
      camera,
      aspect,
    )
  })
}
