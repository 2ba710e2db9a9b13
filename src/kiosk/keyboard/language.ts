import type { Language } from '#contract/common.ts'

export type { Language }

export const otherLanguage = (language: Language): Language => (language === 'de' ? 'en' : 'de')

/** The language that a page, or a part of it, is marked with. */
export function languageAt(element: Element): Language {
  return element.closest('[lang]')?.getAttribute('lang') === 'de' ? 'de' : 'en'
}
