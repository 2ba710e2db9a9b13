import { frontUv, type Geometry } from '../lib/geometry.ts'
import { flat, plate } from '../lib/extrude.ts'
import { normalPixels } from '../lib/field.ts'
import type { Front, Model, Part, Picture, Surface } from '../lib/model.ts'
import { turned } from '../lib/lathe.ts'
import { rectangle, region } from '../lib/outline.ts'
import { brushed, wornRoughness } from '../lib/wear.ts'
import { backPanel } from './deck/back.ts'
import { bayBox, chassis, faceBox, faceplate, headBlock, spindle, trims } from './deck/body.ts'
import { doorOpens } from '../../../src/lib/tape/deckSize.ts'
import { counterWheel, key, knob, pushButton, signs } from './deck/controls.ts'
import * as size from './deck/dimensions.ts'
import { doorFrame, doorGlass, knuckles } from './deck/door.ts'

const forwards = [0, 0, 1] as const
const inwards = [0, 0, -1] as const
const sideways = [1, 0, 0] as const
/** Piano keys go in and down. */
const keyAxis = [0, -0.28, -0.96] as const

/** A hi-fi cassette deck; the front of its faceplate lies at z = 0. */
export function buildDeck(): Model {
  return {
    name: 'deck',
    surfaces: surfaces(),
    ambience: { reach: 22, floor: 0.2, ground: -size.height / 2 - size.feetHeight },
    fronts: [deckFront()],
    parts: [
      { name: 'deck' },
      ...body(),
      ...bay(),
      ...door(),
      ...keys(),
      ...buttons(),
      ...displays(),
      ...knobs(),
    ],
  }
}

/** Wear of the faceplate. */
export function deckFront(): Front {
  return {
    part: 'faceplate',
    surface: 'aluminium',
    box: faceBox,
    metal: 1,
    levels: 48,
    roughness: wornRoughness({
      width: 900,
      height: 420,
      base: 0.36,
      seed: 5,
      grease: 0.03,
      streaks: 0.07,
      prints: { count: 14, size: 0.03, depth: 0.05 },
      scratches: { count: 40, depth: 0.06, length: 0.03 },
    }),
  }
}

/** The socket for headphones. */
export function jackSocket(): Geometry {
  return turned(
    [
      [6, -1],
      [6, 1.2],
      [5.6, 1.8],
      [3.9, 1.8],
      [3.2, 1.2],
      [3.2, -9],
      [0, -9],
    ],
    { segments: 40 },
  )
}

function body(): Part[] {
  const { jack } = size
  return [
    { name: 'faceplate', parent: 'deck', geometry: faceplate(), surface: 'aluminium' },
    { name: 'chassis', parent: 'deck', geometry: chassis(), surface: 'chassis', unlit: true },
    { name: 'back_panel', parent: 'deck', geometry: backPanel(), surface: 'back', unlit: true },
    { name: 'trims', parent: 'deck', geometry: trims(), surface: 'black' },
    {
      name: 'jack',
      parent: 'deck',
      position: [...jack, 0],
      geometry: jackSocket(),
      surface: 'brass',
    },
  ]
}

function bay(): Part[] {
  const { cassette, hubs, bay: box } = size
  const heads = headBlock()
  const spindles = (['left', 'right'] as const).flatMap((side): Part[] => [
    {
      name: `spindle_${side}`,
      parent: 'deck',
      position: [cassette.x + (side === 'left' ? -hubs.x : hubs.x), cassette.y + hubs.y, -box.depth + 1],
      motion: { kind: 'turn', axis: forwards },
    },
    {
      name: `spindle_${side}_axle`,
      parent: `spindle_${side}`,
      surface: 'steel',
      ...(side === 'left' ? { geometry: spindle() } : { meshOf: 'spindle_left_axle' }),
    },
  ])
  return [
    { name: 'bay', parent: 'deck', position: [box.x, box.y, 0], geometry: bayBox(), surface: 'bay' },
    { name: 'cassette_anchor', parent: 'deck', position: [cassette.x, cassette.y, cassette.z] },
    ...spindles,
    {
      name: 'head_block',
      parent: 'deck',
      position: [cassette.x, cassette.y - 48, cassette.z],
      motion: { kind: 'slide', axis: [0, 1, 0], travel: 9 },
    },
    { name: 'heads', parent: 'head_block', geometry: heads.metal, surface: 'steel' },
    { name: 'pinch_rollers', parent: 'head_block', geometry: heads.rubber, surface: 'black' },
    {
      name: 'bay_lamp',
      parent: 'deck',
      position: [box.x, box.y + box.height / 2 - 1, -14],
      rotation: [Math.PI / 2, 0, 0],
      geometry: plate(rectangle(60, 3, 1.4), [], 1, { bevel: 0.3, segments: 1 }),
      surface: 'lamp',
      unlit: true,
      shadeless: true,
    },
  ]
}

