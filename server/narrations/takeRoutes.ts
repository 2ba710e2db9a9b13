import type { Kysely } from 'kysely'
import * as calls from '#contract/adminNarrationRoutes.ts'
import type { Schema } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { requireDevice } from '#server/devices/require.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { found, HttpError } from '#server/http/HttpError.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { conflictOf, currentScript, decodable, record } from './currentScript.ts'
import { storeScriptOnce, storedScript } from './scriptRepository.ts'
import type { StoredScript } from './scriptRepository.ts'
import { addTake, findTake, removeTake, setCueTimes, takesByWords, wordsHash } from './takes.ts'
import type { NarrationKey } from './takes.ts'
import { recallTake } from './versions.ts'

type Db = Kysely<Schema>

const noTake = (id: number) => `There is no recording ${id} of this narrative.`

/** What people read of a script, segment by segment. */
export const narrationTakes: Routes<WithStoryteller> = async (app, context) => {
  const { write } = context.database
  const { scriptNow, forStaff, answerTo, withWordTimes } = currentScript(context)

  app.route({
    ...fromContract(calls.saveTake),
    handler: async (request) => {
      const { params: key, body, member } = request
      const { sound } = await context.storyteller()
      const { device, script } = await scriptNow(key)
      const take = await decodable(
        sound.run('take', { file: request.audioPath, text: body.text, language: key.language }),
      )
      const timed = await withWordTimes(key, body.text, take)
      await write(async (writing) => {
        const segment = await segmentToRead(writing, { key, words: body, script, forStaff })
        const now = timestamp()
        const by = { reader: body.reader, consentVersion: body.consentVersion, madeBy: member.name }
        await addTake(writing, { ...key, segment, take: timed, by, now })
        await storeScriptOnce(writing, key, script, { by: member.name, now })
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
      const device = await requireDevice(context.database.db, params.deviceId)
      await write(async (writing) => {
        const now = timestamp()
        const row = found(await findTake(writing, params), noTake(params.takeId))
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
      await write(async (writing) => {
        const row = found(await findTake(writing, params), noTake(params.takeId))
        const problem = await setCueTimes(writing, row, body.starts)
        if (problem !== undefined) throw new HttpError(400, problem)
      })
      return answerTo(params)
    },
  })
}

interface ToRead extends Pick<ReturnType<typeof currentScript>, 'forStaff'> {
  readonly key: NarrationKey
  readonly words: { readonly segmentId: string; readonly text: string; readonly after?: number | undefined }
  readonly script: StoredScript
}

/**
 * The segment that somebody has read.
 * @throws Conflict where it has other words now, or somebody else has recorded it since
 */
async function segmentToRead(reading: Db, { key, words, script: read, forStaff }: ToRead) {
  const { segmentId, text, after } = words
  const script = (await storedScript(reading, key)) ?? read
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
