import { Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useVisit } from '#state/visit.ts'
import { IdleHost } from './idle/IdleHost.tsx'
import { PageLanguage } from '#state/language.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageArrival } from './PageArrival.tsx'
import { PageLoading } from './PageLoading.tsx'
import { destinationOf } from './routes.tsx'
import { Shell } from './Shell.tsx'

/** Shows the page of the address inside the shell. */
export function Router() {
  const [path] = useLocation()
  const chosen = useVisit((state) => state.language)
  const visit = useVisit((state) => state.number)
  const destination = destinationOf(path)
  if ('redirect' in destination) {
    // The key remounts it where one redirect leads to another.
    return <Redirect key={path} to={destination.redirect + location.search} replace />
  }
  const { page: route, params } = destination
  const language = chosen ?? route.language
  const Page = route.page
  return (
    <PageLanguage value={route.language}>
      <IdleHost route={route} path={path} />
      <Shell path={path}>
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
      </Shell>
    </PageLanguage>
  )
}
