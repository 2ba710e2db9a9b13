import { type Camera, projectRect, type Vec3 } from '#lib/geometry/projection.ts'
import type { Size } from '#lib/geometry/size.ts'
import { homography, quadOf } from '../stage/screenPlane.ts'

/** The model (workshop/models/objects/answeringMachine.ts), millimetres and radians; its face has its own plane. */
const face = { width: 230, depth: 180, thick: 26, tilt: Math.PI / 18, foot: 6 } as const
/** Radians: the machine is slightly rotated. */
export const askew = 0.2

export const machineKeys = ['greeting', 'rewind', 'stop', 'next'] as const
export type MachineKey = (typeof machineKeys)[number]

/** The row of keys on the face with the lettering above them, and in it each key from its left edge; millimetres. */
const keyRow = { left: -103, bottom: -72, width: 206, height: 49, top: 31.6 } as const
export const keyRowSize: Size = { width: keyRow.width, height: keyRow.height }
export const keyPlaces: Readonly<Record<MachineKey, { readonly left: number; readonly width: number }>> = {
  greeting: { left: 0, width: 34 },
  rewind: { left: 40, width: 34 },
  stop: { left: 80, width: 34 },
  next: { left: 124, width: 82 },
}

/** A picture of the hallway. Metres and degrees. */
interface Picture {
  readonly aspect: number
  readonly camera: Camera
}

/** Landscape: the machine on the left, the paper on the right. Portrait: the machine above the paper. */
const pictures = {
  landscape: {
    aspect: 16 / 9,
    camera: { eye: [0.08, 0.47, 0.62], target: [0.112, 0.03, 0.01], fov: 26 },
  },
  portrait: {
    aspect: 9 / 16,
    camera: { eye: [0.03, 0.54, 0.74], target: [0.005, -0.04, 0.09], fov: 35 },
  },
} as const satisfies Record<string, Picture>

/** The point of a picture that stays in place when it is cropped, shares. */
const anchor = { x: { landscape: 0.28, portrait: 0.5 }, y: 0.5 } as const
/** CSS px: paper narrower than this goes below the machine; height of the page's header. */
const [leastPaper, head] = [290, 84]
/** Portrait, shares of the page: the machine's greatest width, and where the paper begins. */
const upright = { machine: 0.9, paper: 0.48 } as const

/** The picture for a page, and the positions of picture, machine and keys on the page, CSS px. */
export function frameOf(page: Size) {
  const lying = lyingOn(page)
  return page.width - lying.machine.right >= leastPaper ? lying : uprightOn(page)
}

export type Frame = ReturnType<typeof frameOf>

/** It covers the page. */
function lyingOn({ width, height }: Size) {
  const { aspect } = pictures.landscape
  const side = Math.max(width, height * aspect)
  return placed('landscape', side, (width - side) * anchor.x.landscape, (height - side / aspect) * anchor.y)
}

/** It covers what lies above the paper. */
function uprightOn({ width, height }: Size) {
  const { aspect } = pictures.portrait
  const { left, right, top, bottom } = machineIn.portrait
  const side = Math.max(width, Math.min(height * aspect, (width * upright.machine) / (right - left)))
  const high = side / aspect
  const up = Math.max(upright.paper * height - bottom * high, head - top * high)
  return placed('portrait', side, (width - side) * anchor.x.portrait, Math.min(0, up))
}

function placed(name: keyof typeof pictures, width: number, left: number, top: number) {
  const { aspect, camera }: Picture = pictures[name]
  const height = width / aspect
  const { right, bottom } = machineIn[name]
  return {
    name,
    camera,
    aspect,
    left,
    top,
    width,
    height,
    machine: { right: left + right * width, bottom: top + bottom * height },
    /** Maps the row of keys onto the picture. */
    keys: homography(keyRow, quadOf(rowCorners, camera, { width, height })),
  } as const
}

/** A point of the face in the scene, metres: tilted, then turned. */
function onFace(x: number, y: number, z: number): Vec3 {
  const [st, ct, sa, ca] = [Math.sin(face.tilt), Math.cos(face.tilt), Math.sin(askew), Math.cos(askew)]
  const up = face.foot + (face.depth / 2) * st + y * st + z * ct
  const near = z * st - y * ct
  return [(x * ca + near * sa) / 1000, up / 1000, (near * ca - x * sa) / 1000]
}

const corner = (x: 0 | 1, y: 0 | 1) =>
  onFace(keyRow.left + x * keyRow.width, keyRow.bottom + y * keyRow.height, keyRow.top)
const rowCorners = [corner(0, 1), corner(1, 1), corner(1, 0), corner(0, 0)] as const

/** The machine in each picture, shares of it. */
const machineCorners = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [0, face.thick].map((z) => onFace((x * face.width) / 2, (y * face.depth) / 2, z))),
)
const machineIn = {
  landscape: projectRect(machineCorners, pictures.landscape.camera, pictures.landscape.aspect),
  portrait: projectRect(machineCorners, pictures.portrait.camera, pictures.portrait.aspect),
}
