import * as calls from '#contract/adminNarrationRoutes.ts'
import { languages } from '#contract/common.ts'
import type { Script } from '#contract/narrationScript.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { requireDevice } from '#server/devices/require.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { currentScript, record } from './currentScript.ts'
import { readingsOf, toReading } from './takes.ts'
import { saveScript } from './scriptRepository.ts'
import { isWritten, withStoredQuotes } from './scripts.ts'

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
        await record(writing, device, { by: member.name, action: 'narration.script', after })
      })
      return answerTo(key)
    },
  })
}
