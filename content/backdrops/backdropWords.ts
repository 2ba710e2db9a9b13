import { deviceIds } from '#contract/limits.ts'
import type { MotifName } from '../motifs/motifWords.ts'

/** Which backdrop, a file beside this one, a motif of the story calls for. */
export const backdropOfMotif: Readonly<Partial<Record<MotifName, string>>> = {
  ...calls('sea', 'wave', 'boat'),
  ...calls('mountains', 'mountain', 'tower', 'camera'),
  ...calls('rainy', 'umbrella', 'cloud'),
  ...calls('snowy', 'snowflake'),
  ...calls('night', 'moon', 'stars'),
  ...calls('fields', 'sun', 'bicycle', 'plane', 'house'),
  ...calls('forest', 'tree'),
  ...calls('garden', 'bird', 'flower', 'dog', 'ball', 'child'),
  ...calls('town', 'city', 'bus', 'door', 'letter'),
  ...calls('road', 'car'),
  ...calls('rails', 'train', 'suitcase'),
  ...calls('room', 'window', 'lamp', 'bed', 'cat', 'television', 'piano', 'clock', 'telephone', 'key'),
  ...calls('kitchen', 'table', 'cup', 'cake', 'couple'),
  ...calls('school', 'desk', 'pencil', 'book'),
  ...calls('stage', 'mirrorBall', 'dancers', 'guitar', 'drum', 'microphone'),
  ...calls('glow', 'fire', 'tent'),
  ...calls('rings', 'ear', 'headphones'),
}

function calls(backdrop: string, ...motifs: readonly MotifName[]): Partial<Record<MotifName, string>> {
  return Object.fromEntries(motifs.map((motif) => [motif, backdrop]))
}

/** Motifs that are rather where something happens than what stands there. */
export const settings: ReadonlySet<MotifName> = new Set([
  'wave',
  'mountain',
  'cloud',
  'snowflake',
  'moon',
  'sun',
  'tree',
  'city',
  'fire',
  'stars',
  'umbrella',
])

/** What stands in a picture of a device beside what the story names. */
export const motifsOfDevice: ReadonlyMap<number, readonly [MotifName, ...MotifName[]]> = new Map<
  number,
  readonly [MotifName, ...MotifName[]]
>([
  [deviceIds.tape, ['cassette', 'boombox', 'headphones']],
  [deviceIds.ipod, ['player', 'headphones', 'cable']],
  [deviceIds.echo, ['smartSpeaker', 'ear', 'microphone']],
  [deviceIds.imac, ['allInOne', 'mouse', 'globe']],
  [deviceIds.personalComputer, ['computer', 'floppy', 'keyboard']],
])
export const motifsOfAnyDevice: readonly [MotifName, ...MotifName[]] = [
  'radio',
  'cable',
  'tower',
  'record',
  'telephone',
]
