import { extrude, flat, plate } from '../lib/extrude.ts'
import { normalPixels } from '../lib/field.ts'
import { type Geometry, merge, moved, tinted, unfoldedUv } from '../lib/geometry.ts'
import type { Model, Part, Surface } from '../lib/model.ts'
import { turned } from '../lib/lathe.ts'
import { legend } from '../lib/legend.ts'
import { circle, type Point2, rectangle, rectangleRim, region } from '../lib/outline.ts'
import { roundedSide, slab } from '../lib/slab.ts'
import { grain, wornRoughness } from '../lib/wear.ts'

/** Millimetres. The face is laid out in its own plane: x to the right, y away from whoever stands before it, z out of it. */
const face = { width: 230, depth: 180, thick: 26, tilt: (10 * Math.PI) / 180 } as const
const well: { at: Point2; width: number; height: number } = { at: [-46, 37], width: 116, height: 50 }
/** What lies in the well, and where the floor under all openings is. */
const floorZ = 13
const strip = { y: -11, width: 206, height: 16 } as const
const lamp = { x: -92, radius: 4.6 } as const
const keyRow = { y: -50, height: 40 } as const
const small = [-86, -46, -6] as const
const play = { x: 62, width: 82 } as const
/** A cassette as dictating machines have it. */
const cassette = { width: 50, height: 33, thick: 7, hubX: 9.6, y: -2.4 } as const
const packs = { left: 9.6, right: 6.9, hub: 4.6 } as const

// The sides unfold outwards, so the texture leaves them room.
const margin = face.thick
const faceBox = [
  -face.width / 2 - margin,
  -face.depth / 2 - margin,
  face.width / 2 + margin,
  face.depth / 2 + margin,
] as const

/** An answering machine with a tape for its greeting and one for messages; y = 0 is what it stands on. */
export function buildAnsweringMachine(): Model {
  return {
    name: 'answeringMachine',
    surfaces: surfaces(),
    ambience: { reach: 16, floor: 0.3, ground: 0 },
    fronts: [
      {
        part: 'shell',
        surface: 'shell',
        box: faceBox,
        levels: 48,
        roughness: wornRoughness({
          width: 560,
          height: 460,
          base: 0.5,
          seed: 14,
          grease: 0.14,
          prints: { count: 8, size: 0.07, depth: -0.1 },
        }),
      },
    ],
    parts: [
      { name: 'answeringMachine' },
      { name: 'base', parent: 'answeringMachine', geometry: base(), surface: 'base' },
      {
        name: 'face',
        parent: 'answeringMachine',
        position: [0, 6 + (face.depth / 2) * Math.sin(face.tilt), 0],
        rotation: [face.tilt - Math.PI / 2, 0, 0],
      },
      { name: 'shell', parent: 'face', geometry: shell(), surface: 'shell' },
      { name: 'floor', parent: 'face', geometry: floor(), surface: 'base' },
      ...tape('greeting', well.at[0] - 28, 0xf4efe2),
      ...tape('messages', well.at[0] + 28, 0xe8793a),
      { name: 'lid', parent: 'face', geometry: lid(), surface: 'smoke', unlit: true, shadeless: true },
      { name: 'strip', parent: 'face', geometry: inlay(), surface: 'gloss', unlit: true, shadeless: true },
      { name: 'lamp', parent: 'face', geometry: lens(), surface: 'lamp', unlit: true, shadeless: true },
      { name: 'legends', parent: 'face', geometry: legends(), surface: 'ink', unlit: true, shadeless: true },
      ...keys(),
    ],
  }
}

/** The dark wedge that tilts the face. */
function base(): Geometry {
  const [sin, cos] = [Math.sin(face.tilt), Math.cos(face.tilt)]
  const under = (v: number): Point2 => [v * cos, 6.2 + (face.depth / 2 + v) * sin]
  const reach = face.depth / 2 - 12
  const side: Point2[] = [[-reach * cos, 0], [reach * cos, 0], under(reach), under(-reach)]
  const wedge = extrude(region(side), face.width - 24, { bevel: 1.2, segments: 2 })
  wedge.rotateY(Math.PI / 2)
  return moved(wedge, -(face.width - 24) / 2, 0, 0)
}

const slots = Array.from({ length: 8 }, (_, i): Point2 => [64, 14.6 + i * 6.4])

