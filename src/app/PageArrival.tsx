import { useEffect } from 'react'
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
  /** Its path, or what several paths of the same page have in common. */
  readonly place: string
  /** The route's pattern. */
  readonly route: string
  readonly title: string
  readonly language: Language
}

/** The place that was arrived at last; null before the first page, which is no navigation. */
let lastPlace: string | null = null

/**
 * Stands behind a page, inside its Suspense boundary: its effects run when the page is on screen.
 * Names the document, sets its language, and on a navigation moves focus and scroll and tells screen readers.
 */
export function PageArrival({ path, place, route, title, language }: PageArrivalProps) {
  const documentTitle = pageTitle(title, route)

  useEffect(
    function nameDocument() {
      document.title = documentTitle
      const page = document.documentElement
      // Set anew, the same language styles the whole page anew.
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

  useEffect(
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

/** The document's title. The exhibition's own page carries its name alone. */
function pageTitle(title: string, route: string): string {
  return route === '/' ? shellWords.name : `${title} · ${shellWords.name}`
}
