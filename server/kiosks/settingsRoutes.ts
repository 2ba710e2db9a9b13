import { kioskExhibits, exhibitProblem } from '#content/kioskExhibits.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { changedSettings, settingsOver } from '#contract/kioskSettings.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Db } from '#server/db/schema.ts'
import { Conflict, HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { screensForStaff } from './repository.ts'
import { requireKiosk } from './staffRoutes.ts'
import { auditPage, writeAudit } from '#server/staff/audit.ts'
import { readSettings, saveKioskSettings, saveLocationSettings, settingsOfLocation } from './settings.ts'

/** Settings of a kiosk or of all kiosks of a location (KSET-01), which receive them with the next heartbeat. */
export const kioskSettings: Routes = async (app, context) => {
  const { write } = context.database

  app.route({
    ...fromContract(kioskRoutes.setKiosk),
    handler: async ({ params, body, member }) => {
      const id = params.screenId
      await write(async (writing) => {
        const { called, settings: text, revision, location, key_location } = await requireKiosk(writing, id)
        const { settings: ofLocation } = await settingsOfLocation(writing, location ?? key_location)
        refuseWrongExhibits(settingsOver(body.settings, ofLocation))
        await change(writing, { kind: 'screen', id, name: called }, member.name, {
          current: { settings: readSettings(text), revision },
          wanted: body,
          save: (next) => saveKioskSettings(writing, id, next),
        })
      })
      return { statusCode: 200, message: 'Saved. The screen receives the settings at its next contact.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.setLocation),
    handler: async ({ body: { location, ...wanted }, member }) => {
      await write(async (writing) => {
        refuseWrongExhibits(wanted.settings)
        for (const kiosk of await screensForStaff(writing))
          if (kiosk.location === location)
            refuseWrongExhibits(
              settingsOver(kiosk.settings, wanted.settings),
              ` It is the start page of the screen ‘${kiosk.name ?? kiosk.keyLabel ?? kiosk.id}’.`,
            )
        await change(writing, { kind: 'location', id: location }, member.name, {
          current: await settingsOfLocation(writing, location),
          wanted,
          save: (next) => saveLocationSettings(writing, location, next),
        })
      })
      return {
        statusCode: 200,
        message: 'Saved. The screens of the location receive the settings at their next contact.',
      }
    },
  })
}

interface Settings {
  readonly settings: KioskSettings
  readonly revision: number
}

/** Saves and notes what differs. @throws Conflict where another member has set it since */
async function change(
  db: Db,
  item: { readonly kind: 'screen' | 'location'; readonly id: string; readonly name?: string },
  by: string,
  { current, wanted, save }: { current: Settings; wanted: Settings; save: (next: Settings) => Promise<void> },
): Promise<void> {
  const action = `${item.kind}.settings` as const
  if (wanted.revision !== current.revision) {
    const { entries } = await auditPage(db, { item: item.kind, itemId: item.id, action, limit: 1 })
    const [{ by: changedBy, at: changedAt } = { by: null, at: new Date(0).toISOString() }] = entries
    throw new Conflict('these settings', { changedBy, changedAt, current })
  }
  const changes = changedSettings(current.settings, wanted.settings)
  if (Object.keys(changes.after).length === 0) return
  await save({ settings: wanted.settings, revision: current.revision + 1 })
  await writeAudit(db, { by, action, item, ...changes, now: timestamp() })
}

/** @throws HttpError 400 that names the location that is wrong */
function refuseWrongExhibits(settings: KioskSettings, whose = ''): void {
  const problem = exhibitProblem(settings)
  if (problem === null) return
  if (problem.kind === 'unknown')
    throw new HttpError(400, `There is no exhibit ‘${problem.id}’. Choose another one.`)
  const name = kioskExhibits.find(({ id }) => id === problem.id)?.name.en ?? problem.id
  throw new HttpError(400, `‘${name}’ is not shown. Choose another start page, or show this exhibit.${whose}`)
}
