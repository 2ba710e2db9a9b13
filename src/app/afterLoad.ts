import { QueryObserver } from '@tanstack/react-query'
import { devices, exhibits } from '#content/exhibits/index.ts'
import { preload } from '#api/offline/aheadOfTime.ts'
import { openLastSeen } from '#api/offline/lastSeen.ts'
import { persistLists } from '#api/offline/lists.ts'
import * as outbox from '#api/outbox/outbox.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { queryClient } from '#api/queryClient.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { after, every } from '#lib/time/timers.ts'
import { forgetStaleTakes } from '#state/drafts.ts'
import { useSession } from '#state/session.ts'
import { call } from '#api/client.ts'
import * as routes from '#contract/routes.ts'
import { preferredTheme, useTheme } from '#state/theme.ts'
import { askBeforeReload } from './updates/reload.ts'
import { startServiceWorker } from './updates/serviceWorker.ts'
import { routeOf } from './routes.tsx'

/* Starts once the first page is painted: the texts of staff, the outbox, and what a network outage needs. */

/** ms that the page has before the files of other exhibits are fetched. */
const restMs = 3_000
/** ms between preloads on a kiosk, which is never reloaded: fetches what is new and deletes what was withdrawn. */
const aheadEveryMs = 600_000

const { kiosk } = useSession.getState()
const unlessItFails = (what: string) => (error: unknown) => console.warn(what, error)

const shownDevices = {
  deviceIds: devices.map(({ id }) => id),
  narrations: exhibits.flatMap(({ device, exhibition }) =>
    device && exhibition ? [{ id: device.id, exhibitionId: exhibition.id }] : [],
  ),
}
const lastSeen = openLastSeen(import.meta.env.NACHKLANG_SHAPE).catch((error: unknown) => {
  console.warn('Lists are not stored here', error)
  return null
})
const starts = [
  fetchDefaultTheme,
  () => new QueryObserver(queryClient, { ...overridesQuery, enabled: true }).subscribe(() => {}),
  outbox.start,
  forgetStaleTakes,
  () => void lastSeen.then((seen) => seen && persistLists(queryClient, seen)),
  preloadAimedPages,
  // Printed links show their address (print.css).
  () =>
    addEventListener('beforeprint', () =>
      document.documentElement.style.setProperty('--site', JSON.stringify(publicAddress(''))),
    ),
]
// A task each, so that none makes a touch wait.
for (const start of starts) after(0, start)
if (import.meta.env.PROD) {
  after(restMs, () => void startServiceWorker(kiosk).catch(unlessItFails('Exhibits are not stored here')))
}
if (kiosk) {
  // A kiosk may fill its disk, and the browser must not clear it.
  void navigator.storage?.persist?.()
  const ahead = () =>
    void lastSeen
      .then((seen) => preload(queryClient, seen, shownDevices))
      .catch(unlessItFails('Not everything was brought ahead'))
  after(restMs, ahead)
  every(aheadEveryMs, ahead)
  askBeforeReload(outbox.isSending)
}

/** Fetches the museum's theme where this device prefers none. A failure is logged only (SHELL-12). */
async function fetchDefaultTheme(): Promise<void> {
  if (preferredTheme() !== null) return
  try {
    const answer = await call(routes.themeFile, { query: { filepath: 'theme.txt' } })
    if ('content' in answer) useTheme.getState().followDefaultTheme(answer.content)
    else console.warn(`Failed to load the theme: ${answer.message}`)
  } catch (error) {
    console.warn('Failed to load the theme.', error)
  }
}

/** Preloads a page when a link to it is pressed or focused, before the click. */
function preloadAimedPages(): void {
  for (const aim of ['pointerdown', 'focusin']) {
    addEventListener(
      aim,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link === null || link.origin !== location.origin) return
        const route = routeOf(link.pathname)
        if ('page' in route) route.page.preload()
      },
      { passive: true },
    )
  }
}
