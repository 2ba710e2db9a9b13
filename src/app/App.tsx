import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { queryClient } from '#api/queryClient.ts'
import { clickWithEveryFinger } from '#lib/browser/clickWithEveryFinger.ts'
import { browserLanguage, PageLanguage } from '#state/language.ts'
import { useVisit } from '#state/visit.ts'
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

/** What closes on Back; the last match is on top. */
const overlays = 'dialog:modal:not([closedby="none"]), [data-sheet]'

/**
 * Makes Back close the open dialog or sheet before it leaves the page, where the browser has the Navigation API. One
 * press closes one, so visitors can always leave. Returns a function that stops it.
 */
function closeOnBack(): () => void {
  const listening = new AbortController()
  const { navigation } = window
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const isBack = event.destination.index < (navigation.currentEntry?.index ?? 0)
      if (event.navigationType !== 'traverse' || !event.cancelable || !isBack) return
      const overlay = [...document.querySelectorAll(overlays)].at(-1)
      if (overlay === undefined) return
      event.preventDefault()
      if (overlay instanceof HTMLDialogElement) overlay.requestClose()
      else overlay.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    },
    listening,
  )
  return () => listening.abort()
}
