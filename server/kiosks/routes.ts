import { kioskExhibits, exhibitProblem } from '#content/kioskExhibits.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { changedSettings, settingsOver } from '#contract/kioskSettings.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { Conflict, HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { auditPage, writeAudit } from '#server/staff/audit.ts'
import type { Heartbeats } from './heartbeats.ts'
import {
  groupOfKiosk,
  readSettings,
  saveKioskSettings,
  saveLocationSettings,
  saveSelfTest,
  kiosksForStaff,
  settingsOfLocation,
} from './repository.ts'
import type { Settings } from './repository.ts'
import { requireKiosk } from './staffRoutes.ts'

/** Reports of kiosks (ADMIN-09), and whether the server works. */
export const kiosks: Routes<{ readonly heartbeats: Heartbeats }> = async (app, context) => {
  const { db } = context.database

  app.route({
    ...fromContract(kioskRoutes.health),
    handler: async () => {
      const damage = context.database.damage()
      if (damage !== undefined) {
        throw new HttpError(
          503,
          `The database is damaged: ${damage}. Restore a backup; docs/operating/moving.md says how.`,
        )
      }
      // What every list asks; no query on SQLite.
      await context.database.version(['setting'])
      await db.selectFrom('setting').select('name').limit(1).execute()
      return {
        status: 'ok' as const,
        now: timestamp(),
        version: await context.version(),
        upSeconds: Math.round(process.uptime()),
      }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.heartbeat),
    handler: async (request) => {
      const { body } = request
      const now = timestamp()
      const keyHash = request.kioskKey
      const { screen: id, facts, executed, selfTest: results } = body
      const stored = await context.heartbeats.take({ id, keyHash, seenAt: now, facts, executed })
      if (stored === 'otherKey')
        throw new HttpError(
          409,
          'This screen is known with another kiosk key. End that key first, or open the screen with it.',
        )
      if (results !== undefined) {
        // Makes sure that a new kiosk has a row.
        await context.heartbeats.keep()
        await context.database.write((writing) => saveSelfTest(writing, id, { results, by: null, now }))
      }
      const location =
        stored === undefined
          ? await groupOfKiosk(db, id, keyHash)
          : (stored.own_location ?? stored.key_location)
      const settings =
        stored === undefined
          ? (await settingsOfLocation(db, location)).settings
          : settingsOver(readSettings(stored.own_settings), readSettings(stored.location_settings))
      return { now, version: await context.version(), location, order: openOrder(stored, executed), settings }
    },
  })
}

interface Ordered {
  readonly order_id: string | null
  readonly order_what: 'reload' | 'restart' | null
  readonly order_when: 'alone' | 'now' | null
}

/** The order of staff, unless the kiosk has just executed it. */
function openOrder(ordered: Ordered | undefined, executed: string | null) {
  const { order_id: id = null, order_what: what, order_when: when = null } = ordered ?? {}
  return id === null || when === null || id === executed
    ? null
    : { id, what: what ?? ('reload' as const), when }
}

/** What staff set for a kiosk, or for all kiosks of a location (KSET-01). They receive it at their next heartbeat. */
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
        for (const kiosk of await kiosksForStaff(writing))
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
