import * as calls from '#contract/adminNarrationRoutes.ts'
import { languages } from '#contract/common.ts'
import type { Script } from '#contract/narrationScript.ts'
import type { Device } from '#contract/device.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { requireDevice } from '#server/devices/require.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes, Context } from '#server/http/contract.ts'
import { HttpError, Conflict } from '#server/http/HttpError.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { readingsOf, toReading } from './takes.ts'
import { saveScript, storedScript } from './scriptRepository.ts'
import { isWritten, withStoredQuotes, scriptForStaff, scriptOf } from './scripts.ts'
import type { Db } from '#server/db/schema.ts'
import { writeAudit } from '#server/staff/audit.ts'
import type { AuditNote } from '#server/staff/audit.ts'
import type { StoredScript } from './scriptRepository.ts'
import type { NarrationKey } from './takes.ts'

/** The scripts of narrations (SCRIPT-01). */
export const narrationScripts: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database
  const { scriptNow, answerTo, requireRevision } = currentScript(context)

  app.route({
    ...fromContract(calls.narrationScripts),
    handler: async ({ params: { deviceId } }) => {
      const device = await requireDevice(db, deviceId)
      const scripts: Script[] = []
      for (const language of languages) {
        scripts.push(await answerTo({ deviceId, language }))
      }
      const urlOf = await signedMediaUrls(db)
      const readings = (await readingsOf(db, deviceId)).map((row) => toReading(row, urlOf))
      return { deviceId, deviceName: device.name, scripts, readings }
    },
  })

  app.route({
    ...fromContract(calls.saveScript),
    handler: async ({ params: key, body, member }) => {
      const { device, script } = await scriptNow(key)
      const { revision } = body
      await requireRevision(db, key, { script, revision })
      const ids = new Set(body.segments.map(({ id }) => id))
      if (ids.size < body.segments.length) throw new HttpError(400, 'segments: two have the same id')
      if (body.segments.some(({ kind, text }) => isWritten(kind) && text === ''))
        throw new HttpError(400, 'segments: a text must not be empty')
      const segments = withStoredQuotes(body.segments, script.segments)
      await write(async (writing) => {
        await requireRevision(writing, key, { script, revision })
        await saveScript(writing, { ...key, segments, by: member.name, now: timestamp() })
        const after = { language: key.language }
        await auditDevice(writing, device, { by: member.name, action: 'narration.script', after })
      })
      return answerTo(key)
    },
  })
}

interface Changed {
  readonly changedBy: string | null
  readonly changedAt: string | null
}

/** Shared by the routes of scripts, recordings and readings. */
export function currentScript(context: Pick<Context, 'database'> & WithStoryteller) {
  const { database } = context

  async function scriptNow(key: NarrationKey) {
    const { sound } = await context.storyteller()
    const device = await requireDevice(database.db, key.deviceId)
    return { device, sound, script: await scriptOf(database.db, key, { device, sound }) }
  }

  async function forStaff(db: Db, key: NarrationKey, script: StoredScript): Promise<Script> {
    const { narrator } = await context.storyteller()
    return scriptForStaff(db, key, { narrator, script })
  }

  async function conflictOf(
    what: string,
    { db, key, script }: { db: Db; key: NarrationKey; script: StoredScript },
    { changedBy, changedAt }: Changed = script,
  ): Promise<Conflict<Script>> {
    const current = await forStaff(db, key, script)
    return new Conflict(what, { changedBy, changedAt: changedAt ?? timestamp(), current })
  }

  return {
    scriptNow,
    conflictOf,
    answerTo: async (key: NarrationKey) => forStaff(database.db, key, (await scriptNow(key)).script),
    /** @throws Conflict where the script has changed since `revision` */
    requireRevision: async (
      db: Db,
      key: NarrationKey,
      { script: read, revision }: { script: StoredScript; revision: number },
    ) => {
      const script = (await storedScript(db, key)) ?? read
      if (script.revision !== revision) throw await conflictOf('this script', { db, key, script })
    },
  }
}

export const auditDevice = (db: Db, device: Device, done: Omit<AuditNote, 'item'>) =>
  writeAudit(db, { ...done, item: { kind: 'device', ...device } })
