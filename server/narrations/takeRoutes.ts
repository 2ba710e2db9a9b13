import * as calls from '#contract/adminNarrationRoutes.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { requireDevice } from '#server/devices/require.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { found, HttpError } from '#server/http/HttpError.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import type { MadeTake } from '#server/storyteller/ports.ts'
import type { Storyteller, WithStoryteller } from '#server/storyteller/storyteller.ts'
import { auditDevice, currentScript } from './scriptRoutes.ts'
import { storeScriptOnce, storedScript } from './scriptRepository.ts'
import type { StoredScript, StoredSegment } from './scriptRepository.ts'
import {
  addTake,
  findReading,
  findTake,
  removeReading,
  removeTake,
  saveReading,
  setCueTimes,
  takesByWords,
  toReading,
  wavOf,
  wordsHash,
} from './takes.ts'
import type { NarrationKey, RecordedBy } from './takes.ts'
import { recallTake } from './versions.ts'

const noTake = (id: number) => `There is no recording ${id} of this narrative.`
const noReading = 'This recording is no longer stored. Upload it again.'

/** Recordings of a script by people, segment by segment. */
export const narrationTakes: Routes<WithStoryteller> = async (app, context) => {
  const { write } = context.database
  const { scriptNow, conflictOf, answerTo } = currentScript(context)

  /** @throws Conflict where the segment's words have changed, or another member has recorded it since */
  async function segmentToRead(db: Db, key: NarrationKey, read: StoredScript, words: ReadWords) {
    const { segmentId, text, after } = words
    const script = (await storedScript(db, key)) ?? read
    const segment = script.segments.find(({ id }) => id === segmentId)
    if (segment === undefined || wordsHash(segment) !== wordsHash({ kind: segment.kind, text }))
      throw await conflictOf('this segment', { db, key, script })
    if (segment.kind === 'pause') throw new HttpError(400, 'segmentId: a pause is not read')
    const present = (await takesByWords(db, key, null)).get(wordsHash(segment))
    if (present?.id === after) return segment
    const changed = { changedBy: present?.made_by ?? null, changedAt: present?.made_at ?? null }
    throw await conflictOf('the recording of this segment', { db, key, script }, changed)
  }

  app.route({
    ...fromContract(calls.saveTake),
    handler: async (request) => {
      const { params: key, body, member } = request
      const { text, reader, consentVersion } = body
      const { device, script, sound } = await scriptNow(key)
      const take = await decodable(
        sound.run('take', { file: request.audioPath, text, language: key.language }),
      )
      const timed = await withWordTimes(await context.storyteller(), key, { ...take, text })
      await write(async (writing) => {
        const segment = await segmentToRead(writing, key, script, body)
        const credit = { reader, consentVersion, madeBy: member.name }
        await storeTakes(writing, { key, script, by: credit, takes: [{ segment, take: timed }] })
        const after = { language: key.language, reader }
        await auditDevice(writing, device, { by: member.name, action: 'narration.take', after })
      })
      return answerTo(key)
    },
  })

  app.route({
    ...fromContract(calls.removeTake),
    handler: async ({ params, member }) => {
      const device = await requireDevice(context.database.db, params.deviceId)
      await write(async (writing) => {
        const row = found(await findTake(writing, params), noTake(params.takeId))
        await removeTake(writing, row)
        await recallTake(writing, row, timestamp())
        const after = { language: params.language, reader: row.reader }
        await auditDevice(writing, device, { by: member.name, action: 'narration.takeRemoved', after })
      })
      context.wakeQueue()
      return answerTo(params)
    },
  })

  app.route({
    ...fromContract(calls.saveTakeCues),
    handler: async ({ params, body }) => {
      await write(async (writing) => {
        const row = found(await findTake(writing, params), noTake(params.takeId))
        const problem = await setCueTimes(writing, row, body.starts)
        if (problem !== undefined) throw new HttpError(400, problem)
      })
      return answerTo(params)
    },
  })
}

