import type { Model } from '../lib/model.ts'
import { merge } from '../lib/geometry.ts'
import { piece } from '../lib/piece.ts'
import { finishes } from './inside/finishes.ts'
import { buttons, onCylinder, onLid, surfaces } from './speaker.ts'
import {
  foot,
  grille,
  levels,
  lid,
  lightRing,
  microphones,
  plateText,
  socket,
  upperBody,
  volumeRing,
} from './speaker/body.ts'
import {
  duct,
  lampRing,
  mainBoard,
  microphoneBoard,
  sleeve,
  supply,
  tweeter,
  woofer,
} from './speaker/inner.ts'

const of = 'speakerInside'

/** The speaker once more, as it comes apart: everything lifts off its base, the shell over all it holds. */
export function buildSpeakerInside(): Model {
  const { plastic, matt, gloss, metal, cast } = finishes
  return {
    name: of,
    surfaces: { ...surfaces(), plastic, matt, gloss, metal, cast },
    ambience: { reach: 22, floor: 0.3, levels: 31 },
    parts: [
      { name: of },
      ...piece({ of, name: 'lightRing', apart: { by: [0, 294, 0], from: 0, to: 0.34 }, made: lampRing() }),
      {
        name: 'volume_ring',
        parent: 'lightRing',
        position: [0, levels.bodyTo, 0],
        motion: { kind: 'turn', axis: [0, 1, 0] },
      },
      { name: 'volume_ring_band', parent: 'volume_ring', geometry: volumeRing(), surface: 'ring' },
      { name: 'light_ring', parent: 'lightRing', geometry: lightRing(), surface: 'light', unlit: true },
      { name: 'top', parent: 'lightRing', geometry: onLid(lid()), surface: 'lid' },
      {
        name: 'microphone_holes',
        parent: 'lightRing',
        geometry: microphones(),
        surface: 'hole',
        unlit: true,
        shadeless: true,
      },
      ...buttons('lightRing'),
      ...piece({
        of,
        name: 'microphones',
        apart: { by: [0, 264, 0], from: 0.08, to: 0.42 },
        made: microphoneBoard(),
      }),
      ...piece({ of, name: 'board', apart: { by: [0, 254, 0], from: 0.16, to: 0.52 }, made: mainBoard() }),
      ...piece({ of, name: 'shell', apart: { by: [0, 226, 0], from: 0.24, to: 0.68 }, made: sleeve() }),
      { name: 'body', parent: 'shell', geometry: onCylinder(upperBody()), surface: 'body' },
      { name: 'grille', parent: 'shell', geometry: grille(), surface: 'grille' },
      ...piece({ of, name: 'tweeter', apart: { by: [0, 46, 0], from: 0.6, to: 0.82 }, made: tweeter() }),
      ...piece({ of, name: 'woofer', apart: { by: [0, 32, 0], from: 0.66, to: 0.88 }, made: woofer() }),
      ...piece({ of, name: 'duct', apart: { by: [0, 14, 0], from: 0.72, to: 0.94 }, made: duct() }),
      ...piece({ of, name: 'base', apart: { by: [0, -14, 0], from: 0.78, to: 1 }, made: supply() }),
      { name: 'foot', parent: 'base', geometry: onCylinder(merge([foot(), socket()])), surface: 'body' },
      {
        name: 'plate_text',
        parent: 'base',
        geometry: plateText(),
        surface: 'print',
        unlit: true,
        shadeless: true,
      },
    ],
  }
}
