import { circle, type Point2, rectangle, rounded } from '#workshop/models/lib/outline.ts'

// IEC 60094-7 outline; the rest measured on photographs of ordinary C90s. Millimetres, origin in the middle.
export const width = 100.4
export const height = 63.8
export const thickness = 8.7
export const headThickness = 12
/** Hub axes lie at ±hubX, hubY. */
export const hubX = 21.25
export const hubY = 2.8
/** The shell's face and the floor of its label recess. */
export const faceZ = thickness / 2
export const recessZ = faceZ - 0.3

export const outline = rounded(
  [
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
    [-width / 2, -height / 2],
  ],
  3.2,
  8,
)

/** The thicker part where the heads come in. */
export const headBlock = rounded(
  [
    [34.2, -height / 2],
    [31.2, -height / 2 + 16],
    [-31.2, -height / 2 + 16],
    [-34.2, -height / 2],
  ],
  [0.8, 2.2, 2.2, 0.8],
  5,
)

export const label = { width: 90, height: 43.6, radius: 2.6, y: 7.4 } as const
export const pill = rectangle(66, 19, 9.5, { segments: 16, at: [0, hubY] })
export const windowOutline = rectangle(24.5, 11.5, 1.6, { segments: 5, at: [0, hubY] })

export const screws: Point2[] = [
  [-width / 2 + 3.9, height / 2 - 3.9],
  [width / 2 - 3.9, height / 2 - 3.9],
  [-width / 2 + 4.6, -height / 2 + 4.6],
  [width / 2 - 4.6, -height / 2 + 4.6],
  [0, -height / 2 + 10.2],
]

/** Capstan holes (round) and locating holes (square), through everything. */
export const throughHoles: Point2[][] = [
  circle(2.95, { segments: 28, at: [-27.3, -height / 2 + 6.1] }),
  circle(2.95, { segments: 28, at: [27.3, -height / 2 + 6.1] }),
  rectangle(4.6, 4.6, 0.8, { segments: 3, at: [-14.6, -height / 2 + 4.6] }),
  rectangle(4.6, 4.6, 0.8, { segments: 3, at: [14.6, -height / 2 + 4.6] }),
]

/** The openings of the lower edge: centre and width. */
export const openings: Point2[] = [
  [-38, 8],
  [-16.5, 11],
  [0, 14],
  [16.5, 11],
  [38, 8],
]
