import type { Era } from '../exhibits/narratedDevice.ts'

/** How a story names an era, by year or by word. */
export const eraWords: readonly (readonly [Era, RegExp])[] = [
  ['2010s', /\b20[1-3]\d\b/u],
  ['2000s', /\b200\d\b|\b(?:2000s|2000er|nullerjahre|noughties)/iu],
  ['90s', /\b199\d\b|\b(?:19)?(?:90s|90er|nineties|neunziger)/iu],
  ['80s', /\b198\d\b|\b(?:19)?(?:80s|80er|eighties|achtziger)/iu],
  ['70s', /\b197\d\b|\b(?:19)?(?:70s|70er|seventies|siebziger)/iu],
  ['60s', /\b19[56]\d\b|\b(?:19)?(?:60s|60er|sixties|sechziger)/iu],
]

/**
 * How an era breaks its tones into dots: the coarse screens of early offset, scan lines, grain. `period` is the
 * distance of dots or lines in pixels.
 */
export const eraScreens: Readonly<
  Record<Era, { readonly kind: 'dots' | 'lines' | 'grain'; readonly period: number }>
> = {
  '60s': { kind: 'dots', period: 13 },
  '70s': { kind: 'dots', period: 10 },
  '80s': { kind: 'lines', period: 8 },
  '90s': { kind: 'dots', period: 8 },
  '2000s': { kind: 'grain', period: 6 },
  '2010s': { kind: 'grain', period: 6 },
}

/** Backdrops for a story that names no place. */
export const eraBackdrops: Readonly<Record<Era, readonly [string, ...string[]]>> = {
  '60s': ['discs', 'diagonal'],
  '70s': ['bands', 'strands'],
  '80s': ['grid', 'strands', 'diagonal'],
  '90s': ['windows', 'diagonal'],
  '2000s': ['bubbles', 'diagonal', 'strands'],
  '2010s': ['rings', 'bubbles', 'diagonal'],
}
