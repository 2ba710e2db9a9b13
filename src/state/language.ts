import { createContext, useContext } from 'react'
import { create } from 'zustand'
import { type Language, languages } from '#contract/common.ts'
import { visitStore } from '#lib/storage.ts'

const key = 'language'

interface LanguageState {
  /** What the visitor chose for this visit; null as long as every page speaks its own default. */
  readonly chosen: Language | null
  choose(language: Language): void
  /** Back to each page's default: for the idle return (FIT-06). */
  resetVisit(): void
}

export const useLanguageStore = create<LanguageState>()((set) => ({
  chosen: languages.find((language) => language === visitStore.read(key)) ?? null,
  choose: (language) => {
    visitStore.write(key, language)
    set({ chosen: language })
  },
  resetVisit: () => {
    visitStore.remove(key)
    set({ chosen: null })
  },
}))

/** The default language of the page at hand; the router provides it from the route table. */
export const PageLanguage = createContext<Language>('en')

/**
 * The language at hand: the visitor's choice, else the page's default.
 * @param pageDefault only where a part of a page speaks another language by default than its route.
 */
export function useLanguage(pageDefault?: Language): [Language, (language: Language) => void] {
  const routeDefault = useContext(PageLanguage)
  const chosen = useLanguageStore((state) => state.chosen)
  const choose = useLanguageStore((state) => state.choose)
  return [chosen ?? pageDefault ?? routeDefault, choose]
}
