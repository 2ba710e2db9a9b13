import { version } from '#contract/versionRoutes.ts'
import { call } from '#api/client.ts'
import { buildVersion } from '#lib/buildVersion.ts'
import { deviceStore } from '#lib/storage.ts'
import { every } from '#lib/timers.ts'
import { useVisit } from '#state/visit.ts'
import { activateNewVersion } from '#app/newVersion.ts'
import { isReloadDue, type Versions } from './newVersion.ts'
import { reload } from './reload.ts'

/** How often the server is asked which build it has, ms. */
export const askMs = 300_000
/** Of localStorage: a build and when this screen reloaded for it. */
const triedKey = 'kiosk_version_tried'

/** Reloads this screen into a new version of the exhibition, but only while nobody is there (FIT-04). */
export function followVersion(): void {
  let served: string | null = null
  const reloadIfDue = () => {
    const isDue = isReloadDue({ here: buildVersion(), served, tried: lastTried() }, Date.now())
    if (!isAlone() || !isDue) return
    void activateNewVersion()
      .catch((error: unknown) => console.warn('The new version could not be put in place', error))
      .then(() =>
        reload('version', {
          isWanted: isAlone,
          onReload: () => deviceStore.write(triedKey, `${served} ${Date.now()}`),
        }),
      )
  }
  const ask = () => {
    call(version, {}).then(
      (answer) => {
        if (!('build' in answer)) return
        served = answer.build
        reloadIfDue()
      },
      // A server that is gone is asked again.
      (error: unknown) => console.warn('The server does not say which build it has', error),
    )
  }
  useVisit.subscribe(({ isNobodyThere }) => isNobodyThere, reloadIfDue)
  every(askMs, ask)
  ask()
}

const isAlone = () => useVisit.getState().isNobodyThere

function lastTried(): Versions['tried'] {
  const [build = '', at] = (deviceStore.read(triedKey) ?? '').split(' ')
  return at === undefined ? null : { build, at: Number(at) }
}
