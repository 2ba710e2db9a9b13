import * as calls from '#contract/adminNarrationRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { found, HttpError } from '#server/http/HttpError.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { currentScript, decodable, record } from './currentScript.ts'
import { findReading, removeReading, saveReading, toReading } from './readings.ts'
import { storeScriptOnce } from './scriptRepository.ts'
import { addTake, wavOf } from './takes.ts'

const noReading = 'This recording is no longer stored. Upload it again.'

/** Recordings of a whole script, and their cuts. */
export const narrationReadings: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database
  const { scriptNow, answerTo, requireRevision, withWordTimes } = currentScript(context)

  app.route({
    ...fromContract(calls.uploadReading),
    handler: async (request) => {
      const { params: key, body, member } = request
      const { sound } = await context.storyteller()
      const { script } = await scriptNow(key)
      const parts = script.segments.flatMap(({ id, kind, text }) =>
        kind === 'text' ? { segmentId: id, text } : [],
      )
      const reading = await decodable(
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
      const wav = await wavOf(db, found(await findReading(db, params), noReading).audio_hash)
      const cut = await decodable(sound.run('cut', { wav, parts, language: params.language }))
      const takes: typeof cut = []
      // One after the other: a service takes only so many requests a minute.
      for (const take of cut) takes.push(await withWordTimes(params, take.text, take))
      await write(async (writing) => {
        const now = timestamp()
        await requireRevision(writing, params, { script, revision })
        const row = found(await findReading(writing, params), noReading)
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
        await storeScriptOnce(writing, params, script, { by: member.name, now })
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
      await write(async (writing) =>
        removeReading(writing, found(await findReading(writing, params), noReading)),
      )
      return answerTo(params)
    },
  })
}
