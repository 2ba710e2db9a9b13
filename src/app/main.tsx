// First import: removes a kiosk key from the visible address.
import '#state/session.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { adoptContent } from '#api/queries/overrides.ts'
import { after } from '#lib/time/timers.ts'
import { useKiosk } from '#state/kiosk.ts'
import { useSession, wasOpenedWithKey } from '#state/session.ts'
import { startAnalytics } from './analytics.ts'
import { App } from './App.tsx'
import { firstArrival } from '#state/firstArrival.ts'
import { followReading } from './reading.ts'
import { kioskStart } from './idle/returnTarget.ts'
import { routeOf } from './routes.tsx'
import { rememberScroll } from './scrollMemory.ts'
import { followTheme } from './theme.ts'
import { reloadForMissingCode } from './updates/reload.ts'

// A kiosk reloads by itself after a growing delay (ErrorScreen).
if (!useSession.getState().kiosk) reloadForMissingCode()
if (wasOpenedWithKey && useKiosk.getState().settings.firstExhibit !== undefined)
  history.replaceState(history.state, '', kioskStart())
// Before a kiosk's code, which asks for numbers of staff.
adoptContent()
void showPage()
// After the first paint. What it imports comes before it, so that each part runs in a task of its own.
firstArrival
  .then(async () => {
    await import('#api/client.ts')
    await import('#contract/routes.ts')
    await import('./afterLoad.ts')
  })
  .catch(console.warn)

if (useSession.getState().kiosk) startKiosk()

/** The document's opening stays until the page is complete. */
async function showPage(): Promise<void> {
  await Promise.race([runScripts(), firstArrival])
  const route = routeOf(location.pathname)
  if ('page' in route) await route.page.preload()
  startAnalytics()
  rememberScroll()
  followTheme()
  followReading()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root')
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  // A transition, so that touches are handled in between.
  startTransition(() => createRoot(root).render(page))
}

/** Each script that the document lists for its page runs in a task of its own; an import of the page would run all in one. */
async function runScripts(): Promise<void> {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="module"][async]'))
    // What is missing, the page's own import reports.
    await import(/* @vite-ignore */ src).catch(() => undefined)
}

/** Starts what only a kiosk does. A failed load is retried. */
function startKiosk(): void {
  Promise.all([import('#kiosk/startKiosk.tsx'), import('#kiosk/heartbeat/startReporting.ts')]).then(
    ([page, server]) => {
      page.startKiosk()
      server.startReporting()
    },
    (error: unknown) => {
      console.warn('This kiosk only shows its pages so far', error)
      after(30_000, startKiosk)
    },
  )
}
