import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { queryClient } from '#api/queryClient.ts'
import { clickWithEveryFinger } from '#lib/browser/clickWithEveryFinger.ts'
import { browserLanguage, PageLanguage } from '#state/language.ts'
import { useVisit } from '#state/visit.ts'
import { closeOnBack } from './closeOnBack.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Router } from './Router.tsx'

/** The outer boundary catches failures of the shell; those of a page are caught inside the shell. */
export function App() {
  const [path] = useLocation()
  const chosen = useVisit(({ language }) => language)
  useEffect(() => clickWithEveryFinger(document), [])
  useEffect(closeOnBack, [])
  return (
    <PageLanguage value={chosen ?? browserLanguage()}>
      <ErrorBoundary resetKey={path}>
        <QueryClientProvider client={queryClient}>
          <Router />
        </QueryClientProvider>
      </ErrorBoundary>
    </PageLanguage>
  )
}
