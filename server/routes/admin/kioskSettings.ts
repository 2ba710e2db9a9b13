import { kioskRooms, roomProblem } from '#content/kioskRooms.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { changedSettings, settingsOver } from '#contract/kioskSettings.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { timestamp } from '#server/context.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { requireKiosk } from '#server/kiosks/requireKiosk.ts'
import { writeAudit } from '#server/repositories/audit.ts'
import { screensForStaff } from '#server/repositories/kiosks.ts'
import {
  readSettings,
  saveKioskSettings,
  saveRoomSettings,
  settingsOfRoom,
} from '#server/repositories/kioskSettings.ts'

/** What staff set for a kiosk, or for all kiosks of a room (KSET-01). They hear it at their next heartbeat. */
export const kioskSettings: Routes = async (app, context) => {
  const { write } = context.database

  app.route({
    ...fromContract(kioskRoutes.setKiosk),
    handler: async ({ params, body, member }) => {
      const id = params.screenId
      await write(async (writing) => {
        const { called, settings: text, room, key_room } = await requireKiosk(writing, id)
        refuseWrongRooms(settingsOver(body, await settingsOfRoom(writing, room ?? key_room)))
        const change = changedSettings(readSettings(text), body)
        if (Object.keys(change.after).length === 0) return
        await saveKioskSettings(writing, id, body)
        const item = { kind: 'screen', id, name: called } as const
        await writeAudit(writing, {
          by: member.name,
          action: 'screen.settings',
          item,
          ...change,
          now: timestamp(),
        })
      })
      return { statusCode: 200, message: 'The screen is set at its next sign of life.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.setRoom),
    handler: async ({ body: { room, settings }, member }) => {
      await write(async (writing) => {
        refuseWrongRooms(settings)
        for (const kiosk of await screensForStaff(writing))
          if (kiosk.room === room)
            refuseWrongRooms(
              settingsOver(kiosk.settings, settings),
              ` It is the first room of the screen «${kiosk.name ?? kiosk.keyLabel ?? kiosk.id}».`,
            )
        const change = changedSettings(await settingsOfRoom(writing, room), settings)
        if (Object.keys(change.after).length === 0) return
        await saveRoomSettings(writing, room, settings)
        const item = { kind: 'room', id: room } as const
        await writeAudit(writing, {
          by: member.name,
          action: 'room.settings',
          item,
          ...change,
          now: timestamp(),
        })
      })
      return { statusCode: 200, message: 'The screens of the room are set at their next sign of life.' }
    },
  })
}

/** @throws HttpError 400 that names the room that is wrong */
function refuseWrongRooms(settings: KioskSettings, whose = ''): void {
  const problem = roomProblem(settings)
  if (problem === null) return
  if (problem.kind === 'unknown')
    throw new HttpError(400, `There is no exhibit «${problem.id}» to show or to begin in.`)
  const name = kioskRooms.find(({ id }) => id === problem.id)?.name.en ?? problem.id
  throw new HttpError(400, `«${name}» cannot be the first room: it would not be shown.${whose}`)
}
