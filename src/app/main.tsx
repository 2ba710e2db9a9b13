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
import { firstArrival } from './firstArrival.ts'
import { followReading } from './reading.ts'
import { kioskStart } from './idle/returnTarget.ts'
import { routeOf } from './routes.tsx'
import { rememberScroll } from './scrollMemory.ts'
import { followTheme } from './theme.ts'
import { reloadForMissingCode } from './updates/reload.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

// A kiosk reloads by itself after a growing delay (ErrorScreen).
if (!useSession.getState().kiosk) reloadForMissingCode()
if (wasOpenedWithKey && useKiosk.getState().settings.firstExhibit !== undefined)
  history.replaceState(history.state, '', kioskStart())
adoptContent()
startAnalytics()
rememberScroll()
followTheme()
followReading()
// After the first paint. What it imports is named before it, so that each part runs in a task of its own: all in one
// would block a touch.
firstArrival
  .then(() =>
    Promise.all([
      import('#api/client.ts'),
      import('#contract/routes.ts'),
      import('#api/outbox/outbox.ts'),
      import('./afterLoad.ts'),
    ]),
  )
  .catch(console.warn)

if (useSession.getState().kiosk) startKiosk()

// The document's opening stays until the page is complete. A transition, so that touches are handled in between.
const route = routeOf(location.pathname)
const loaded = 'page' in route ? route.page.preload() : Promise.resolve()
void loaded.then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
)

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
