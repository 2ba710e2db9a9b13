import { merge } from '../lib/geometry.ts'
import type { Model, Part } from '../lib/model.ts'
import { piece } from '../lib/piece.ts'
import { flipped, shellFront, surfaces } from './cassette.ts'
import { hubX, hubY } from './cassette/dimensions.ts'
import { felt, padMetal, rollers, screwHeads, tapePath } from './cassette/hardware.ts'
import { hubClip, innerShell, screwShafts, slipSheet } from './cassette/inner.ts'
import { hub, pack, rewound, tapePack } from './cassette/reels.ts'
import { labelSheet, shellHalf, windowPane, windowScale } from './cassette/shell.ts'

const of = 'cassetteInside'
const clockwise = [0, 0, 1] as const

/** The cassette once more, as it comes apart: everything lifts off the back half, the pad and its felt slide out below. */
export function buildCassetteInside(): Model {
  return {
    name: of,
    surfaces: { ...surfaces(), liner: { color: 0x6b6d70, roughness: 0.3, metal: 0.25 } },
    ambience: { reach: 9, floor: 0.12 },
    fronts: [shellFront()],
    parts: [
      { name: of },
      ...piece({
        of,
        name: 'screws',
        apart: { by: [0, 0, 84], from: 0, to: 0.25 },
        made: { screw: [screwHeads(), screwShafts()] },
      }),
      ...frontHalf(),
      ...piece({
        of,
        name: 'liner',
        apart: { by: [0, 0, 38], from: 0.3, to: 0.52 },
        unlit: true,
        made: { liner: [slipSheet()] },
      }),
      ...reels(),
      ...piece({
        of,
        name: 'pad',
        apart: { by: [0, -12, -8], from: 0.68, to: 0.84 },
        made: { spring: [padMetal()] },
      }),
      ...piece({
        of,
        name: 'felt',
        apart: { by: [0, -20, -8], from: 0.7, to: 0.88 },
        made: { roller: [felt()] },
      }),
      ...piece({
        of,
        name: 'rollers',
        apart: { by: [0, 0, -12], from: 0.74, to: 0.92 },
        made: { roller: [rollers()] },
      }),
      ...backHalf(),
    ],
  }
}

function frontHalf(): Part[] {
  return [
    { name: 'frontHalf', parent: of, apart: { by: [0, 0, 52], from: 0.18, to: 0.45 } },
    { name: 'shell_front_face', parent: 'frontHalf', geometry: shellHalf(), surface: 'shell' },
    { name: 'shell_front_inner', parent: 'frontHalf', geometry: innerShell(), surface: 'shell' },
    { name: 'label_a', parent: 'frontHalf', geometry: labelSheet(), surface: 'label', unlit: true },
    {
      name: 'window_a',
      parent: 'frontHalf',
      geometry: windowPane(),
      surface: 'window',
      unlit: true,
      shadeless: true,
    },
    {
      name: 'ticks_a',
      parent: 'frontHalf',
      geometry: windowScale(),
      surface: 'print',
      unlit: true,
      shadeless: true,
    },
  ]
}

function backHalf(): Part[] {
  const meshes = (
    [
      ['shell_back_face', 'shell_front_face'],
      ['shell_back_inner', 'shell_front_inner'],
      ['label_b', 'label_a'],
      ['window_b', 'window_a'],
      ['ticks_b', 'ticks_a'],
      ['liner_back', 'liner_liner'],
    ] as const
  ).map(([name, meshOf]): Part => ({ name, parent: 'shell_back', meshOf }))
  return [
    { name: 'backHalf', parent: of, apart: { by: [0, 0, -26], from: 0.76, to: 1 } },
    { name: 'shell_back', parent: 'backHalf', rotation: flipped },
    ...meshes,
    { name: 'screws_back', parent: 'shell_back', geometry: screwHeads(), surface: 'screw' },
  ]
}

/** Both hubs, and the tape on them: either turns about the hub's axis. */
function reels(): Part[] {
  const sides = ['left', 'right'] as const
  const pivot = (side: 'left' | 'right', what: string): Part => ({
    name: `${what}_${side}`,
    parent: what === 'hub' ? 'hubs' : 'tape',
    position: [side === 'left' ? -hubX : hubX, hubY, 0],
    rotation: [0, 0, side === 'left' ? 0.35 : 1.1],
    motion: { kind: 'turn', axis: clockwise },
  })
  return [
    { name: 'hubs', parent: of, apart: { by: [0, 0, 24], from: 0.46, to: 0.68 } },
    ...sides.flatMap((side): Part[] => [
      pivot(side, 'hub'),
      {
        name: `hub_${side}_body`,
        parent: `hub_${side}`,
        surface: 'hub',
        ...(side === 'left' ? { geometry: merge([hub(), hubClip()]) } : { meshOf: 'hub_left_body' }),
      },
    ]),
    { name: 'tape', parent: of, apart: { by: [0, 0, 9], from: 0.56, to: 0.76 } },
    ...sides.flatMap((side): Part[] => {
      const [from, to] = side === 'left' ? [pack.full, pack.thin] : [pack.thin, pack.full]
      const geometry = tapePack(from)
      return [
        pivot(side, 'tape'),
        {
          name: `tape_${side}_pack`,
          parent: `tape_${side}`,
          geometry,
          surface: 'tape',
          morph: { name: 'wound', offsets: rewound(geometry, from, to) },
          unlit: true,
        },
      ]
    }),
    { name: 'tape_path', parent: 'tape', geometry: tapePath(), surface: 'ribbon', unlit: true },
  ]
}
