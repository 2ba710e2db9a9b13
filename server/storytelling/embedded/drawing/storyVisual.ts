import type { MotifName } from '#content/motifs/motifWords.ts'
import { narratedDevices } from '#content/exhibits/index.ts'
import type { StoryPictureOrder } from '#server/storytelling/ports.ts'
import { backdropOf, isSetting } from './backdrops/backdropOf.ts'
import { eraOf, screensOf } from './era.ts'
import { findMotifs } from './findMotifs.ts'
import { palettesOf } from './inks.ts'
import { layouts } from './layouts.ts'
import { motifs } from './motifs/motifs.ts'
import type { Sheet } from './press/print.ts'
import { chanceFrom } from './random.ts'
import type { Chance } from './random.ts'
import { scoreOf } from './score.ts'
import type { Beat } from './score.ts'
import { fill, rect, tones, within } from './shapes.ts'
import type { Drawing } from './shapes.ts'

type Names = readonly [MotifName, ...MotifName[]]

const anyDevice: Names = ['radio', 'cable', 'tower', 'record', 'telephone']

/** The printed area of the sheet; what is left is margin. */
const frame = { x: 42, y: 42, width: 916, height: 886 }

/**
 * The picture of a story: its words say what is drawn and where, its device and era the inks and the screen, its id
 * and edition how it is arranged. The same order gives the same sheet.
 */
export function storyVisual(order: StoryPictureOrder): Sheet {
  // Words have no say in chance: another noun changes what stands in the picture, not how it is composed.
  const chance = chanceFrom(`${order.storyId}/${order.deviceId}/${order.edition}`)
  const turn = Math.abs(Math.trunc(order.storyId * 7 + order.edition * 3))
  const era = eraOf(order.deviceId, `${order.title ?? ''} ${order.text ?? ''}`)
  const ownNames =
    narratedDevices.find(({ device }) => device.id === order.deviceId)?.picture?.motifs ??
    namesOf(order.deviceName)
  const called = findMotifs(order.title, order.text, order.language)
  const [hero, second, third] = castOf(called, ownNames, chance)
  const view = { horizon: chance.between(590, 690), side: chance.when(0.5) ? 1 : -1, chance } as const
  const backdrop = backdropOf(called, era, chance)
  const layout = layouts[turn % layouts.length] ?? layouts[0]
  const palettes = palettesOf(order.deviceId)
  const palette = palettes[Math.floor(turn / 3 + turn) % palettes.length] ?? palettes[0]
  const picture = layout({
    hero: motifs[hero],
    second: motifs[second],
    third: motifs[third],
    ground: backdrop.draw(view),
    isDark: backdrop.isDark === true,
    view,
  })
  const slip = () => ({
    x: chance.between(-4.5, 4.5),
    y: chance.between(-4.5, 4.5),
    turn: chance.between(-0.16, 0.16),
  })
  return {
    drawing: [
      within(rect(frame.x, frame.y, frame.width, frame.height), picture),
      ...leader(scoreOf(order.text ?? order.title, chance)),
    ],
    palette,
    screens: [
      { ...screensOf[era], angle: 45 },
      { kind: 'dots', period: 9, angle: 75 },
      { kind: 'grain', period: 7, angle: 15 },
    ],
    registers: [{ x: 0, y: 0, turn: 0 }, slip(), slip()],
    grainAt: [chance.below(512), chance.below(512)],
  }
}

/** A device that a visitor named, as far as the words know it. */
function namesOf(deviceName: string): Names {
  const [name] = findMotifs(deviceName, null)
  return name === undefined ? anyDevice : [name, ...anyDevice.filter((other) => other !== name)]
}

/** Three different motifs. What the words call for comes before the device; a place is rather ground than figure. */
function castOf(
  called: readonly MotifName[],
  own: Names,
  chance: Chance,
): readonly [MotifName, MotifName, MotifName] {
  const [device] = own
  const spoken = called.filter((name) => !own.includes(name))
  const things = spoken.filter((name) => !isSetting(name))
  const figures = things.length > 0 ? [...things, ...spoken.filter(isSetting)] : spoken
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

/** The story as a leader strip in the margin: a stroke a word as long as the word, sentences end in colour. */
function leader(score: readonly Beat[]): Drawing {
  const gap = 4
  const units = score.reduce((sum, beat) => sum + beat.size, 0)
  const scale = Math.min(26, (frame.width - gap * score.length) / units)
  let x = frame.x
  return score.map((beat) => {
    const wide = Math.max(1.5, beat.size * scale)
    const mark = fill(rect(x, 946, wide, beat.isLast ? 18 : 10), beat.isLast ? tones.accent : tones.dark)
    x += wide + gap
    return mark
  })
}
