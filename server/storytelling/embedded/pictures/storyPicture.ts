import { deviceIds } from '../../../../contract/limits.ts'
import type { StoryPictureOrder } from '../../ports.ts'
import type { Motif } from './motif.ts'
import { dial, echoes, steps } from './motifs/anyDevice.ts'
import { answer, calling, planet, windows } from './motifs/echo.ts'
import { layers, modem, puck, shell } from './motifs/imac.ts'
import { cable, shared, sleeves, wheel } from './motifs/ipod.ts'
import { disk, frames, listing, raster } from './motifs/personalComputer.ts'
import { label, spiral, tangle, twoReels } from './motifs/tape.ts'
import { palettesOf } from './palettes.ts'
import { chanceFrom } from './random.ts'
import { scoreOf } from './score.ts'
import { picture } from './svg.ts'

type Motifs = readonly [Motif, ...Motif[]]

const anyDevice: Motifs = [echoes, steps, dial]
const byDevice: ReadonlyMap<number, Motifs> = new Map<number, Motifs>([
  [deviceIds.tape, [twoReels, spiral, tangle, label]],
  [deviceIds.ipod, [wheel, cable, sleeves, shared]],
  [deviceIds.echo, [answer, planet, calling, windows]],
  [deviceIds.imac, [shell, layers, modem, puck]],
  [deviceIds.personalComputer, [raster, listing, disk, frames]],
])

/**
 * The picture of a story as SVG: the device gives motif and colours, the story's words give the rhythm, and its id
 * and the edition decide the rest. The same order gives the same picture.
 */
export function storyPicture(order: StoryPictureOrder): string {
  const chance = chanceFrom(
    `${order.storyId}/${order.deviceId}/${order.edition}/${order.title}/${order.text}`,
  )
  const motifs = byDevice.get(order.deviceId) ?? anyDevice
  const palettes = palettesOf(order.deviceId)
  // Neighbours in the exhibition get different motifs, and colours that change at another pace.
  const turn = Math.abs(Math.trunc(order.storyId + order.edition))
  const motif = motifs[turn % motifs.length] ?? motifs[0]
  const palette = palettes[Math.floor(turn / motifs.length + turn) % palettes.length] ?? palettes[0]
  return picture(
    palette.ground,
    motif({ palette, chance, score: scoreOf(order.text ?? order.title, chance) }),
  )
}
