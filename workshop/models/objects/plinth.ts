import { normalPixels } from '../lib/field.ts'
import { frontUv, merge, tinted, withUv } from '../lib/geometry.ts'
import type { Model } from '../lib/model.ts'
import { rectangleRim } from '../lib/outline.ts'
import { roundedSide, slab } from '../lib/slab.ts'
import { grain } from '../lib/wear.ts'

/** 420 x 420 x 1000 mm; y = 0 is the floor. */
const side = 420
const height = 1000
const label = { width: 120, height: 60, y: 880 } as const

/** A painted museum plinth that floats over a set-back foot, with a plate for its label in front. */
export function buildPlinth(): Model {
  const body = slab(rectangleRim(side, side, 2.5, { segments: 4 }), roundedSide(28, height, 1.2, 2.5, 4))
  const foot = slab(rectangleRim(side - 44, side - 44, 1, { segments: 2 }), roundedSide(0, 28, 0, 0, 1), {
    top: false,
  })
  const standing = merge([tinted(body, 1), tinted(foot, 0.12)])
  standing.rotateX(-Math.PI / 2)
  const plate = slab(
    rectangleRim(label.width, label.height, 1.2, { segments: 3 }),
    roundedSide(0, 2, 0, 0.4, 2),
    { bottom: false },
  )
  frontUv(plate, [-label.width / 2, -label.height / 2, label.width / 2, label.height / 2])
  const roller = normalPixels(grain(96, 61), 0.9, 12)
  return {
    name: 'plinth',
    ambience: { reach: 60, floor: 0.35, ground: 0 },
    surfaces: {
      paint: {
        color: 0xe9e6df,
        roughness: 0.72,
        normalMap: { pixels: roller, repeat: [9, 21], strength: 0.16 },
      },
      label: { color: 0xf6f4ee, roughness: 0.5 },
    },
    parts: [
      { name: 'plinth' },
      {
        name: 'plinth_body',
        parent: 'plinth',
        // Each side has the texture at one scale: width along u, height along v.
        geometry: withUv(standing, (x, y, z) => [
          (Math.abs(x) > Math.abs(z) ? z : x) / side + 0.5,
          1 - y / height,
        ]),
        surface: 'paint',
      },
      {
        name: 'plinth_label',
        parent: 'plinth',
        position: [0, label.y, side / 2],
        geometry: plate,
        surface: 'label',
        unlit: true,
      },
      { name: 'plinth_anchor', parent: 'plinth', position: [0, height, 0] },
    ],
  }
}
