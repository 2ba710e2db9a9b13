import { Suspense, useEffect } from 'react'
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
import { PageArrival } from './PageArrival.tsx'
import { PageLoading } from './PageLoading.tsx'
import { notFound, type PageRoute, parser, pathOf, routes } from './routes.tsx'
import { Shell } from './Shell.tsx'
import styles from './Shell.module.css'

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
