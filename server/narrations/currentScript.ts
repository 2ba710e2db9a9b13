import type { Kysely } from 'kysely'
import type { Device } from '#contract/device.ts'
import type { Script } from '#contract/narrationScript.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Schema } from '#server/db/schema.ts'
import { requireDevice } from '#server/devices/require.ts'
import { Conflict } from '#server/http/Conflict.ts'
import type { Context } from '#server/http/context.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import { writeAudit } from '#server/staff/audit.ts'
import type { MadeTake } from '#server/storyteller/ports.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { scriptForStaff, scriptOf } from './scripts.ts'
import { storedScript } from './scriptRepository.ts'
import type { StoredScript } from './scriptRepository.ts'
import type { NarrationKey } from './takes.ts'

type Db = Kysely<Schema>

/** What the routes of scripts, takes and readings ask of the script as it stands. */
export function currentScript(context: Pick<Context, 'database'> & WithStoryteller) {
  const { db } = context.database

  /** The script as it stands. */
  async function scriptNow(key: NarrationKey) {
    const { sound } = await context.storyteller()
    const device = await requireDevice(db, key.deviceId)
    return { device, script: await scriptOf(db, key, { device, sound }) }
  }

  async function forStaff(reading: Db, key: NarrationKey, script: StoredScript): Promise<Script> {
    const { narrator } = await context.storyteller()
    return scriptForStaff(reading, key, { narrator, script })
  }

  const answerTo = async (key: NarrationKey) => forStaff(db, key, (await scriptNow(key)).script)

  /** @throws Conflict where the script is not as `revision` was any more */
  async function requireRevision(
    reading: Db,
    key: NarrationKey,
    { script, revision }: { script: StoredScript; revision: number },
  ) {
    const now = (await storedScript(reading, key)) ?? script
    if (now.revision !== revision)
      throw await conflictOf('this script', now, () => forStaff(reading, key, now))
  }

  /** The captions of a take by the words that a transcriber hears in it, where there is one. */
  async function withWordTimes<T extends MadeTake>(key: NarrationKey, text: string, take: T): Promise<T> {
    const { transcriber, sound } = await context.storyteller()
    if (!transcriber?.recognizeWords) return take
    const { wav } = take
    try {
      const recognized = await transcriber.recognizeWords({ bytes: wav, type: 'audio/wav' })
      const { language } = key
      const cues = await sound.run('captions', { wav, text, language, recognized })
      // By the sound they stand where they are heard, too.
      if (cues === 'noTimes') return take
      return cues === 'otherWords' ? { ...take, warnings: [...take.warnings, cues] } : { ...take, cues }
    } catch (error) {
      // What somebody has read is kept, whatever a service does.
      if (error instanceof ServiceFailure) return take
      throw error
    }
  }

  return { scriptNow, forStaff, answerTo, requireRevision, withWordTimes }
}

/** Notes what was done to a device's narration. */
export const record = (db: Db, device: Device, done: Omit<Parameters<typeof writeAudit>[1], 'item'>) =>
  writeAudit(db, { ...done, item: { kind: 'device', ...device } })

export async function conflictOf(
  what: string,
  { changedBy, changedAt }: { readonly changedBy: string | null; readonly changedAt: string | null },
  current: () => Promise<Script>,
): Promise<Conflict<Script>> {
  return new Conflict(what, { changedBy, changedAt: changedAt ?? timestamp(), current: await current() })
}

/** @throws HttpError 415 with the sentence of `NotAudio` */
export async function decodable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof NotAudio) throw new HttpError(415, error.message, { cause: error })
    throw error
  })
}
