import { backdropMotifs, settings } from '#content/backdrops/backdropWords.ts'
import { narratedDevices } from '#content/exhibits/narratedDevices.ts'
import { motifsOfAnyDevice } from '#content/motifs/deviceMotifs.ts'
import { eraBackdrops, eraScreens, eraWords } from '#content/motifs/eras.ts'
import type { MotifName } from '#content/motifs/motifWords.ts'
import { anyDevicePalettes } from '#content/motifs/palettes.ts'
import type { StoryPictureOrder } from '#server/storyteller/ports.ts'
import { artwork, artworksIn, castShadow, cutOut, fillSlots, pictureSvg, silhouette, use } from './artwork.ts'
import type { Artwork, Slot } from './artwork.ts'
import { findMotifs } from './findMotifs.ts'
import type { Sheet } from './print.ts'
import { chanceFrom } from './random.ts'
import type { Chance } from './random.ts'
import { strip } from './strip.ts'
import type { Era } from '#content/exhibits/narratedDevice.ts'

type Names = readonly [MotifName, ...MotifName[]]

const poses = ['stands', 'lies', 'flies'] as const

/**
 * The picture of a story: its words determine the motifs and the place, its device and era the inks and the screen,
 * its id and edition the composition. Equal orders give equal sheets.
 * @throws Error with the name of an SVG file that is missing or faulty
 */
export function storyPicture(order: StoryPictureOrder): Sheet {
  // The seed contains no words, so another noun changes a motif but not the composition.
  const chance = chanceFrom(`${order.storyId}/${order.deviceId}/${order.edition}`)
  const turn = Math.abs(Math.trunc(order.storyId * 7 + order.edition * 3))
  const era = eraOf(order.deviceId, `${order.title ?? ''} ${order.text ?? ''}`)
  const known = narratedDevices.find(({ device }) => device.id === order.deviceId)?.picture
  const called = findMotifs(order.title, order.text, order.language)
  const names = castOf(called, known?.motifs ?? namesOf(order.deviceName), chance)
  const backdrop = artwork(`backdrops/${backdropOf(called) ?? chance.of(eraBackdrops[era])}`)
  const layouts = artworksIn('layouts')
  const layout = artwork(layouts[turn % layouts.length] ?? layouts[0])
  const zoom = chance.between(1, 1.15).toFixed(2)
  const isMirrored = chance.when(0.5)
  const [hero, second, third] = names.map((name) => figure(artwork(`motifs/${name}`), isMirrored, chance))
  const roles: Readonly<Record<string, ((slot: Slot) => string) | undefined>> = {
    backdrop: () => use(backdrop.id, `translate(500 640) scale(${zoom}) translate(-500 -640)`),
    hero,
    second,
    third,
  }
  const body = fillSlots(layout.body, (slot) => {
    const role = roles[slot.name]
    if (role === undefined) throw new Error(`${layout.path}: nothing is called '${slot.name}'`)
    return role(slot)
  })
  const parts = [backdrop, ...names.map((name) => artwork(`motifs/${name}`))]
  const palettes = known?.palettes ?? anyDevicePalettes
  const slip = () => chance.between(-4.5, 4.5)
  return {
    svg: pictureSvg(
      parts.map((part) => part.body),
      isMirrored ? `<g transform="translate(1000 0) scale(-1 1)">${body}</g>` : body,
      strip(order.text ?? order.title, chance, order.text === null ? chance.between(40, 80) : 30, 26),
      backdrop.traits.includes('dark') ? '' : '.on-dark{display:none}',
    ),
    files: [layout, ...parts],
    palette: palettes[Math.floor(turn / 3 + turn) % palettes.length] ?? anyDevicePalettes[0],
    screens: [
      { ...eraScreens[era], angle: 45 },
      { kind: 'dots', period: 9, angle: 75 },
      { kind: 'grain', period: 7, angle: 15 },
    ],
    slips: [slip(), slip(), slip(), slip()],
  }
}

/**
 * Places a motif in a slot by its pose: `stands` has its foot at y = 450, `lies` is seen from above, `flies` needs no
 * ground.
 * @param isMirrored the picture is mirrored, so that it must be mirrored back
 */
function figure({ id, traits }: Artwork, isMirrored: boolean, chance: Chance): (slot: Slot) => string {
  const pose = poses.find((one) => traits.includes(one)) ?? 'stands'
  const tilt = { stands: 0, lies: chance.between(10, 30), flies: chance.between(-14, 14) }[pose].toFixed(1)
  const shift = chance.between(-25, 25).toFixed(1)
  return ({ options, transform }) => {
    if (poses.some((one) => options.includes(one)) && !options.includes(pose)) return ''
    const turned = options.includes('upright') ? '' : ` rotate(${tilt})`
    const at = `translate(${shift} 0) ${transform}${turned}${isMirrored ? ' scale(-1 1)' : ''}`
    const ink = options.find((option) => option.startsWith('only-'))?.slice(5)
    if (ink !== undefined) return silhouette(id, ink, at)
    const shadows = {
      stands: castShadow(id, at, 450),
      lies: silhouette(id, 'dark-50', `${at} translate(46 46)`),
      flies: '',
    }
    return (options.includes('flat') ? '' : shadows[pose]) + cutOut(id, at)
  }
}

/** The place that the words name; settings before things that have one. */
function backdropOf(called: readonly MotifName[]): string | undefined {
  const placeOf = (name: MotifName) =>
    Object.keys(backdropMotifs).find((backdrop) => backdropMotifs[backdrop]?.includes(name))
  const named = [...called.slice(0, 5).filter((name) => settings.has(name)), ...called.slice(0, 3)]
  return named.map(placeOf).find((backdrop) => backdrop !== undefined)
}

/** Motifs in the name of a device that a visitor named. */
function namesOf(deviceName: string): Names {
  const [name] = findMotifs(deviceName, null)
  return name === undefined
    ? motifsOfAnyDevice
    : [name, ...motifsOfAnyDevice.filter((other) => other !== name)]
}

/** Three different motifs: those of the words first, then the device; places rather as background. */
function castOf(called: readonly MotifName[], own: Names, chance: Chance): readonly MotifName[] {
  const spoken = called.filter((name) => !own.includes(name))
  const figures = [
    ...spoken.filter((name) => !settings.has(name)),
    ...spoken.filter((name) => settings.has(name)),
  ]
  // The device is in every picture, sometimes in front, mostly beside.
  const device = called.find((name) => own.includes(name)) ?? chance.of(own)
  const before = chance.when(0.22) ? 0 : 2
  return [...new Set([...figures.slice(0, before), device, ...figures.slice(before), ...own])].slice(0, 3)
}

/** The first era that a story names, else that of its device. */
export function eraOf(deviceId: number, text: string): Era {
  const [first] = eraWords
    .map(([era, words]) => ({ era, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return first?.era ?? narratedDevices.find(({ device }) => device.id === deviceId)?.picture?.era ?? '70s'
}
