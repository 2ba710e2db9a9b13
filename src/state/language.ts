import { createContext, useContext } from 'react'
import type { Language } from '#contract/common.ts'
import { languages } from '#contract/languages.ts'

/** The visitor's choice, else the page's own language, else the browser's. Provided by the router. */
export const PageLanguage = createContext<Language>('en')

export const useLanguage = (): Language => useContext(PageLanguage)

/** The first of German and English in the browser's languages, else English. public/theme.js has the same rule. */
export function browserLanguage(): Language {
  const [first = 'en'] = navigator.languages.flatMap((tag) =>
    languages.filter((each) => tag.startsWith(each)),
  )
  return first
}
export const useWords = <T>(bilingual: Readonly<Record<Language, T>>): T => bilingual[useLanguage()]
