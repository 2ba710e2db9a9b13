import { isOutage } from '#api/isOutage.ts'
import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { countErrors } from '#lib/visit/errorCount.ts'
import { applySettings } from './applySettings.ts'
import { executeCommand } from './executeCommand.ts'
import { watchPresence } from './presence.ts'
import { startHeartbeats } from './heartbeatLoop.ts'

/*
 * What a kiosk of the museum does beside showing its pages, as soon as it is imported: it tells how it is, does what
 * staff want of it, and speaks with the other kiosks of its group. A chunk that only exhibition mode loads.
 */

let room: string | null = null

async function enterRoom(name: string | null): Promise<void> {
  if (name === room) return
  room = name
  const { joinGroup } = await loadChunk('room', () => import('../kioskGroup/joinGroup.tsx'))
  joinGroup(name)
}

countErrors(isOutage)
watchPresence()
startHeartbeats((answer) => {
  executeCommand(answer)
  applySettings(answer)
  if (room === null && answer.room === null) return
  enterRoom(answer.room).catch((error: unknown) => {
    // Tried anew at the next heartbeat.
    room = null
    console.warn('The other screens of the room are not heard yet', error)
  })
})