function shell(): Geometry {
  const { width, depth, thick } = face
  const through = (rimOf: ReturnType<typeof rectangleRim>, edge: number) => ({
    rim: rimOf,
    steps: [
      [0, 0],
      [0, thick - edge],
      [-edge * 0.3, thick - edge * 0.3],
      [-edge, thick],
    ] satisfies [number, number][],
  })
  const body = slab(rectangleRim(width, depth, 16, { segments: 10 }), roundedSide(0, thick, 3, 6, 6), {
    holes: [
      through(rectangleRim(well.width, well.height, 6, { segments: 6, at: [...well.at] }), 1.2),
      ...slots.map((at) => through(rectangleRim(74, 2.8, 1.39, { segments: 4, at }), 0.5)),
    ],
    bottom: false,
  })
  return unfoldedUv(body, faceBox, thick)
}

/** What is seen through the openings. */
function floor(): Geometry {
  return tinted(moved(plate(rectangle(face.width - 16, face.depth - 16, 10), [], 2), 0, 0, floorZ - 2), 0.35)
}

/** One cassette in its well: a dark shell with a long window, a label, two reels. */
function tape(name: 'greeting' | 'messages', x: number, label: number): Part[] {
  const { width, height, thick, y, hubX } = cassette
  const window = rectangle(41, 21, 10.4, { segments: 12, at: [0, y] })
  const body = plate(rectangle(width, height, 2.2, { segments: 5 }), [window], thick, {
    bevel: 0.5,
    segments: 2,
  })
  const pane = moved(
    plate(rectangle(40.8, 20.8, 10.3, { segments: 12, at: [0, y] }), [], 0.6),
    0,
    0,
    thick - 1.2,
  )
  const print = flat(legend(name.toUpperCase(), { cap: 2.5, face: 'monoBold', at: [0, 10.6] }), thick + 0.12)
  const paper = flat(region(rectangle(44, 5.6, 0.8, { segments: 3, at: [0, 11.8] })), thick + 0.06)
  const colour = [16, 8, 0].map((shift) => (((label >> shift) & 255) / 255) ** 2.2)
  const reel = (side: 'left' | 'right'): Part[] => [
    {
      name: `${name}_${side}`,
      parent: `${name}_tape`,
      position: [side === 'left' ? -hubX : hubX, y, 1.4],
      rotation: [0, 0, side === 'left' ? 0.3 : 1.2],
      motion: { kind: 'turn', axis: [0, 0, 1] },
    },
    { name: `${name}_${side}_hub`, parent: `${name}_${side}`, geometry: hub(packs[side]), surface: 'reel' },
  ]
  return [
    { name: `${name}_tape`, parent: 'face', position: [x, well.at[1], floorZ] },
    { name: `${name}_shell`, parent: `${name}_tape`, geometry: body, surface: 'cassette' },
    {
      name: `${name}_label`,
      parent: `${name}_tape`,
      geometry: merge([tinted(paper, colour[0] ?? 1, colour[1], colour[2]), tinted(print, 0.02)]),
      surface: 'paper',
      unlit: true,
      shadeless: true,
    },
    ...reel('left'),
    ...reel('right'),
    {
      name: `${name}_pane`,
      parent: `${name}_tape`,
      geometry: pane,
      surface: 'pane',
      unlit: true,
      shadeless: true,
    },
  ]
}

/** A white hub with three teeth and the tape wound on it, as far as `radius`. */
function hub(radius: number): Geometry {
  const teeth = [0, 1, 2].map((i) => {
    const tooth = rectangle(1.5, 1.3, 0.2, { segments: 1, at: [2.3, 0] })
    const [sin, cos] = [Math.sin((i * 2 * Math.PI) / 3), Math.cos((i * 2 * Math.PI) / 3)]
    return region(tooth.map(([x, y]): Point2 => [x * cos - y * sin, x * sin + y * cos]))
  })
  const ring = teeth.reduce(
    (area, tooth) => area.add(tooth),
    region(circle(packs.hub, { segments: 40 }), [circle(2.7, { segments: 32 })]),
  )
  const notch = region(rectangle(1.6, 0.7, 0.1, { segments: 1, at: [packs.hub - 0.6, 0] }))
  const white = extrude(ring.subtract(notch), 4, { bevel: 0.25, segments: 1 })
  const wound = moved(
    plate(circle(radius, { segments: 72 }), [circle(packs.hub, { segments: 40 })], 3.4, {
      bevel: 0.12,
      segments: 1,
    }),
    0,
    0,
    0.2,
  )
  return merge([tinted(white, 1), tinted(wound, 0.085, 0.04, 0.022)])
}

