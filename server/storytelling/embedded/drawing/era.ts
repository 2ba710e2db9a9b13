import { narratedDevices } from '#content/exhibits/index.ts'
import type { Era } from '#content/exhibits/narratedDevice.ts'
import type { ScreenKind } from './press/screen.ts'

const named: readonly (readonly [Era, RegExp])[] = [
  ['60s', /\b(?:19)?(?:60s|60er|sixties|sechziger)/iu],
  ['70s', /\b(?:19)?(?:70s|70er|seventies|siebziger)/iu],
  ['80s', /\b(?:19)?(?:80s|80er|eighties|achtziger)/iu],
  ['90s', /\b(?:19)?(?:90s|90er|nineties|neunziger)/iu],
  ['2000s', /\b(?:2000s|2000er|nullerjahre|noughties)/iu],
]

/** The era that a story names by year or by word, else that of its device. */
export function eraOf(deviceId: number, text: string): Era {
  const year = Number(/\b(?:19[5-9]\d|20[0-3]\d)\b/u.exec(text)?.[0])
  if (year >= 2010) return '2010s'
  if (year >= 2000) return '2000s'
  if (year >= 1990) return '90s'
  if (year >= 1980) return '80s'
  if (year >= 1970) return '70s'
  if (year >= 1950) return '60s'
  const own = narratedDevices.find(({ device }) => device.id === deviceId)?.picture?.era
  return named.find(([, pattern]) => pattern.test(text))?.[0] ?? own ?? '70s'
}

/** How an era breaks its tones into dots: the coarse screens of early offset, scan lines, grain. */
export const screensOf: Readonly<Record<Era, { readonly kind: ScreenKind; readonly period: number }>> = {
  '60s': { kind: 'dots', period: 13 },
  '70s': { kind: 'dots', period: 10 },
  '80s': { kind: 'lines', period: 8 },
  '90s': { kind: 'dots', period: 8 },
  '2000s': { kind: 'grain', period: 6 },
  '2010s': { kind: 'grain', period: 6 },
}
