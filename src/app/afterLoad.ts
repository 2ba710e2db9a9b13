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
import { fetchDefaultTheme } from './defaultTheme.ts'
import { preloadAimedPages } from './preloadAimedPages.ts'
import { askBeforeReload } from './updates/reload.ts'
import { startServiceWorker } from './updates/serviceWorker.ts'

/*
 * What begins once a page is there, and what no first paint waits for: the words of the museum, the outbox, and all that
 * opens the exhibition without a network.
 */

/** The page goes before the files of all other rooms, ms. */
const restMs = 3_000
/** A screen that nobody reloads gets what is new, and lets go of what was withdrawn, as often as this, ms. */
const aheadEveryMs = 600_000

const { kiosk } = useSession.getState()
const unlessItFails = (what: string) => (error: unknown) => console.warn(what, error)

void fetchDefaultTheme()
preloadAimedPages()
// Links on paper say where they lead (print.css).
addEventListener('beforeprint', () =>
  document.documentElement.style.setProperty('--site', JSON.stringify(publicAddress(''))),
)
outbox.start()
forgetStaleTakes()
const shownDevices = {
  deviceIds: devices.map(({ id }) => id),
  narrations: exhibits.flatMap(({ device, exhibition }) =>
    device && exhibition ? [{ id: device.id, exhibitionId: exhibition.id }] : [],
  ),
}
const lastSeen = openLastSeen(import.meta.env.NACHKLANG_SHAPE).catch((error: unknown) => {
  console.warn('Lists are not kept here', error)
  return null
})
void lastSeen.then((seen) => seen && persistLists(queryClient, seen))
new QueryObserver(queryClient, overridesQuery).subscribe(() => {})
if (import.meta.env.PROD) {
  after(restMs, () => void startServiceWorker(kiosk).catch(unlessItFails('Rooms are not kept here')))
}
if (kiosk) {
  // A screen of the museum may fill its disk; the browser is not to clear it.
  void navigator.storage?.persist?.()
  const ahead = () =>
    void lastSeen
      .then((seen) => preload(queryClient, seen, shownDevices))
      .catch(unlessItFails('Not everything was brought ahead'))
  after(restMs, ahead)
  every(aheadEveryMs, ahead)
  askBeforeReload(outbox.isSending)
}