function lid(): Geometry {
  const { at, width, height } = well
  const pane = plate(rectangle(width - 1, height - 1, 5.5, { segments: 6, at: [...at] }), [], 1.6, {
    bevel: 0.5,
    segments: 2,
  })
  return moved(pane, 0, 0, face.thick - 3.2)
}

/** The black band between cassettes and keys: the lamp sits in it. */
function inlay(): Geometry {
  const band = plate(rectangle(strip.width, strip.height, 4, { segments: 6, at: [0, strip.y] }), [], 0.8, {
    bevel: 0.35,
    segments: 2,
  })
  return moved(band, 0, 0, face.thick - 0.2)
}

/** A red dome. */
function lens(): Geometry {
  const r = lamp.radius
  const profile = Array.from({ length: 9 }, (_, i): Point2 => {
    const angle = (i / 8) * (Math.PI / 2)
    return [r * Math.cos(angle), 0.6 + 2.6 * Math.sin(angle)]
  })
  return moved(turned([[r, 0], ...profile], { segments: 40, crease: 60 }), lamp.x, strip.y, face.thick + 0.4)
}

function legends(): Geometry {
  const over = keyRow.y + keyRow.height / 2 + 3.4
  const band = face.thick + 0.66
  const light = [
    legend('MESSAGES', { cap: 4, at: [lamp.x + 9, strip.y - 2], align: 'left' }),
    legend('LAMP BLINKS ONCE FOR EACH', { cap: 2.4, at: [95, strip.y - 1.2], align: 'right' }),
  ].map((area) => tinted(flat(area, band), 1))
  const dark = [
    ...(['GREETING', 'REWIND', 'STOP'] as const).map((text, i) =>
      legend(text, { cap: 2.3, at: [small[i] ?? 0, over] }),
    ),
    legend('NEXT MESSAGE', { cap: 2.3, at: [play.x, over] }),
  ].map((area) => tinted(flat(area, face.thick + 0.06), 0.03))
  return merge([...light, ...dark])
}

/** A key that goes down 2 mm, dished so that its rim catches the light. */
function cap(width: number): Geometry {
  return slab(
    rectangleRim(width, keyRow.height - 6, 4, { segments: 6 }),
    [
      [0, 0],
      [0, 4.4],
      [0.35, 5.3],
      [1.1, 5.8],
      [2.4, 5.7],
      [7, 5.1],
    ],
    { bottom: false, crease: 50 },
  )
}

function keys(): Part[] {
  const arrow = region([
    [-5, -6.5],
    [7, 0],
    [-5, 6.5],
  ])
  const key = (name: string, x: number): Part => ({
    name,
    parent: 'face',
    position: [x, keyRow.y - 4, face.thick],
    motion: { kind: 'slide', axis: [0, 0, -1], travel: 2 },
  })
  return [
    key('key_play', play.x),
    { name: 'key_play_cap', parent: 'key_play', geometry: cap(play.width), surface: 'orange' },
    {
      name: 'key_play_sign',
      parent: 'key_play',
      geometry: tinted(flat(arrow, 5.2), 1),
      surface: 'ink',
      unlit: true,
      shadeless: true,
    },
    ...small.flatMap((x, i): Part[] => [
      key(`key_${i}`, x),
      {
        name: `key_${i}_cap`,
        parent: `key_${i}`,
        surface: 'key',
        ...(i === 0 ? { geometry: cap(34) } : { meshOf: 'key_0_cap' }),
      },
    ]),
  ]
}

function surfaces(): Record<string, Surface> {
  const fine = normalPixels(grain(96, 31), 0.9, 16)
  return {
    shell: { color: 0xcfc3ab, roughness: 0.5, normalMap: { pixels: fine, repeat: [60, 48], strength: 0.2 } },
    base: { color: 0x2a2522, roughness: 0.62 },
    cassette: { color: 0x2b2a2e, roughness: 0.4 },
    paper: { color: 0xffffff, roughness: 0.7 },
    reel: { color: 0xf1eee6, roughness: 0.4 },
    pane: { color: 0xdfe8ee, roughness: 0.08, opacity: 0.1 },
    smoke: { color: 0x1c1512, roughness: 0.05, opacity: 0.18 },
    gloss: { color: 0x0d0c0d, roughness: 0.16 },
    lamp: { color: 0x7d120c, roughness: 0.22, clearcoat: { factor: 0.6, roughness: 0.1 } },
    ink: { color: 0xf2ead8, roughness: 0.6 },
    key: { color: 0x4a433d, roughness: 0.46 },
    orange: { color: 0xd9571f, roughness: 0.42 },
  }
}
