import { buildVersion } from '#lib/server/buildVersion.ts'
import { deviceStore } from '#lib/browser/storage.ts'
import { useVisit } from '#state/visit.ts'
import { isVersionDue, type Versions } from '#app/updates/decide.ts'
import { requestReload } from '#app/updates/reload.ts'
import { activateNewVersion } from '#app/updates/serviceWorker.ts'

/** Of localStorage: a build and when this kiosk reloaded for it. */
const triedKey = 'kiosk_version_tried'

let served: string | null = null

/** Reloads this kiosk into the build that the server has, but only while nobody is there (FIT-04). */
export async function followVersion(build: string | null = served): Promise<void> {
  served = build
  const { isNobodyThere } = useVisit.getState()
  const isDue = isVersionDue({ here: buildVersion(), served, tried: lastTried() }, Date.now())
  if (!isNobodyThere || !isDue) return
  await activateNewVersion().catch(console.warn)
  await requestReload('version', () => deviceStore.write(triedKey, `${served} ${Date.now()}`))
}

function lastTried(): Versions['tried'] {
  const [build = '', at] = (deviceStore.read(triedKey) ?? '').split(' ')
  return at === undefined ? null : { build, at: Number(at) }
}
