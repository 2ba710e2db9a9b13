import type { Model, Part } from '../lib/model.ts'
import { piece } from '../lib/piece.ts'
import { finishes } from './inside/finishes.ts'
import { edge, playerFront, screen, surfaces, wheelAt } from './player.ts'
import { back, etching, front, wheelButton, wheelRing } from './player/body.ts'
import {
  backFittings,
  battery,
  drive,
  driveCase,
  electrodes,
  frame,
  logicBoard,
  panel,
  platter,
  spindle,
} from './player/inner.ts'
import { wheelLegends } from './player/legends.ts'

const of = 'playerInside'

/** The music player once more, as it comes apart: it opens like a book, from the front down into its steel back. */
export function buildPlayerInside(): Model {
  const { film, ...display } = panel()
  return {
    name: of,
    surfaces: { ...surfaces(), ...finishes, mirror: { color: 0xdfe3e6, roughness: 0.03, metal: 1 } },
    ambience: { reach: 5, floor: 0.3 },
    fronts: [playerFront()],
    parts: [
      { name: of },
      ...piece({ of, name: 'front', apart: { by: [0, 0, 64], from: 0, to: 0.22 }, made: frame() }),
      { name: 'body_front', parent: 'front', geometry: front(), surface: 'aluminium' },
      ...wheel(),
      ...piece({
        of,
        name: 'electrodes',
        apart: { by: [0, 0, 32], from: 0.24, to: 0.46 },
        made: electrodes(),
      }),
      ...piece({
        of,
        name: 'display',
        apart: { by: [0, 0, 30], from: 0.32, to: 0.55 },
        made: { ...display, gloss: film },
      }),
      ...screen('display'),
      ...piece({ of, name: 'battery', apart: { by: [0, 5, 10], from: 0.45, to: 0.65 }, made: battery() }),
      ...piece({ of, name: 'disk', apart: { by: [0, 0, 5], from: 0.5, to: 0.72 }, made: driveCase() }),
      ...piece({
        of,
        name: 'platter',
        apart: { by: [0, 0, 16], from: 0.6, to: 0.84 },
        position: [drive.x + spindle.x, drive.y + spindle.y, drive.z + 2.85],
        motion: { kind: 'turn', axis: [0, 0, 1] },
        made: platter(),
      }),
      ...piece({ of, name: 'board', apart: { by: [0, 0, -9], from: 0.66, to: 0.88 }, made: logicBoard() }),
      ...piece({
        of,
        name: 'back',
        apart: { by: [0, 0, -26], from: 0.76, to: 1 },
        made: backFittings(),
      }),
      { name: 'body_back', parent: 'back', geometry: back(true), surface: 'steel' },
      {
        name: 'back_print',
        parent: 'back',
        geometry: etching(),
        surface: 'etched',
        unlit: true,
        shadeless: true,
      },
      ...edge('back'),
    ],
  }
}

function wheel(): Part[] {
  return [
    {
      name: 'wheel',
      parent: of,
      apart: { by: [0, 0, 48], from: 0.12, to: 0.36 },
      position: wheelAt,
      motion: { kind: 'turn', axis: [0, 0, 1] },
    },
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
      parent: 'wheel',
      motion: { kind: 'slide', axis: [0, 0, -1], travel: 0.35 },
    },
    { name: 'button_center_cap', parent: 'button_center', geometry: wheelButton(), surface: 'button' },
  ]
}
