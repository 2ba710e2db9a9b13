import { isOutage } from '#api/isOutage.ts'
import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { countErrors } from '#lib/visit/errorCount.ts'
import { useVisit } from '#state/visit.ts'
import { applySettings } from './applySettings.ts'
import { executeCommand } from './executeCommand.ts'
import { followVersion } from './followVersion.ts'
import { watchPresence } from './presence.ts'
import { startHeartbeats } from './heartbeatLoop.ts'

let location: string | null = null

/** From here on the server knows how this kiosk is; each answer brings what staff want of it, and the build that is served. */
export function startReporting(): void {
  countErrors(isOutage)
  watchPresence()
  useVisit.subscribe(
    ({ isNobodyThere }) => isNobodyThere,
    () => void followVersion(),
  )
  startHeartbeats((answer) => {
    executeCommand(answer)
    applySettings(answer)
    void followVersion(answer.version)
    if (location === null && answer.location === null) return
    joinLocation(answer.location).catch((error: unknown) => {
      // Tried anew at the next heartbeat.
      location = null
      console.warn('The other kiosks of the location are not connected yet', error)
    })
  })
}

async function joinLocation(name: string | null): Promise<void> {
  if (name === location) return
  location = name
  const { joinGroup } = await loadChunk('location', () => import('../location/joinGroup.tsx'))
  joinGroup(name)
}
