import { version } from '#contract/versionRoutes.ts'
import { call } from '#api/client.ts'
import { buildVersion } from '#lib/server/buildVersion.ts'
import { deviceStore } from '#lib/browser/storage.ts'
import { every } from '#lib/time/timers.ts'
import { useVisit } from '#state/visit.ts'
import { isVersionDue, type Versions } from './decide.ts'
import { requestReload } from './reload.ts'
import { activateNewVersion } from './serviceWorker.ts'

/** How often the server is asked which build it has, ms. */
const askMs = 300_000
/** Of localStorage: a build and when this screen reloaded for it. */
const triedKey = 'kiosk_version_tried'

/** Reloads this screen into a new version of the exhibition, but only while nobody is there (FIT-04). */
export function followVersion(): void {
  let served: string | null = null
  const reloadIfDue = async () => {
    const { isNobodyThere } = useVisit.getState()
    const isDue = isVersionDue({ here: buildVersion(), served, tried: lastTried() }, Date.now())
    if (!isNobodyThere || !isDue) return
    await activateNewVersion().catch(console.warn)
    await requestReload('version', () => deviceStore.write(triedKey, `${served} ${Date.now()}`))
  }
  const ask = async () => {
    try {
      const answer = await call(version, {})
      if (!('build' in answer)) return
      served = answer.build
      await reloadIfDue()
    } catch (error) {
      console.warn('The server does not say which build it has; it is asked again', error)
    }
  }
  useVisit.subscribe(
    ({ isNobodyThere }) => isNobodyThere,
    () => void reloadIfDue(),
  )
  every(askMs, () => void ask())
  void ask()
}

function lastTried(): Versions['tried'] {
  const [build = '', at] = (deviceStore.read(triedKey) ?? '').split(' ')
  return at === undefined ? null : { build, at: Number(at) }
}
