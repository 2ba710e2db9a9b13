import type { MotifName } from '../motifs/motifWords.ts'

/** Each backdrop, a file beside this one, and the motifs of a story that call for it. */
export const backdropMotifs: Readonly<Record<string, readonly MotifName[]>> = {
  sea: ['wave', 'boat'],
  mountains: ['mountain', 'tower', 'camera'],
  rainy: ['umbrella', 'cloud'],
  snowy: ['snowflake'],
  night: ['moon', 'stars'],
  fields: ['sun', 'bicycle', 'plane', 'house'],
  forest: ['tree'],
  garden: ['bird', 'flower', 'dog', 'ball', 'child'],
  town: ['city', 'bus', 'door', 'letter'],
  road: ['car'],
  rails: ['train', 'suitcase'],
  room: ['window', 'lamp', 'bed', 'cat', 'television', 'piano', 'clock', 'telephone', 'key'],
  kitchen: ['table', 'cup', 'cake', 'couple'],
  school: ['desk', 'pencil', 'book'],
  stage: ['mirrorBall', 'dancers', 'guitar', 'drum', 'microphone'],
  glow: ['fire', 'tent'],
  rings: ['ear', 'headphones'],
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
