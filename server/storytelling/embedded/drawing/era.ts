import { deviceIds } from '#contract/limits.ts'
import type { Screen } from './print.ts'

/** The decade a picture speaks of; it sets the pattern where no place is named, and the screen of the print. */
export type Era = '60s' | '70s' | '80s' | '90s' | '2000s' | '2010s'

const byDevice: ReadonlyMap<number, Era> = new Map([
  [deviceIds.tape, '80s'],
  [deviceIds.ipod, '2000s'],
  [deviceIds.echo, '2010s'],
  [deviceIds.imac, '90s'],
  [deviceIds.personalComputer, '80s'],
])
const named: readonly (readonly [Era, RegExp])[] = [
  ['2010s', /\b20[1-3]\d\b/u],
  ['2000s', /\b200\d\b|\b(?:2000s|2000er|nullerjahre|noughties)/iu],
  ['90s', /\b199\d\b|\b(?:19)?(?:90s|90er|nineties|neunziger)/iu],
  ['80s', /\b198\d\b|\b(?:19)?(?:80s|80er|eighties|achtziger)/iu],
  ['70s', /\b197\d\b|\b(?:19)?(?:70s|70er|seventies|siebziger)/iu],
  ['60s', /\b19[56]\d\b|\b(?:19)?(?:60s|60er|sixties|sechziger)/iu],
]

/** The era that a story names first by year or by word, else that of its device. */
export function eraOf(deviceId: number, text: string): Era {
  const found = named.map(([era, pattern]) => ({ era, at: text.search(pattern) })).filter(({ at }) => at >= 0)
  const [first] = found.toSorted((a, b) => a.at - b.at)
  return first?.era ?? byDevice.get(deviceId) ?? '70s'
}

/** How an era breaks its tones into dots: the coarse screens of early offset, scan lines, grain. */
export const screensOf: Readonly<Record<Era, Omit<Screen, 'angle'>>> = {
  '60s': { kind: 'dots', period: 13 },
  '70s': { kind: 'dots', period: 10 },
  '80s': { kind: 'lines', period: 8 },
  '90s': { kind: 'dots', period: 8 },
  '2000s': { kind: 'grain', period: 6 },
  '2010s': { kind: 'grain', period: 6 },
}

/** Backdrops for a story that names no place. */
export const patternsOf: Readonly<Record<Era, readonly [string, ...string[]]>> = {
  '60s': ['discs', 'diagonal'],
  '70s': ['bands', 'strands'],
  '80s': ['grid', 'strands', 'diagonal'],
  '90s': ['windows', 'diagonal'],
  '2000s': ['bubbles', 'diagonal', 'strands'],
  '2010s': ['rings', 'bubbles', 'diagonal'],
}