/** Recordings of a whole script, and their cuts. */
export const narrationReadings: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database
  const { scriptNow, answerTo, requireRevision } = currentScript(context)

  app.route({
    ...fromContract(calls.uploadReading),
    handler: async (request) => {
      const { params: key, body, member } = request
      const { revision, reader, consentVersion } = body
      const { script, sound } = await scriptNow(key)
      const parts = script.segments.flatMap(({ id, kind, text }) =>
        kind === 'text' ? { segmentId: id, text } : [],
      )
      const { language } = key
      const reading = await decodable(sound.run('reading', { file: request.audioPath, parts, language }))
      const credit = { reader, consentVersion, madeBy: member.name }
      const row = await write(async (writing) => {
        await requireRevision(writing, key, { script, revision })
        return saveReading(writing, { ...key, reading, by: credit, now: timestamp() })
      })
      return toReading(row, await signedMediaUrls(db))
    },
  })

  app.route({
    ...fromContract(calls.cutReading),
    handler: async ({ params: key, body: { revision, cuts }, member }) => {
      const { script, device, sound } = await scriptNow(key)
      await requireRevision(db, key, { script, revision })
      const segments = new Map(script.segments.map((segment) => [segment.id, segment]))
      const parts = cuts.map(({ segmentId, start, end }) => {
        const segment = segments.get(segmentId)
        if (segment === undefined) throw new HttpError(400, `cuts: there is no segment ${segmentId}`)
        if (end <= start) throw new HttpError(400, `cuts: ${segmentId} must end after it begins`)
        return { segmentId, text: segment.text, start, end }
      })
      const wav = await wavOf(db, found(await findReading(db, key), noReading).audio_hash)
      const cut = await decodable(sound.run('cut', { wav, parts, language: key.language }))
      const takes: NewTakes['takes'] = []
      // One at a time, since services limit requests per minute.
      for (const made of cut) {
        const take = await withWordTimes(await context.storyteller(), key, made)
        const segment = segments.get(made.segmentId)
        if (segment !== undefined) takes.push({ segment, take })
      }
      await write(async (writing) => {
        await requireRevision(writing, key, { script, revision })
        const row = found(await findReading(writing, key), noReading)
        const { reader, consent_version: consentVersion } = row
        const credit = { reader: reader ?? '', consentVersion: consentVersion ?? '', madeBy: member.name }
        await storeTakes(writing, { key, script, by: credit, takes })
        await removeReading(writing, row)
        const after = { language: key.language, reader }
        await auditDevice(writing, device, { by: member.name, action: 'narration.take', after })
      })
      return answerTo(key)
    },
  })

  app.route({
    ...fromContract(calls.removeReading),
    handler: async ({ params }) => {
      await write(async (writing) =>
        removeReading(writing, found(await findReading(writing, params), noReading)),
      )
      return answerTo(params)
    },
  })
}

interface ReadWords {
  readonly segmentId: string
  readonly text: string
  /** The recording that it replaces. */
  readonly after?: number | undefined
}

interface NewTakes {
  readonly key: NarrationKey
  readonly script: StoredScript
  readonly by: Extract<RecordedBy, { reader: string }>
  readonly takes: { readonly segment: StoredSegment; readonly take: MadeTake }[]
}

async function storeTakes(db: Db, { key, script, by, takes }: NewTakes): Promise<void> {
  const now = timestamp()
  for (const { segment, take } of takes) await addTake(db, { ...key, segment, take, by, now })
  await storeScriptOnce(db, key, script, { by: by.madeBy, now })
}

/** @throws HttpError 415 with the sentence of `NotAudio` */
async function decodable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof NotAudio) throw new HttpError(415, error.message, { cause: error })
    throw error
  })
}

/** Times the captions of a recording with a transcriber, where there is one. */
async function withWordTimes(
  { transcriber, sound }: Pick<Storyteller, 'transcriber' | 'sound'>,
  { language }: NarrationKey,
  { text, ...take }: MadeTake & { readonly text: string },
): Promise<MadeTake> {
  if (!transcriber?.recognizeWords) return take
  const { wav } = take
  try {
    const recognized = await transcriber.recognizeWords({ bytes: wav, type: 'audio/wav' })
    const cues = await sound.run('captions', { wav, text, language, recognized })
    // The times from the sound alone are good enough.
    if (cues === 'noTimes') return take
    return cues === 'otherWords' ? { ...take, warnings: [...take.warnings, cues] } : { ...take, cues }
  } catch (error) {
    // A failing service must not lose the recording.
    if (error instanceof ServiceFailure) return take
    throw error
  }
}
