import { Suspense, useEffect, useLayoutEffect } from 'react'
import { type DefaultParams, Redirect, Route, Router as Matching, Switch, useLocation } from 'wouter'
import { shellWords } from '#content/shell.ts'
import type { Language } from '#contract/common.ts'
import { useKiosk } from '#state/kiosk.ts'
import { toast } from '#state/toasts.ts'
import { useVisit } from '#state/visit.ts'
import { IdleReturn } from './idle/IdleReturn.tsx'
import { isPathShown, kioskStart } from './idle/returnTarget.ts'
import { browserLanguage, PageLanguage } from '#state/language.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageLoading } from './PageLoading.tsx'
import { notFound, type PageRoute, parser, pathOf, routes } from './routes.tsx'
import { Shell } from './Shell.tsx'
import styles from './Shell.module.css'
import { useTimeout } from '#lib/time/useTimer.ts'
import { countPageView } from './analytics.ts'
import { announce } from './announcer.ts'
import { noteArrival } from '#state/firstArrival.ts'
import { forgetReloads, healthyAfterMs } from './updates/reload.ts'
import { settleScroll } from './scrollMemory.ts'

/** Shows the page of the address inside the shell. */
export function Router() {
  return (
    <Matching parser={parser}>
      <Switch>
        {[...routes, notFound].map((route) => (
          // One key for all routes, so that the shell stays mounted between pages.
          <Route key="page" path={pathOf(route)}>
            {(params) =>
              'redirect' in route ? (
                <Forward to={route.redirect} hash={'hash' in params ? params.hash : ''} />
              ) : (
                <RoutedPage route={route} params={params} />
              )
            }
          </Route>
        ))}
      </Switch>
    </Matching>
  )
}

function Forward({ to, hash }: { to: string; hash: string | undefined }) {
  const [path] = useLocation()
  // The key remounts it where one redirect leads to another.
  return <Redirect key={path} to={to + location.search + (hash ? `#${hash}` : '')} replace />
}

/** Tells the visitor that staff do not show this exhibit on this kiosk, and redirects. */
function NotShown({ language }: { language: Language }) {
  useEffect(
    function tellWhereToGo() {
      toast.notice(shellWords.notShown[language], { lang: language })
    },
    [language],
  )
  return <Redirect to={kioskStart()} replace />
}

function RoutedPage({ route, params }: { route: PageRoute; params: DefaultParams }) {
  const [path] = useLocation()
  const chosen = useVisit((state) => state.language)
  const visit = useVisit((state) => state.number)
  const language = chosen ?? route.language ?? browserLanguage()
  const isClosed = useKiosk(({ phase }) => phase === 'closed')
  const isShown = useKiosk(() => isPathShown(path))
  const Page = route.page
  if (!isShown) return <NotShown key={path} language={language} />
  return (
    <PageLanguage value={language}>
      <IdleReturn route={route} path={path} />
      <Shell path={path}>
        {isClosed ? (
          <div className={styles.closed} />
        ) : (
          <ErrorBoundary resetKey={path}>
            <Suspense fallback={<PageLoading />}>
              <Page key={`${route.place ?? route.pattern} ${visit}`} params={params} />
              <PageArrival
                path={path}
                place={route.place ?? path}
                route={route.pattern}
                title={route.title[language]}
                language={language}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </Shell>
    </PageLanguage>
  )
}

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
function PageArrival({ path, place, route, title, language }: PageArrivalProps) {
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
