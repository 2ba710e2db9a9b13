import { useEffect, useLayoutEffect } from 'react'
import { shellWords } from '#content/shell.ts'
import type { Language } from '#contract/common.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { countPageView } from './analytics.ts'
import { announce } from './announcer.ts'
import { noteArrival } from './firstArrival.ts'
import { forgetReloads, healthyAfterMs } from './updates/reload.ts'
import { settleScroll } from './scrollMemory.ts'

interface PageArrivalProps {
  readonly path: string
  /** Its path, or a name shared by several paths of the same page. */
  readonly place: string
  readonly route: string
  readonly title: string
  readonly language: Language
}

/** The last place; null before the first page, which is no navigation. */
let lastPlace: string | null = null

/**
 * Rendered after a page inside its Suspense boundary, so its effects run when the page is on screen. Sets the
 * document's title and language; on navigation it moves focus and scroll and informs screen readers.
 */
export function PageArrival({ path, place, route, title, language }: PageArrivalProps) {
  const documentTitle = pageTitle(title, route)

  useLayoutEffect(
    function nameDocument() {
      document.title = documentTitle
      const page = document.documentElement
      // Setting the same language again would restyle the whole page.
      if (page.lang !== language) page.lang = language
    },
    [documentTitle, language],
  )

  useEffect(
    function countView() {
      countPageView(route, path)
    },
    [route, path],
  )

  // Before the page can be touched: later it would take the focus from what a visitor has pressed.
  useLayoutEffect(
    function arrive() {
      const isNavigation = lastPlace !== null && lastPlace !== place
      lastPlace = place
      noteArrival()
      if (!isNavigation) return
      const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
      if (target !== null) {
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1
        target.focus({ preventScroll: true })
      }
      announce(document.title)
      settleScroll()
    },
    [place],
  )

  useTimeout(forgetReloads, healthyAfterMs)
  return null
}

/** The start page has the exhibition's name alone. */
function pageTitle(title: string, route: string): string {
  return route === '/' ? shellWords.name : `${title} · ${shellWords.name}`
}
