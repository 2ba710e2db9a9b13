import { flat } from '#workshop/models/lib/extrude.ts'
import { type Geometry, merge, moved } from '#workshop/models/lib/geometry.ts'
import { CrossSection } from '#workshop/models/lib/kernel.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import { wire } from '#workshop/models/lib/wire.ts'
import { colors } from '../inside/finishes.ts'
import { box, cylinder, painted, pipe, round, screw } from '../inside/shapes.ts'
import * as size from './dimensions.ts'

/** What is seen from behind: sockets, vents, type plate, screws and the mains cable with its bushing. */
export function backPanel(): Geometry {
  const sockets = (
    [
      [-150, 14, 0xb3241c],
      [-150, -8, 0xe8e6de],
      [-122, 14, 0xb3241c],
      [-122, -8, 0xe8e6de],
    ] as const
  ).flatMap(([x, y, color]) => [
    painted(
      moved(
        round(
          [
            [0, 0],
            [7.4, 0],
            [7.4, 1.2],
            [5.4, 1.4],
            [5.4, 2],
          ],
          0.2,
          20,
        ),
        x,
        y,
        0,
      ),
      color,
    ),
    painted(pipe(4.1, 3.2, 6, [x, y, 0], 20), colors.gold),
    painted(cylinder(2.6, 2.8, [x, y, 0], 12), colors.white),
  ])
  const labels = [
    legend('LINE IN', { cap: 3, at: [-150, 27] }),
    legend('LINE OUT', { cap: 3, at: [-122, 27] }),
    legend('L', { cap: 2.6, at: [-164, -9] }),
    legend('R', { cap: 2.6, at: [-164, 13] }),
    legend('220 V ~ 50 Hz 16 W', { cap: 3, at: [150, -34] }),
  ]
  const plate = box([92, 40, 0.5], [24, 4, 0], 2, 0.15)
  const words = [
    legend('Nachklang', { face: 'sans', cap: 7, weight: 0.04, align: 'left', at: [-16, 11] }),
    legend('Stereo Cassette Deck NK-83', { cap: 3, align: 'left', at: [-16, 3] }),
    legend('Ser. No. 83 0417', { cap: 2.2, align: 'left', at: [-16, -5] }),
  ]
  const rows = Array.from({ length: 12 }, (_, i) =>
    region(rectangle(3, 26, 1.5, { segments: 4, at: [100 + i * 8, 36] })),
  )
  const bushing = moved(
    round(
      [
        [0, 0],
        [8, 0],
        [8, 2],
        [6, 3],
        [5, 6],
        [0, 6],
      ],
      0.4,
      20,
    ),
    166,
    -50,
    0,
  )
  const screws: Point2[] = [
    [-202, 66],
    [202, 66],
    [-202, -66],
    [202, -66],
    [0, 66],
    [0, -66],
    [-136, 44],
    [-136, -30],
  ]
  const all = merge([
    ...sockets,
    painted(box([62, 62, 0.6], [-136, 7, 0], 2, 0.15), 0x2b2d31),
    painted(moved(flat(CrossSection.union(labels)), 0, 0, 0.66), 0xc9ccd0),
    painted(plate, 0xc4c7ca),
    painted(moved(flat(CrossSection.union(words)), 0, 0, 0.53), 0x202226),
    painted(moved(flat(CrossSection.union(rows)), 0, 0, 0.05), 0x050506),
    painted(bushing, colors.black),
    painted(
      wire(
        [
          [166, -50, 3],
          [166, -50, 5.4],
          [166, -54, 5.6],
          [166, -74, 5.4],
        ],
        3,
        10,
      ),
      colors.black,
    ),
    ...screws.map(([x, y], i) => screw(3, 1, [x, y, i < 6 ? 0 : 0.6], i)),
  ])
  return moved(all.rotateY(Math.PI), 0, 0, -size.plateDepth - size.chassisDepth)
}
