import { createContext, useContext } from 'react'
import type { Language } from '#contract/common.ts'
import { chooseLanguage, useVisit } from './visit.ts'

/** The default language of the page at hand; the router provides it from the route table. */
export const PageLanguage = createContext<Language>('en')

/**
 * The language at hand: the visitor's choice, else the page's default.
 * @param pageDefault only where a part of a page speaks another language by default than its route.
 */
export function useLanguage(pageDefault?: Language): [Language, (language: Language) => void] {
  const routeDefault = useContext(PageLanguage)
  const chosen = useVisit(({ language }) => language)
  return [chosen ?? pageDefault ?? routeDefault, chooseLanguage]
}
