import { flat, plate } from '../lib/extrude.ts'
import { normalPixels, ormPixels, field } from '../lib/field.ts'
import { frontUv, merge, moved, tinted } from '../lib/geometry.ts'
import { turned } from '../lib/lathe.ts'
import type { Front, Model, Part, Picture, Surface, Vec3 } from '../lib/model.ts'
import { rectangle, rectangleRim, region } from '../lib/outline.ts'
import { roundedSide, slab } from '../lib/slab.ts'
import { grain, wornRoughness } from '../lib/wear.ts'
import { back, etching, faceBox, front, ports, screenGlass, wheelButton, wheelRing } from './player/body.ts'
import * as size from './player/dimensions.ts'
import { wheelLegends } from './player/legends.ts'

/** A music player with a click wheel, standing upright round the origin. */
export function buildPlayer(): Model {
  return {
    name: 'player',
    surfaces: surfaces(),
    ambience: { reach: 4, floor: 0.3 },
    fronts: [playerFront()],
    parts: [
      { name: 'player' },
      { name: 'body_front', parent: 'player', geometry: front(), surface: 'aluminium' },
      { name: 'body_back', parent: 'player', geometry: back(), surface: 'steel', unlit: true },
      {
        name: 'back_print',
        parent: 'player',
        geometry: etching(),
        surface: 'etched',
        unlit: true,
        shadeless: true,
      },
      ...screen('player'),
      ...wheel(),
      ...edge('player'),
    ],
  }
}

/** Wear of the front. */
export function playerFront(): Front {
  return {
    part: 'body_front',
    surface: 'aluminium',
    box: faceBox,
    metal: 1,
    levels: 64,
    roughness: wornRoughness({
      width: 384,
      height: 608,
      base: 0.4,
      seed: 8,
      grease: 0.12,
      prints: { count: 7, size: 0.22, depth: -0.08 },
    }),
  }
}

/** The pane and the picture under it. */
export function screen(parent: string): Part[] {
  const { width, height, y } = size.screen
  const plane = frontUv(flat(region(rectangle(width, height, 0.3, { segments: 2 }))), [
    -width / 2,
    -height / 2,
    width / 2,
    height / 2,
  ])
  return [
    {
      name: 'screen_glass',
      parent,
      position: [0, y, size.frontZ - 1.3],
      geometry: screenGlass(),
      surface: 'glass',
      unlit: true,
    },
    {
      name: 'screen',
      parent,
      position: [0, y, size.frontZ - 0.26],
      geometry: plane,
      surface: 'screen',
      unlit: true,
      shadeless: true,
    },
  ]
}

/** Where the wheel turns. */
export const wheelAt: Vec3 = [0, size.wheel.y, size.frontZ - 0.98]

function wheel(): Part[] {
  const place = wheelAt
  return [
    { name: 'wheel', parent: 'player', position: place, motion: { kind: 'turn', axis: [0, 0, 1] } },
    { name: 'wheel_ring', parent: 'wheel', geometry: wheelRing(), surface: 'wheel' },
    {
      name: 'wheel_legends',
      parent: 'wheel',
      position: [0, 0, 0.86],
      geometry: wheelLegends(),
      surface: 'ink',
      unlit: true,
      shadeless: true,
    },
    {
      name: 'button_center',
      parent: 'player',
      position: place,
      motion: { kind: 'slide', axis: [0, 0, -1], travel: 0.35 },
    },
    { name: 'button_center_cap', parent: 'button_center', geometry: wheelButton(), surface: 'button' },
  ]
}

/** What sits in the edge: the hold switch, the sleeve of the jack, the tongue of the dock. */
export function edge(parent: string): Part[] {
  const top = size.height / 2
  const slider = slab(rectangleRim(4.4, 2.3, 1.1, { segments: 6 }), roundedSide(0, 1.5, 0, 0.3, 3), {
    bottom: false,
  })
  const ridges = [-1, 0, 1].map((i) =>
    moved(
      plate(rectangle(0.3, 1.5, 0.1, { segments: 1, at: [i * 0.8, 0] }), [], 0.3, {
        bevel: 0.08,
        segments: 1,
      }),
      0,
      0,
      1.4,
    ),
  )
  const floor = moved(tinted(plate(rectangle(9.4, 2.7, 1.2, { segments: 5 }), [], 0.2), 0.05), 0, 0, -0.4)
  // From the top down: a sleeve is seen from inside.
  const sleeve = turned(
    [
      [1.84, 2.5],
      [1.72, 2.3],
      [1.72, 0.1],
      [0, 0.1],
    ],
    { axis: 'y', segments: 36 },
  )
  return [
    {
      name: 'hold_switch',
      parent,
      position: [size.holdX - 1.8, top - 1.2, size.portZ],
      rotation: [-Math.PI / 2, 0, 0],
      motion: { kind: 'slide', axis: [1, 0, 0], travel: 3.6 },
    },
    {
      name: 'hold_slider',
      parent: 'hold_switch',
      geometry: merge([tinted(slider, 1), ...ridges]),
      surface: 'white',
    },
    {
      name: 'hold_floor',
      parent,
      position: [size.holdX, top - 1.2, size.portZ],
      rotation: [-Math.PI / 2, 0, 0],
      geometry: floor,
      surface: 'white',
      unlit: true,
    },
    {
      name: 'jack',
      parent,
      position: [size.jackX, top - 3, size.portZ],
      geometry: sleeve,
      surface: 'dark',
      unlit: true,
    },
    { name: 'dock', parent, geometry: merge(ports()), surface: 'dark', unlit: true },
  ]
}

export function surfaces() {
  const blasted: Picture = { pixels: normalPixels(grain(96, 31), 1, 16), repeat: [46, 76] }
  const pocket = wornRoughness({
    width: 480,
    height: 740,
    base: 0.05,
    seed: 13,
    grease: 0.05,
    prints: { count: 9, size: 0.26, depth: 0.12 },
    scratches: { count: 320, depth: 0.34, length: 0.5 },
  })
  const scratched = ormPixels(
    field(pocket.width, pocket.height, () => 1),
    pocket,
    1,
    24,
  )
  return {
    aluminium: { color: 0xdfe1e3, roughness: 0.4, metal: 1, normalMap: { ...blasted, strength: 0.12 } },
    steel: { color: 0xe6e7e9, roughness: 0.06, metal: 1, ormMap: { pixels: scratched } },
    wheel: {
      color: 0xf1f1ee,
      roughness: 0.48,
      normalMap: { pixels: blasted.pixels, repeat: [14, 14], strength: 0.1 },
    },
    button: { color: 0xc9cbce, roughness: 0.34, metal: 1 },
    ink: { color: 0x83888f, roughness: 0.6 },
    glass: { color: 0x08090b, roughness: 0.07, clearcoat: { factor: 1, roughness: 0.03 } },
    screen: { color: 0x050607, roughness: 0.1, clearcoat: { factor: 1, roughness: 0.03 } },
    dark: { color: 0x0c0d0e, roughness: 0.6 },
    white: { color: 0xf2f2f0, roughness: 0.4 },
    etched: { color: 0x8e9298, roughness: 0.5, metal: 0.6 },
  } satisfies Record<string, Surface>
}
