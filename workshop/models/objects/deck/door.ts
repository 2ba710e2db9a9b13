import { plate } from '#workshop/models/lib/extrude.ts'
import { type Geometry, merge, moved } from '#workshop/models/lib/geometry.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import { rectangle, rectangleRim } from '#workshop/models/lib/outline.ts'
import { roundedSide, slab } from '#workshop/models/lib/slab.ts'
import * as size from './dimensions.ts'

// All in the door's own millimetres: its lower edge lies on y = 0, its hinge axis is x.

const pane = { width: size.door.width - 18, height: size.door.height - 24, y: size.door.height / 2 + 5 }

/** The frame, with a lip for the finger at its upper edge, and the holder that carries the cassette behind it. */
export function doorFrame(): Geometry {
  const { width, height, thickness } = size.door
  const hole = rectangleRim(pane.width, pane.height, 3, { segments: 5, at: [0, pane.y] })
  const frame = slab(
    rectangleRim(width, height, 3.5, { segments: 6, at: [0, height / 2] }),
    roundedSide(0, thickness, 0.5, 1.2, 3),
    {
      holes: [
        {
          rim: hole,
          steps: [
            [0, 0],
            [0, thickness - 1.4],
            [-0.5, thickness - 0.5],
            [-1.4, thickness],
          ],
        },
      ],
    },
  )
  const lip = slab(
    rectangleRim(34, 3, 1.2, { segments: 4, at: [0, height - 2.6] }),
    roundedSide(0, 1.8, 0, 0.8, 3),
    { bottom: false },
  )
  return merge([
    moved(frame, 0, 0, -3),
    moved(lip, 0, 0, thickness - 3 - 0.1),
    ...holder(),
    knuckles([-36, 0, 36], 17),
  ])
}

/** U-shaped rails at both sides and a shelf below: the cassette tilts out with the door. */
function holder(): Geometry[] {
  const top = size.cassette.y - size.bay.y + size.door.height / 2
  const half = 100.4 / 2
  const rails = [-1, 1].flatMap((side) => [
    moved(
      plate(rectangle(1.6, 50, 0.4, { segments: 2, at: [side * (half + 1.6), top - 4] }), [], 17, {
        bevel: 0.3,
        segments: 2,
      }),
      0,
      0,
      -21.5,
    ),
    moved(
      plate(rectangle(5, 50, 0.8, { segments: 2, at: [side * (half - 0.6), top - 4] }), [], 1.2, {
        bevel: 0.3,
        segments: 2,
      }),
      0,
      0,
      -21.5,
    ),
  ])
  const shelf = [-1, 1].map((side) =>
    moved(
      plate(rectangle(12, 1.6, 0.4, { segments: 2, at: [side * 45, top - 33] }), [], 14, {
        bevel: 0.3,
        segments: 2,
      }),
      0,
      0,
      -19,
    ),
  )
  return [...rails, ...shelf]
}

/** Smoked glass; thin, so that only its edge gives it away. */
export function doorGlass(): Geometry {
  const glass = slab(
    rectangleRim(pane.width - 0.3, pane.height - 0.3, 2.8, { segments: 5, at: [0, pane.y] }),
    roundedSide(0, 2, 0.3, 0.3, 1),
  )
  return moved(glass, 0, 0, -1.2)
}

/** The barrel of the hinge: dark knuckles that turn with the door between bright ones that stay. */
export function knuckles(xs: readonly number[], length: number): Geometry {
  return merge(
    xs.map((x) => {
      const barrel = turned(
        softened(
          [
            [0, -length / 2],
            [2.3, -length / 2],
            [2.3, length / 2],
            [0, length / 2],
          ],
          0.4,
        ),
        { segments: 18 },
      )
      barrel.rotateY(Math.PI / 2)
      return moved(barrel, x, 0, 0)
    }),
  )
}
