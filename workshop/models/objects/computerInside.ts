import type { Model, Part } from '../lib/model.ts'
import { surfaceOf } from '../lib/surface.ts'
import { piece } from '../lib/piece.ts'
import { front, frontShell, low, shield, surfaces, tray } from './computer.ts'
import { hollowShell } from './computer/form.ts'
import { feet } from './computer/details.ts'
import {
  chassisFrame,
  driveBox,
  logicBoard,
  neck,
  neckBoard,
  speakers,
  tube,
  vents,
  yoke,
} from './computer/inner.ts'
import { finishes } from './inside/finishes.ts'

const of = 'computerInside'

/** The machine once more, without keyboard and mouse, as it comes apart: shell up, tube and boards out behind the front. */
export function buildComputerInside(): Model {
  const parts = machine()
  const needed = new Set(parts.map(({ surface }) => surface))
  const all = Object.entries({ ...surfaces(), ...finishes })
  return {
    name: of,
    surfaces: Object.fromEntries(all.filter(([name]) => needed.has(name))),
    ambience: { reach: 60, floor: 0.25, levels: 31 },
    parts,
  }
}

function machine(): Part[] {
  return [
    { name: of },
    { name: 'shell', parent: of, apart: { by: [0, 398, 0], from: 0, to: 0.26 } },
    ...piece({ of, name: 'tube', apart: { by: [0, 0, -92], from: 0.2, to: 0.5 }, made: tube() }),
    ...piece({ of, name: 'yoke', apart: { by: [0, 0, -152], from: 0.26, to: 0.54 }, made: yoke() }),
    ...piece({ of, name: 'neck', apart: { by: [0, 0, -200], from: 0.3, to: 0.58 }, made: neck() }),
    ...piece({
      of,
      name: 'neckBoard',
      apart: { by: [0, 0, -222], from: 0.34, to: 0.62 },
      made: neckBoard(),
    }),
    ...piece({
      of,
      name: 'logicBoard',
      apart: { by: [0, -42, 66], from: 0.44, to: 0.7 },
      made: logicBoard(),
    }),
    ...piece({ of, name: 'drive', apart: { by: [0, 0, -106], from: 0.5, to: 0.76 }, made: driveBox() }),
    ...tray('drive'),
    ...piece({
      of,
      name: 'speakers',
      apart: { by: [0, 0, -30], from: 0.58, to: 0.82 },
      made: speakers(),
    }),
    ...piece({ of, name: 'vents', apart: { by: [0, -14, -202], from: 0.64, to: 0.9 }, made: vents() }),
    shield('vents'),
    ...piece({
      of,
      name: 'chassis',
      apart: { by: [0, 0, 200], from: 0.72, to: 1 },
      made: chassisFrame(),
    }),
    frontShell('chassis'),
    ...front('chassis', 'tube'),
    { name: 'feet', parent: 'chassis', geometry: feet(), surface: 'foot' },
    // Last, so that what it covers is drawn before it.
    {
      name: 'shell_back',
      parent: 'shell',
      geometry: surfaceOf(hollowShell, {
        min: low,
        max: [204, 412, 142],
        grid: 2.7,
        triangles: 8000,
        error: 0.0013,
      }),
      surface: 'translucent_shell',
      evening: 4,
    },
  ]
}
