import { createContext, useContext } from 'react'
import type { Language } from '#contract/common.ts'

/** The language of what is below: the visitor's choice, else the default of the page. The router provides it. */
export const PageLanguage = createContext<Language>('en')

export const useLanguage = (): Language => useContext(PageLanguage)

/** What is said, in the language of what is below. */
export const useWords = <T>(bilingual: Readonly<Record<Language, T>>): T => bilingual[useLanguage()]