function door(): Part[] {
  const { bay: box, door: leaf, cassette } = size
  const hingeY = box.y - leaf.height / 2
  return [
    {
      name: 'door',
      parent: 'deck',
      position: [box.x, hingeY, 0],
      motion: { kind: 'turn', axis: sideways, to: doorOpens },
    },
    { name: 'door_frame', parent: 'door', geometry: doorFrame(), surface: 'black' },
    {
      name: 'door_glass',
      parent: 'door',
      geometry: doorGlass(),
      surface: 'smoke',
      unlit: true,
      shadeless: true,
    },
    // A cassette put here tilts out with the door; closed, it is where cassette_anchor is.
    { name: 'door_anchor', parent: 'door', position: [cassette.x - box.x, cassette.y - hingeY, cassette.z] },
    {
      name: 'hinge',
      parent: 'deck',
      position: [box.x, hingeY, 0],
      geometry: knuckles([-54, -18, 18, 54], 17),
      surface: 'chrome',
    },
  ]
}

function keys(): Part[] {
  const { keys: row } = size
  return row.names.flatMap((name, i): Part[] => [
    {
      name: `button_${name}`,
      parent: 'deck',
      position: [row.x + i * row.pitch, row.y, 0],
      motion: { kind: 'slide', axis: keyAxis, travel: row.travel },
    },
    { name: `button_${name}_cap`, parent: `button_${name}`, geometry: key(signs[name]), surface: 'key' },
  ])
}

function buttons(): Part[] {
  const { power, lamp } = size
  return [
    {
      name: 'button_power',
      parent: 'deck',
      position: [power.x, power.y, 0],
      motion: { kind: 'slide', axis: inwards, travel: 2.6 },
    },
    {
      name: 'button_power_cap',
      parent: 'button_power',
      geometry: pushButton(power.width, power.height),
      surface: 'key',
    },
    {
      name: 'led_power',
      parent: 'deck',
      position: [...lamp, 0],
      geometry: plate(rectangle(6, 2.4, 0.9, { segments: 4 }), [], 0.8, { bevel: 0.3, segments: 2 }),
      surface: 'led',
      unlit: true,
    },
  ]
}

/** The meter's window, its picture drawn by the room. */
export function meterScreen(): Geometry {
  const { width, height } = size.meter
  return frontUv(flat(region(rectangle(width, height, 1))), [-width / 2, -height / 2, width / 2, height / 2])
}

function displays(): Part[] {
  const { meter, counter } = size
  const wheels = [0, 1, 2].flatMap((i): Part[] => [
    {
      name: `counter_wheel_${i}`,
      parent: 'counter',
      position: [(i - 1) * counter.wheelPitch, 0, 0],
      motion: { kind: 'turn', axis: sideways },
    },
    {
      name: `counter_wheel_${i}_drum`,
      parent: `counter_wheel_${i}`,
      surface: 'drum',
      ...(i === 0 ? { geometry: counterWheel() } : { meshOf: 'counter_wheel_0_drum' }),
    },
  ])
  return [
    {
      name: 'meter',
      parent: 'deck',
      position: [meter.x, meter.y, -3.4],
      geometry: meterScreen(),
      surface: 'display',
      unlit: true,
    },
    { name: 'counter', parent: 'deck', position: [counter.x, counter.y, -1.4 - counter.digitRadius] },
    ...wheels,
  ]
}

function knobs(): Part[] {
  const { x, y, radius, height, teeth, at } = size.knob
  const { side, face } = knob(radius, height, teeth)
  const motion = { kind: 'turn', axis: forwards, from: -2.36 - at, to: 2.36 - at } as const
  return [
    { name: 'knob_volume', parent: 'deck', position: [x, y, 0.05], rotation: [0, 0, at], motion },
    { name: 'knob_volume_side', parent: 'knob_volume', geometry: side, surface: 'knob' },
    { name: 'knob_volume_face', parent: 'knob_volume', geometry: face, surface: 'spun' },
  ]
}

export function surfaces() {
  const lines: Picture = { pixels: normalPixels(brushed(128, 192, 17), 0.9, 16), repeat: [3, 5] }
  return {
    aluminium: {
      color: 0xd2d3d6,
      roughness: 0.36,
      metal: 1,
      normalMap: { ...lines, strength: 0.4 },
      anisotropy: { strength: 0.55, rotation: 0 },
    },
    chassis: { color: 0x1b1c1f, roughness: 0.5 },
    black: { color: 0x141518, roughness: 0.42 },
    bay: { color: 0x17181b, roughness: 0.55 },
    smoke: { color: 0x14161a, roughness: 0.04, opacity: 0.3 },
    key: { color: 0xd4d6d8, roughness: 0.3, metal: 1 },
    knob: { color: 0xd2d3d5, roughness: 0.3, metal: 1 },
    spun: { color: 0xdcdddf, roughness: 0.32, metal: 1, anisotropy: { strength: 0.8, rotation: 0 } },
    steel: { color: 0xb9bcc0, roughness: 0.24, metal: 1 },
    chrome: { color: 0xd5d7da, roughness: 0.14, metal: 1 },
    brass: { color: 0xcaa65a, roughness: 0.25, metal: 1 },
    drum: { color: 0xf2efe4, roughness: 0.5 },
    display: { color: 0x050607, roughness: 0.3, clearcoat: { factor: 1, roughness: 0.03 } },
    led: { color: 0x3a0806, roughness: 0.3, emissive: 0xff2a18 },
    lamp: { color: 0x2a2018, roughness: 0.4, emissive: 0xffb36a },
    back: { color: 0xffffff, roughness: 0.45 },
  } satisfies Record<string, Surface>
}
