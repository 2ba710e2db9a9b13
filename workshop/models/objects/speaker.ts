import { greyPixels, normalPixels, ormPixels, field } from '../lib/field.ts'
import { merge, withUv } from '../lib/geometry.ts'
import type { Model, Part, Surface } from '../lib/model.ts'
import { grain, wornRoughness } from '../lib/wear.ts'
import {
  body,
  button,
  glow,
  grille,
  levels,
  lid,
  lidHeight,
  lightRing,
  microphones,
  perforation,
  plateText,
  radius,
  sign,
  socket,
  volumeRing,
} from './speaker/body.ts'

/** A smart speaker; y = 0 is the floor it stands on. */
export function buildSpeaker(): Model {
  return {
    name: 'speaker',
    surfaces: surfaces(),
    ambience: { reach: 22, floor: 0.3, ground: 0 },
    parts: [
      { name: 'speaker' },
      { name: 'body', parent: 'speaker', geometry: onCylinder(merge([body(), socket()])), surface: 'body' },
      {
        name: 'plate_text',
        parent: 'speaker',
        geometry: plateText(),
        surface: 'print',
        unlit: true,
        shadeless: true,
      },
      { name: 'grille', parent: 'speaker', geometry: grille(), surface: 'grille' },
      {
        name: 'volume_ring',
        parent: 'speaker',
        position: [0, levels.bodyTo, 0],
        motion: { kind: 'turn', axis: [0, 1, 0] },
      },
      { name: 'volume_ring_band', parent: 'volume_ring', geometry: volumeRing(), surface: 'ring' },
      { name: 'light_ring', parent: 'speaker', geometry: lightRing(), surface: 'light', unlit: true },
      { name: 'top', parent: 'speaker', geometry: onLid(lid()), surface: 'lid' },
      {
        name: 'microphones',
        parent: 'speaker',
        geometry: microphones(),
        surface: 'hole',
        unlit: true,
        shadeless: true,
      },
      ...buttons('speaker'),
    ],
  }
}

type Placed = ReturnType<typeof body>

export function onCylinder(geometry: Placed): Placed {
  return withUv(geometry, (x, y, z) => [Math.abs(Math.atan2(x, z)) / Math.PI, 1 - y / levels.top])
}

export function onLid(geometry: Placed): Placed {
  return withUv(geometry, (x, _y, z) => [(x / radius + 1) / 2, (z / radius + 1) / 2])
}

/** Both buttons in the lid. */
export function buttons(parent: string): Part[] {
  return (['action', 'mute'] as const).flatMap((kind): Part[] => {
    const x = kind === 'action' ? 14 : -14
    return [
      {
        name: `button_${kind}`,
        parent,
        position: [x, lidHeight(14), 0],
        motion: { kind: 'slide', axis: [0, -1, 0], travel: 0.6 },
      },
      {
        name: `button_${kind}_cap`,
        parent: `button_${kind}`,
        surface: 'button',
        ...(kind === 'action' ? { geometry: button() } : { meshOf: 'button_action_cap' }),
      },
      {
        name: `button_${kind}_sign`,
        parent: `button_${kind}`,
        geometry: sign(kind),
        surface: 'print',
        unlit: true,
        shadeless: true,
      },
    ]
  })
}

export function surfaces() {
  const holes = perforation(96)
  // Round the cylinder and down its height, so that holes stay round: 262 mm and 137 mm.
  const repeat: [number, number] = [96, 50]
  const fine = normalPixels(grain(96, 41), 0.9, 16)
  const touched = wornRoughness({
    width: 384,
    height: 384,
    base: 0.5,
    seed: 21,
    grease: 0.14,
    prints: { count: 8, size: 0.16, depth: -0.16 },
  })
  const orm = ormPixels(
    field(touched.width, touched.height, () => 1),
    touched,
    0,
    48,
  )
  return {
    body: {
      color: 0x24262a,
      roughness: 0.5,
      normalMap: { pixels: fine, repeat: [44, 78], strength: 0.14 },
      ormMap: { pixels: orm },
    },
    grille: {
      color: 0x2c2e33,
      roughness: 0.46,
      colorMap: {
        pixels: greyPixels({ ...holes, values: holes.values.map((value) => 0.02 + 0.98 * value) }, 24),
        repeat,
      },
      normalMap: { pixels: normalPixels(holes, 2.4, 32), repeat, strength: 0.8 },
    },
    ring: { color: 0x24262b, roughness: 0.24, clearcoat: { factor: 0.6, roughness: 0.15 } },
    light: {
      color: 0x0a0d12,
      roughness: 0.3,
      emissive: 0x19c6ff,
      emissiveMap: { pixels: greyPixels(glow(), 64) },
    },
    lid: {
      color: 0x202226,
      roughness: 0.5,
      normalMap: { pixels: fine, repeat: [28, 28], strength: 0.14 },
      ormMap: { pixels: orm },
    },
    button: { color: 0x202226, roughness: 0.36 },
    print: { color: 0xaeb3ba, roughness: 0.5 },
    hole: { color: 0x020203, roughness: 0.9 },
  } satisfies Record<string, Surface>
}
