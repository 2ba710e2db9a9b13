import type { Device } from '#contract/device.ts'
import type { Script } from '#contract/narrationScript.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { requireDevice } from '#server/devices/require.ts'
import type { Context } from '#server/http/contract.ts'
import { Conflict } from '#server/http/HttpError.ts'
import { writeAudit } from '#server/staff/audit.ts'
import type { AuditNote } from '#server/staff/audit.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { scriptForStaff, scriptOf } from './scripts.ts'
import { storedScript } from './scriptRepository.ts'
import type { StoredScript } from './scriptRepository.ts'
import type { NarrationKey } from './takes.ts'

interface Changed {
  readonly changedBy: string | null
  readonly changedAt: string | null
}

/** What the routes of scripts, takes and readings ask of the script as it stands. */
export function currentScript(context: Pick<Context, 'database'> & WithStoryteller) {
  const { db } = context.database

  async function scriptNow(key: NarrationKey) {
    const { sound } = await context.storyteller()
    const device = await requireDevice(db, key.deviceId)
    return { device, sound, script: await scriptOf(db, key, { device, sound }) }
  }

  async function forStaff(reading: Db, key: NarrationKey, script: StoredScript): Promise<Script> {
    const { narrator } = await context.storyteller()
    return scriptForStaff(reading, key, { narrator, script })
  }

  async function conflictOf(
    what: string,
    { reading, key, script }: { reading: Db; key: NarrationKey; script: StoredScript },
    { changedBy, changedAt }: Changed = script,
  ): Promise<Conflict<Script>> {
    const current = await forStaff(reading, key, script)
    return new Conflict(what, { changedBy, changedAt: changedAt ?? timestamp(), current })
  }

  return {
    scriptNow,
    conflictOf,
    answerTo: async (key: NarrationKey) => forStaff(db, key, (await scriptNow(key)).script),
    /** @throws Conflict where the script is not as `revision` was any more */
    requireRevision: async (
      reading: Db,
      key: NarrationKey,
      { script: read, revision }: { script: StoredScript; revision: number },
    ) => {
      const script = (await storedScript(reading, key)) ?? read
      if (script.revision !== revision) throw await conflictOf('this script', { reading, key, script })
    },
  }
}

export const record = (db: Db, device: Device, done: Omit<AuditNote, 'item'>) =>
  writeAudit(db, { ...done, item: { kind: 'device', ...device } })
