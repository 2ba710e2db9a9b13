import { grain, wornRoughness } from '../lib/wear.ts'
import { field, greyPixels, normalPixels } from '../lib/field.ts'
import { type Geometry, merge } from '../lib/geometry.ts'
import type { Front, Model, Part, Picture, Surface, Vec3 } from '../lib/model.ts'
import { hash, noise } from '../lib/noise.ts'
import { hubX, hubY } from './cassette/dimensions.ts'
import { felt, padMetal, rollers, screwHeads, tapePath } from './cassette/hardware.ts'
import { hub, pack, rewound, tapePack } from './cassette/reels.ts'
import { faceBox, labelSheet, shellHalf, windowPane, windowScale } from './cassette/shell.ts'

const clockwise = [0, 0, 1] as const
/** How the back half lies to the front one. */
export const flipped: Vec3 = [0, Math.PI, 0]

/** A compact cassette, tape wound on the left reel. The back half shares the front's meshes. */
export function buildCassette(): Model {
  return {
    name: 'cassette',
    surfaces: surfaces(),
    ambience: { reach: 9, floor: 0.12 },
    fronts: [shellFront()],
    parts: [{ name: 'cassette' }, ...shell(), ...reel('left'), ...reel('right'), ...insides()],
  }
}

/** Wear of the shell's face. */
export function shellFront(): Front {
  return {
    part: 'shell_front_face',
    surface: 'shell',
    box: faceBox,
    roughness: wornRoughness({
      width: 680,
      height: 454,
      base: 0.44,
      seed: 3,
      grease: 0.22,
      prints: { count: 9, size: 0.13, depth: -0.14 },
      scratches: { count: 60, depth: 0.16, length: 0.1 },
    }),
    levels: 64,
  }
}

function shell(): Part[] {
  return [
    { name: 'shell_front', parent: 'cassette' },
    { name: 'shell_front_face', parent: 'shell_front', geometry: shellHalf(), surface: 'shell' },
    { name: 'screws_front', parent: 'shell_front', geometry: screwHeads(), surface: 'screw' },
    { name: 'shell_back', parent: 'cassette', rotation: flipped },
    { name: 'shell_back_face', parent: 'shell_back', meshOf: 'shell_front_face' },
    { name: 'screws_back', parent: 'shell_back', meshOf: 'screws_front' },
    { name: 'label_a', parent: 'cassette', geometry: labelSheet(), surface: 'label', unlit: true },
    { name: 'label_b', parent: 'cassette', meshOf: 'label_a', rotation: flipped },
    {
      name: 'windows',
      parent: 'cassette',
      geometry: bothSides(windowPane()),
      surface: 'window',
      unlit: true,
      shadeless: true,
    },
    {
      name: 'ticks',
      parent: 'cassette',
      geometry: bothSides(windowScale()),
      surface: 'print',
      unlit: true,
      shadeless: true,
    },
  ]
}

/** A geometry of the front and its copy on the back. */
function bothSides(geometry: Geometry): Geometry {
  return merge([geometry, geometry.clone().rotateY(Math.PI)])
}

/** The morph "wound" is the share that has run over to the right: 1 leaves the left reel thin and the right one full. */
function reel(side: 'left' | 'right'): Part[] {
  const left = side === 'left'
  const [from, to] = left ? [pack.full, pack.thin] : [pack.thin, pack.full]
  const tape = tapePack(from)
  return [
    {
      name: `reel_${side}`,
      parent: 'cassette',
      position: [left ? -hubX : hubX, hubY, 0],
      rotation: [0, 0, left ? 0.35 : 1.1],
      motion: { kind: 'turn', axis: clockwise },
    },
    {
      name: `hub_${side}`,
      parent: `reel_${side}`,
      surface: 'hub',
      ...(left ? { geometry: hub() } : { meshOf: 'hub_left' }),
    },
    {
      name: `tape_${side}`,
      parent: `reel_${side}`,
      geometry: tape,
      surface: 'tape',
      morph: { name: 'wound', offsets: rewound(tape, from, to) },
      unlit: true,
    },
  ]
}

function insides(): Part[] {
  return [
    { name: 'tape_path', parent: 'cassette', geometry: tapePath(), surface: 'ribbon', unlit: true },
    { name: 'rollers_and_pad', parent: 'cassette', geometry: merge([rollers(), felt()]), surface: 'roller' },
    { name: 'pad_spring', parent: 'cassette', geometry: padMetal(), surface: 'spring' },
  ]
}

export function surfaces() {
  // Windings catch light unevenly: streaks along the radius, the same all the way round.
  const windings = field(
    8,
    256,
    (u, v) =>
      0.62 + 0.3 * hash(Math.floor(v * 256), 1, 5) * noise(0.5, v, 1, 24, 2) + 0.1 * noise(u, v, 2, 6, 9),
  )
  const plastic: Picture = { pixels: normalPixels(grain(96, 11), 0.9, 16), repeat: [56, 37] }
  const paper: Picture = { pixels: normalPixels(grain(64, 23), 0.8, 12), repeat: [24, 12] }
  return {
    shell: { color: 0x2c2e34, roughness: 0.42, normalMap: { ...plastic, strength: 0.2 } },
    label: { color: 0xf4efe2, roughness: 0.66, normalMap: { ...paper, strength: 0.22 } },
    hub: { color: 0xf1eee6, roughness: 0.38 },
    tape: {
      color: 0x4a3226,
      roughness: 0.34,
      clearcoat: { factor: 0.35, roughness: 0.3 },
      anisotropy: { strength: 0.75, rotation: 0 },
      colorMap: { pixels: greyPixels(windings, 48) },
    },
    ribbon: { color: 0x3a251a, roughness: 0.3 },
    screw: { color: 0xc9ccd0, roughness: 0.3, metal: 1 },
    window: { color: 0xdfe8ee, roughness: 0.06, opacity: 0.16 },
    print: { color: 0xf2f2f2, roughness: 0.5 },
    roller: { color: 0xf1eee6, roughness: 0.5 },
    spring: { color: 0xc98f55, roughness: 0.32, metal: 1 },
  } satisfies Record<string, Surface>
}
