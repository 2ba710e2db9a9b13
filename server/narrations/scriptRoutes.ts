import type { Kysely } from 'kysely'
import * as calls from '#contract/adminNarrationRoutes.ts'
import { languages } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import type { Script } from '#contract/narrationScript.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Schema } from '#server/db/schema.ts'
import { Conflict } from '#server/http/Conflict.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { scriptForStaff, scriptOf, withKeptQuotes } from '#server/narrations/scripts.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { requireDevice } from '#server/devices/require.ts'
import { recallTake } from '#server/narrations/versions.ts'
import {
  readingsOf,
  removeReading,
  requireReading,
  saveReading,
  toReading,
} from '#server/narrations/readings.ts'
import { keepScript, keptScript, saveScript } from '#server/narrations/scriptRepository.ts'
import type { KeptScript } from '#server/narrations/scriptRepository.ts'
import {
  addTake,
  removeTake,
  requireTake,
  setCueTimes,
  takesByWords,
  wavOf,
  wordsHash,
} from '#server/narrations/takes.ts'
import type { NarrationKey } from '#server/narrations/takes.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import type { MadeTake } from '#server/storyteller/ports.ts'

type Db = Kysely<Schema>

/** The scripts of narrations, and what people read of them (SCRIPT-01). */
export const narrationScripts: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database

  /** The script as it stands. */
  async function scriptNow(key: NarrationKey) {
    const { sound } = await context.storyteller()
    const device = await requireDevice(db, key.deviceId)
    return { device, script: await scriptOf(db, key, { device, sound }) }
  }

  async function forStaff(reading: Db, key: NarrationKey, script: KeptScript): Promise<Script> {
    const { narrator } = await context.storyteller()
    return scriptForStaff(reading, key, { narrator, script })
  }

  const answerTo = async (key: NarrationKey) => forStaff(db, key, (await scriptNow(key)).script)

  /** @throws Conflict where the script is not as `revision` was any more */
  async function requireRevision(
    reading: Db,
    key: NarrationKey,
    { script, revision }: { script: KeptScript; revision: number },
  ) {
    const now = (await keptScript(reading, key)) ?? script
    if (now.revision !== revision)
      throw await conflictOf('this script', now, () => forStaff(reading, key, now))
  }

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
      const segments = withKeptQuotes(body.segments, script.segments)
      await write(async (writing) => {
        await requireRevision(writing, key, { script, revision })
        const now = timestamp()
        await saveScript(writing, { ...key, segments, by: member.name, now })
        await record(writing, device, {
          by: member.name,
          action: 'narration.script',
          after: { language: key.language },
          now,
        })
      })
      return answerTo(key)
    },
  })

  app.route({
    ...fromContract(calls.saveTake),
    handler: async (request) => {
      const { params: key, body, member } = request
      const { sound } = await context.storyteller()
      const { device, script } = await scriptNow(key)
      const take = await heard(
        sound.run('take', { file: request.audioPath, text: body.text, language: key.language }),
      )
      const timed = await withHeardTimes(key, body.text, take)
      await write(async (writing) => {
        const segment = await segmentToRead(writing, key, body, script)
        const now = timestamp()
        const by = { reader: body.reader, consentVersion: body.consentVersion, madeBy: member.name }
        await addTake(writing, { ...key, segment, take: timed, by, now })
        await keepScript(writing, key, script, { by: member.name, now })
        await record(writing, device, {
          by: member.name,
          action: 'narration.take',
          after: { language: key.language, reader: body.reader },
          now,
        })
      })
      return answerTo(key)
    },
  })

  app.route({
    ...fromContract(calls.removeTake),
    handler: async ({ params, member }) => {
      const device = await requireDevice(db, params.deviceId)
      await write(async (writing) => {
        const now = timestamp()
        const row = await requireTake(writing, params)
        await removeTake(writing, row)
        await recallTake(writing, row, now)
        await record(writing, device, {
          by: member.name,
          action: 'narration.takeRemoved',
          after: { language: params.language, reader: row.reader },
          now,
        })
      })
      context.wakeQueue()
      return answerTo(params)
    },
  })

  app.route({
    ...fromContract(calls.saveTakeCues),
    handler: async ({ params, body }) => {
      await write(async (writing) => setCueTimes(writing, await requireTake(writing, params), body.starts))
      return answerTo(params)
    },
  })

  app.route({
    ...fromContract(calls.uploadReading),
    handler: async (request) => {
      const { params: key, body, member } = request
      const { sound } = await context.storyteller()
      const { script } = await scriptNow(key)
      const parts = script.segments.flatMap(({ id, kind, text }) =>
        kind === 'text' ? { segmentId: id, text } : [],
      )
      const reading = await heard(
        sound.run('reading', { file: request.audioPath, parts, language: key.language }),
      )
      const by = { reader: body.reader, consentVersion: body.consentVersion, madeBy: member.name }
      const row = await write(async (writing) => {
        await requireRevision(writing, key, { script, revision: body.revision })
        return saveReading(writing, { ...key, reading, by, now: timestamp() })
      })
      return toReading(row, await signedMediaUrls(db))
    },
  })

  app.route({
    ...fromContract(calls.cutReading),
    handler: async ({ params, body, member }) => {
      const { sound } = await context.storyteller()
      const { script, device } = await scriptNow(params)
      const { revision } = body
      await requireRevision(db, params, { script, revision })
      const segments = new Map(script.segments.map((segment) => [segment.id, segment]))
      const parts = body.cuts.map(({ segmentId, start, end }) => {
        const segment = segments.get(segmentId)
        if (segment === undefined) throw new HttpError(400, `cuts: there is no segment ${segmentId}`)
        if (end <= start) throw new HttpError(400, `cuts: ${segmentId} must end after it begins`)
        return { segmentId, text: segment.text, start, end }
      })
      const wav = await wavOf(db, (await requireReading(db, params)).audio_hash)
      const cut = await heard(sound.run('cut', { wav, parts, language: params.language }))
      const takes: typeof cut = []
      // One after the other: a service takes only so many requests a minute.
      for (const take of cut) takes.push(await withHeardTimes(params, take.text, take))
      await write(async (writing) => {
        const now = timestamp()
        await requireRevision(writing, params, { script, revision })
        const row = await requireReading(writing, params)
        const by = {
          reader: row.reader ?? '',
          consentVersion: row.consent_version ?? '',
          madeBy: member.name,
        }
        for (const take of takes) {
          const segment = segments.get(take.segmentId)
          if (segment !== undefined) await addTake(writing, { ...params, segment, take, by, now })
        }
        await removeReading(writing, row)
        await keepScript(writing, params, script, { by: member.name, now })
        await record(writing, device, {
          by: member.name,
          action: 'narration.take',
          after: { language: params.language, reader: row.reader },
          now,
        })
      })
      return answerTo(params)
    },
  })

  app.route({
    ...fromContract(calls.removeReading),
    handler: async ({ params }) => {
      await write(async (writing) => removeReading(writing, await requireReading(writing, params)))
      return answerTo(params)
    },
  })

  interface ReadWords {
    readonly segmentId: string
    readonly text: string
    readonly after?: number | undefined
  }

  /**
   * The segment that somebody has read.
   * @throws Conflict where it has other words now, or somebody else has recorded it since
   */
  async function segmentToRead(reading: Db, key: NarrationKey, words: ReadWords, found: KeptScript) {
    const { segmentId, text, after } = words
    const script = (await keptScript(reading, key)) ?? found
    const current = () => forStaff(reading, key, script)
    const segment = script.segments.find(({ id }) => id === segmentId)
    if (segment === undefined || wordsHash(segment) !== wordsHash({ kind: segment.kind, text })) {
      throw await conflictOf('this segment', script, current)
    }
    if (segment.kind === 'pause') throw new HttpError(400, 'segmentId: a pause is not read')
    const there = (await takesByWords(reading, key, null)).get(wordsHash(segment))
    if (there?.id !== after) {
      throw await conflictOf(
        'the recording of this segment',
        { changedBy: there?.made_by ?? null, changedAt: there?.made_at ?? null },
        current,
      )
    }
    return segment
  }

  /** The captions of a take by the words that a transcriber hears in it, where there is one. */
  async function withHeardTimes<T extends MadeTake>(key: NarrationKey, text: string, take: T): Promise<T> {
    const { transcriber, sound } = await context.storyteller()
    if (!transcriber?.hearWords) return take
    const { wav } = take
    try {
      const heardWords = await transcriber.hearWords({ bytes: wav, type: 'audio/wav' })
      const { language } = key
      const cues = await sound.run('captions', { wav, text, language, heard: heardWords })
      // By the sound they stand where they are heard, too.
      if (cues === 'noTimes') return take
      return cues === 'otherWords' ? { ...take, warnings: [...take.warnings, cues] } : { ...take, cues }
    } catch (error) {
      // What somebody has read is kept, whatever a service does.
      if (error instanceof ServiceFailure) return take
      throw error
    }
  }
}

/** Notes what was done to a device's narration. */
const record = (db: Db, device: Device, done: Omit<Parameters<typeof writeAudit>[1], 'item'>) =>
  writeAudit(db, { ...done, item: { kind: 'device', ...device } })

async function conflictOf(
  what: string,
  { changedBy, changedAt }: { readonly changedBy: string | null; readonly changedAt: string | null },
  current: () => Promise<Script>,
): Promise<Conflict<Script>> {
  return new Conflict(what, { changedBy, changedAt: changedAt ?? timestamp(), current: await current() })
}

/** @throws HttpError 415 with the sentence of `NotAudio` */
async function heard<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof NotAudio) throw new HttpError(415, error.message, { cause: error })
    throw error
  })
}
