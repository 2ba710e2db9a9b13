import type { Language } from '#contract/common.ts'
import { onFirstUse } from '#contract/onFirstUse.ts'

const moments = {
  de: onFirstUse(() => new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeStyle: 'short' })),
  en: onFirstUse(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })),
}
const days = {
  de: onFirstUse(() => new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium' })),
  en: onFirstUse(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })),
}

/** A moment (ISO 8601) as staff read it, in the time zone of this machine. */
export const momentOf = (iso: string, language: Language) => moments[language]().format(new Date(iso))

/** Its day alone. */
export const dayOf = (iso: string, language: Language) => days[language]().format(new Date(iso))

const locales = { de: 'de-CH', en: 'en-GB' } as const
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago, in the largest unit that fits: 'vor 2 Min.'. */
export function agoOf(ageMs: number, language: Language): string {
  const seconds = Math.max(0, Math.round(ageMs / 1000))
  const [unit, size] = units.find((each) => seconds >= each[1]) ?? (['second', 1] as const)
  const format = new Intl.RelativeTimeFormat(locales[language], { style: 'short' })
  return format.format(-Math.floor(seconds / size), unit)
}

const prefixes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes with the prefix that leaves one to three digits. */
export function bytesOf(bytes: number, language: Language): string {
  const step = Math.min(prefixes.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const format = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: prefixes[step] ?? 'byte',
    maximumSignificantDigits: 3,
  })
  return format.format(bytes / 1000 ** step)
}
