import { deviceIds } from '#contract/limits.ts'
import type { MotifName } from './motifWords.ts'

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
