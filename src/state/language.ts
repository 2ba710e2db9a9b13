import { createContext, useContext } from 'react'
import type { Language } from '#contract/common.ts'
import { languages } from '#contract/languages.ts'

/** The language of what is below: the visitor's choice, else the page's own, else the browser's. The router provides it. */
export const PageLanguage = createContext<Language>('en')

export const useLanguage = (): Language => useContext(PageLanguage)

/** The first of the two that the browser's user reads, else English. As public/theme.js does it. */
export function browserLanguage(): Language {
  const [first = 'en'] = navigator.languages.flatMap((tag) =>
    languages.filter((each) => tag.startsWith(each)),
  )
  return first
}
/** What is said, in the language of what is below. */
export const useWords = <T>(bilingual: Readonly<Record<Language, T>>): T => bilingual[useLanguage()]
