import { doorOpens } from '../../../src/lib/tape/deckSize.ts'
import { type Geometry, merge, moved } from '../lib/geometry.ts'
import type { Model, Part, Vec3 } from '../lib/model.ts'
import { plate } from '../lib/extrude.ts'
import { rectangle } from '../lib/outline.ts'
import { piece } from '../lib/piece.ts'
import { deckFront, jackSocket, meterScreen, surfaces } from './deck.ts'
import { backPanel } from './deck/back.ts'
import { bayBox, cover, faceplate, feet, headBlock, spindle, trims } from './deck/body.ts'
import { counterWheel, key, knob, pushButton, signs } from './deck/controls.ts'
import * as size from './deck/dimensions.ts'
import { doorFrame, doorGlass, knuckles } from './deck/door.ts'
import {
  base,
  belt,
  capstan,
  capstanAt,
  flywheel,
  headDetails,
  meterBoard,
  motor,
  rearWall,
  rollerArms,
} from './deck/inner.ts'
import { finishes } from './inside/finishes.ts'

const of = 'deckInside'

/** The deck once more, as it comes apart: cover up, tape path forwards, drive and meter up out of the chassis. */
export function buildDeckInside(): Model {
  const heads = headBlock()
  const details = headDetails()
  const { bay: box, door: leaf, cassette } = size
  const hingeY = box.y - leaf.height / 2
  const headAt: Vec3 = [cassette.x, cassette.y - 48, cassette.z]
  const onBlock = (list: readonly Geometry[]): Geometry[] => list.map((part) => moved(part, ...headAt))
  return {
    name: of,
    surfaces: { ...surfaces(), ...finishes },
    ambience: { reach: 22, floor: 0.2, levels: 15 },
    fronts: [deckFront()],
    parts: [
      { name: of },
      ...piece({
        of,
        name: 'cover',
        apart: { by: [0, 250, 0], from: 0, to: 0.24 },
        unlit: true,
        made: { chassis: [cover()] },
      }),
      {
        name: 'door',
        parent: of,
        apart: { by: [0, 0, 62], from: 0.14, to: 0.32 },
        position: [box.x, hingeY, 0],
        motion: { kind: 'turn', axis: [1, 0, 0], to: doorOpens },
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
      ...piece({
        of,
        name: 'capstan',
        apart: { by: [0, 0, 136], from: 0.26, to: 0.46 },
        position: [...capstanAt, 0],
        motion: { kind: 'turn', axis: [0, 0, 1] },
        made: capstan(),
      }),
      ...piece({
        of,
        name: 'pinchRoller',
        apart: { by: [0, 0, 108], from: 0.34, to: 0.54 },
        made: { black: onBlock([heads.rubber]), metal: onBlock(rollerArms()) },
      }),
      ...piece({
        of,
        name: 'headBlock',
        apart: { by: [0, 0, 140], from: 0.42, to: 0.62 },
        made: {
          steel: onBlock([heads.metal]),
          metal: onBlock(details.metal),
          plastic: onBlock(details.plastic),
        },
      }),
      ...piece({ of, name: 'motor', apart: { by: [0, 136, -20], from: 0.52, to: 0.72 }, made: motor() }),
      ...piece({
        of,
        name: 'flywheel',
        apart: { by: [0, 112, 0], from: 0.58, to: 0.78 },
        position: [...capstanAt, 0],
        motion: { kind: 'turn', axis: [0, 0, 1] },
        made: flywheel(),
      }),
      ...piece({ of, name: 'belt', apart: { by: [0, 128, 44], from: 0.64, to: 0.86 }, made: belt() }),
      ...piece({
        of,
        name: 'meterBoard',
        apart: { by: [0, 92, 0], from: 0.72, to: 0.94 },
        made: meterBoard(),
      }),
      {
        name: 'meter',
        parent: 'meterBoard',
        position: [size.meter.x, size.meter.y, -3.4],
        geometry: meterScreen(),
        surface: 'display',
        unlit: true,
      },
      ...piece({
        of,
        name: 'chassis',
        apart: { by: [0, -24, 0], from: 0.8, to: 1 },
        made: base(),
      }),
      ...face(),
    ],
  }
}

/** What is seen of the deck from the front and behind, with keys, wheels and knob as they rest. */
function face(): Part[] {
  const { keys, power, lamp, counter, knob: turned, bay: box, hubs, cassette } = size
  const { side, face: top } = knob(turned.radius, turned.height, turned.teeth)
  const caps = keys.names.map((name, i) => moved(key(signs[name]), keys.x + i * keys.pitch, keys.y, 0))
  const wheels = [-1, 0, 1].map((i) =>
    moved(counterWheel(), counter.x + i * counter.wheelPitch, counter.y, -1.4 - counter.digitRadius),
  )
  const spindles = [-1, 1].map((x) =>
    moved(spindle(), cassette.x + x * hubs.x, cassette.y + hubs.y, -box.depth + 1),
  )
  const knobAt: Partial<Part> = { position: [turned.x, turned.y, 0.05], rotation: [0, 0, turned.at] }
  const parts: Part[] = [
    { name: 'faceplate', geometry: faceplate(), surface: 'aluminium' },
    { name: 'back_panel', geometry: merge([rearWall(), backPanel()]), surface: 'back', unlit: true },
    { name: 'dark', geometry: merge([trims(), feet()]), surface: 'black' },
    { name: 'jack', position: [...size.jack, 0], geometry: jackSocket(), surface: 'brass' },
    { name: 'bay', position: [box.x, box.y, 0], geometry: bayBox(), surface: 'bay' },
    { name: 'spindles', geometry: merge(spindles), surface: 'steel' },
    {
      name: 'bay_lamp',
      position: [box.x, box.y + box.height / 2 - 1, -14],
      rotation: [Math.PI / 2, 0, 0],
      geometry: plate(rectangle(60, 3, 1.4), [], 1, { bevel: 0.3, segments: 1 }),
      surface: 'lamp',
      unlit: true,
      shadeless: true,
    },
    {
      name: 'hinge',
      position: [box.x, box.y - size.door.height / 2, 0],
      geometry: knuckles([-54, -18, 18, 54], 17),
      surface: 'chrome',
    },
    {
      name: 'keys',
      geometry: merge([...caps, moved(pushButton(power.width, power.height), power.x, power.y, 0)]),
      surface: 'key',
    },
    {
      name: 'led_power',
      position: [...lamp, 0],
      geometry: plate(rectangle(6, 2.4, 0.9, { segments: 4 }), [], 0.8, { bevel: 0.3, segments: 2 }),
      surface: 'led',
      unlit: true,
    },
    { name: 'counter', geometry: merge(wheels), surface: 'drum' },
    { name: 'knob_volume_side', ...knobAt, geometry: side, surface: 'knob' },
    { name: 'knob_volume_face', ...knobAt, geometry: top, surface: 'spun' },
  ]
  return parts.map((part) => ({ parent: 'chassis', ...part }))
}
