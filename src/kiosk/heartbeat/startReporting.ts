import { isOutage } from '#api/isOutage.ts'
import { isVersionDue, type Versions } from '#app/updates/decide.ts'
import { requestReload } from '#app/updates/reload.ts'
import { activateNewVersion } from '#app/updates/serviceWorker.ts'
import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { deviceStore } from '#lib/browser/storage.ts'
import { buildVersion } from '#lib/server/buildVersion.ts'
import { countErrors } from '#lib/visit/errorCount.ts'
import { useVisit } from '#state/visit.ts'
import { applySettings } from './applySettings.ts'
import { executeOrder } from './executeOrder.ts'
import { watchPresence } from './presence.ts'
import { startHeartbeats } from './heartbeatLoop.ts'

let ownLocation: string | null = null

/** From here on the server knows how this kiosk is; each answer brings what staff want of it, and the build that is served. */
export function startReporting(): void {
  countErrors(isOutage)
  watchPresence()
  useVisit.subscribe(
    ({ isInviting }) => isInviting,
    () => void followVersion(),
  )
  startHeartbeats((answer) => {
    executeOrder(answer)
    applySettings(answer)
    void followVersion(answer.version)
    if (ownLocation === null && answer.location === null) return
    joinLocation(answer.location).catch((error: unknown) => {
      // Tried anew at the next heartbeat.
      ownLocation = null
      console.warn('The other kiosks of the location are not connected yet', error)
    })
  })
}

async function joinLocation(name: string | null): Promise<void> {
  if (name === ownLocation) return
  ownLocation = name
  const { joinGroup } = await loadChunk('location', () => import('../location/joinGroup.tsx'))
  joinGroup(name)
}

/** Of localStorage: a build and when this kiosk reloaded for it. */
const triedKey = 'kiosk_version_tried'

let served: string | null = null

/** Reloads this kiosk into the build that the server has, but only while no visitor uses it (FIT-04). */
async function followVersion(build: string | null = served): Promise<void> {
  served = build
  const { isInviting } = useVisit.getState()
  const isDue = isVersionDue({ here: buildVersion(), served, tried: lastTried() }, Date.now())
  if (!isInviting || !isDue) return
  await activateNewVersion().catch(console.warn)
  await requestReload('version', () => deviceStore.write(triedKey, `${served} ${Date.now()}`))
}

function lastTried(): Versions['tried'] {
  const [build = '', at] = (deviceStore.read(triedKey) ?? '').split(' ')
  return at === undefined ? null : { build, at: Number(at) }
}
