import {
  backdropOfMotif,
  motifsOfAnyDevice,
  motifsOfDevice,
  settings,
} from '#content/backdrops/backdropWords.ts'
import type { MotifName } from '#content/motifs/motifWords.ts'
import { anyDevicePalettes, devicePalettes } from '#content/motifs/palettes.ts'
import type { StoryPictureOrder } from '#server/storytelling/ports.ts'
import { artwork, artworksIn, castShadow, cutOut, fillSlots, pictureSvg, silhouette, use } from './artwork.ts'
import type { Artwork, Slot } from './artwork.ts'
import { eraOf, patternsOf, screensOf } from './era.ts'
import { findMotifs } from './findMotifs.ts'
import type { Sheet } from './print.ts'
import { chanceFrom } from './random.ts'
import type { Chance } from './random.ts'
import { strip } from './strip.ts'

type Names = readonly [MotifName, ...MotifName[]]

const poses = ['stands', 'lies', 'flies'] as const

/** A motif of the picture and how it is laid into its slots. */
interface Figure {
  readonly motif: Artwork
  /** What `stands` has its foot at y = 450, what `lies` is seen from above, what `flies` needs no ground. */
  readonly pose: 'stands' | 'lies' | 'flies'
  /** Units to the right. */
  readonly shift: number
  /** Degrees. */
  readonly tilt: number
  /** Whether the picture is mirrored around it, so that it must be mirrored back. */
  readonly isMirrored: boolean
}

/**
 * The picture of a story: its words say what is drawn and where, its device and era the inks and the screen, its id
 * and edition how it is arranged. The same order gives the same sheet.
 * @throws Error that names the SVG file which is missing or faulty
 */
export function storyPicture(order: StoryPictureOrder): Sheet {
  // Words have no say in chance: another noun changes what stands in the picture, not how it is composed.
  const chance = chanceFrom(`${order.storyId}/${order.deviceId}/${order.edition}`)
  const turn = Math.abs(Math.trunc(order.storyId * 7 + order.edition * 3))
  const era = eraOf(order.deviceId, `${order.title ?? ''} ${order.text ?? ''}`)
  const called = findMotifs(order.title, order.text, order.language)
  const names = castOf(called, motifsOfDevice.get(order.deviceId) ?? namesOf(order.deviceName), chance)
  const backdrop = artwork(`backdrops/${backdropOf(called) ?? chance.of(patternsOf[era])}`)
  const layouts = artworksIn('layouts')
  const layout = artwork(layouts[turn % layouts.length] ?? '')
  const zoom = chance.between(1, 1.15).toFixed(2)
  const isMirrored = chance.when(0.5)
  const [hero, second, third] = names.map((name) => figureOf(name, isMirrored, chance))
  const figures: Readonly<Record<string, Figure | undefined>> = { hero, second, third }
  const body = fillSlots(layout.body, (slot) => {
    if (slot.name === 'backdrop')
      return use(backdrop.id, `translate(500 640) scale(${zoom}) translate(-500 -640)`)
    const figure = figures[slot.name]
    if (figure === undefined) throw new Error(`${layout.path}: nothing is called '${slot.name}'`)
    return lay(slot, figure)
  })
  const parts = [backdrop, ...names.map((name) => artwork(`motifs/${name}`))]
  const palettes = devicePalettes.get(order.deviceId) ?? anyDevicePalettes
  const slip = () => [chance.between(-4.5, 4.5), chance.between(-4.5, 4.5)] as const
  return {
    svg: pictureSvg(
      parts.map((part) => part.body),
      isMirrored ? `<g transform="translate(1000 0) scale(-1 1)">${body}</g>` : body,
      strip(order.text ?? order.title, chance, order.text === null ? 40 + chance.below(40) : 30, 26),
      backdrop.traits.includes('dark') ? '' : '.on-dark{display:none}',
    ),
    files: [layout, ...parts],
    palette: palettes[Math.floor(turn / 3 + turn) % palettes.length] ?? anyDevicePalettes[0],
    screens: [
      { ...screensOf[era], angle: 45 },
      { kind: 'dots', period: 9, angle: 75 },
      { kind: 'grain', period: 7, angle: 15 },
    ],
    slips: [[0, 0], slip(), slip()],
  }
}

function figureOf(name: MotifName, isMirrored: boolean, chance: Chance): Figure {
  const motif = artwork(`motifs/${name}`)
  const pose = poses.find((one) => motif.traits.includes(one)) ?? 'stands'
  const tilts = { stands: 0, lies: chance.between(10, 30), flies: chance.between(-14, 14) }
  return { motif, pose, shift: chance.between(-25, 25), tilt: tilts[pose], isMirrored }
}

/** Draws a figure into a slot of the layout, if that is for what stands, lies or flies as the figure does. */
function lay({ options, transform }: Slot, { motif, pose, shift, tilt, isMirrored }: Figure): string {
  if (poses.some((one) => options.includes(one)) && !options.includes(pose)) return ''
  const turned = options.includes('upright') ? '' : ` rotate(${tilt.toFixed(1)})`
  const at = `translate(${shift.toFixed(1)} 0) ${transform}${turned}${isMirrored ? ' scale(-1 1)' : ''}`
  const ink = options.find((option) => option.startsWith('only-'))?.slice(5)
  if (ink !== undefined) return silhouette(motif.id, ink, at)
  const hasShadow = pose !== 'flies' && !options.includes('flat')
  const shadow =
    pose === 'stands'
      ? castShadow(motif.id, at, 450)
      : silhouette(motif.id, 'dark-50', `${at} translate(46 46)`)
  return (hasShadow ? shadow : '') + cutOut(motif.id, at)
}

/** The place that the words name, a setting before a thing that has one. */
function backdropOf(called: readonly MotifName[]): string | undefined {
  const place =
    called.slice(0, 5).find((name) => settings.has(name)) ??
    called.slice(0, 3).find((name) => backdropOfMotif[name] !== undefined)
  return place === undefined ? undefined : backdropOfMotif[place]
}

/** A device that a visitor named, as far as the words know it. */
function namesOf(deviceName: string): Names {
  const [name] = findMotifs(deviceName, null)
  return name === undefined
    ? motifsOfAnyDevice
    : [name, ...motifsOfAnyDevice.filter((other) => other !== name)]
}

/** Three different motifs. What the words call for comes before the device; a place is rather ground than figure. */
function castOf(
  called: readonly MotifName[],
  own: Names,
  chance: Chance,
): readonly [MotifName, MotifName, MotifName] {
  const [device] = own
  const spoken = called.filter((name) => !own.includes(name))
  const things = spoken.filter((name) => !settings.has(name))
  const figures = things.length > 0 ? [...things, ...spoken.filter((name) => settings.has(name))] : spoken
  const turned = chance.below(own.length)
  const spare = own.map((_, i) => own[(i + turned) % own.length] ?? device)
  const [first = spare[0] ?? device, ...rest] = figures
  // The device is in every picture: now and then as the figure, mostly beside it.
  const isDeviceFirst = chance.when(0.22)
  const named =
    called.find((name) => own.includes(name)) ?? (chance.when(0.6) ? device : (spare[0] ?? device))
  const row = isDeviceFirst
    ? [named, first, ...rest, ...spare]
    : [first, rest[0] ?? named, named, ...rest, ...spare]
  const [hero = device, second = device, third = device] = [...new Set([...row, ...own])]
  return [hero, second, third]
}
