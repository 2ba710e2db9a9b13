import type { MotifName } from './motifWords.ts'

/** What stands in a picture of a device that visitors name, beside what the story names. */
export const motifsOfAnyDevice: readonly [MotifName, ...MotifName[]] = [
  'radio',
  'cable',
  'tower',
  'record',
  'telephone',
]
