import type { Language } from '#contract/common.ts'

const moments = {
  de: new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium', timeStyle: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
}
const days = {
  de: new Intl.DateTimeFormat('de-CH', { dateStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }),
}

/** A moment (ISO 8601) as staff read it, in the time of this kiosk. */
export const momentOf = (iso: string, language: Language) => moments[language].format(new Date(iso))

/** Its day alone. */
export const dayOf = (iso: string, language: Language) => days[language].format(new Date(iso))
