import type { FastifyBaseLogger } from 'fastify'
import * as calls from '#contract/adminNarrationRoutes.ts'
import type { Language } from '#contract/common.ts'
import type { Device, DeviceStory, Narration } from '#contract/device.ts'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { adminSettings } from '#server/content/settings.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { requireDevice, requireDeviceIn, requirePublished } from '#server/devices/require.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { failure, HttpError } from '#server/http/HttpError.ts'
import { hurryJobs } from '#server/jobs/repository.ts'
import { writeAudit } from '#server/staff/audit.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { auditDevice } from './scriptRoutes.ts'
import { generationStatus } from './generationStatus.ts'
import { narrateAnew } from './jobs.ts'
import { narrationsOfDevice, saveNarration } from './repository.ts'
import { discardVersions, publishVersions, narrationsForStaff, saveCandidate } from './versions.ts'

const refusals = {
  removed: 'This version no longer exists. Reload the page to see the current ones.',
  hiddenStory: 'This version quotes a story that is no longer published. Generate a new preview.',
}

/** Published narrations, previews, and former versions (ADMIN-04). */
export const narrations: Routes<WithStoryteller> = async (app, context) => {
  const { database, config } = context
  const { db, write } = database

  app.route(
    listFromContract(routes.deviceStory, context, {
      reads: ['exhibition', 'device', 'exhibition_device', 'narration'],
      build: async (reading, { params: { deviceId, exhibitionId }, query }) => {
        await requireDeviceIn(reading, deviceId, exhibitionId)
        await requirePublished(reading, deviceId)
        return toDeviceStory(await narrationsOfDevice(reading, deviceId), query.language)
      },
    }),
  )

  /** @returns a note for staff */
  async function narrate(device: Device, by: string, isPreview: boolean, log: FastifyBaseLogger) {
    const action = isPreview ? 'narration.preview' : 'narration.generate'
    const save = isPreview ? saveCandidate : saveNarration
    const made = await narrateAnew(context, device, (narrated) => async (writing, now) => {
      for (const one of narrated) await save(writing, one, now)
      await auditDevice(writing, device, { by, action, now })
    }).catch((error: unknown) => {
      const sentence = `The narration of ${device.name} could not be generated. The previous one stays.`
      throw failure(error, log, sentence)
    })
    if (made !== null) return made.notice
    throw new HttpError(
      409,
      `A story about ${device.name} was withdrawn or changed while the narration was generated. Try again.`,
    )
  }

  app.route({
    ...fromContract(staffRoutes.generateDeviceStory),
    handler: async ({ params, member, log }) => {
      const device = await requireDeviceIn(db, params.deviceId, params.exhibitionId)
      const { previewFirst } = await adminSettings(db)
      const notice = await narrate(device, member.name, previewFirst, log)
      context.wakeQueue()
      const waits = previewFirst && 'Visitors hear it once you have listened and accepted.'
      const sentences = [`Narration generated: ${device.name}.`, waits, notice]
      return { statusCode: 200, message: sentences.filter(Boolean).join(' ') }
    },
  })

  app.route({ ...fromContract(staffRoutes.generation), handler: () => generationStatus(db, config.ai) })
  app.route({
    ...fromContract(staffRoutes.retryGeneration),
    handler: async ({ member: { name: by } }) => {
      const count = await write(async (writing) => {
        const hurried = await hurryJobs(writing, timestamp())
        const item = { kind: 'generation' } as const
        await writeAudit(writing, { by, action: 'generation.retry', item, after: { hurried } })
        return hurried
      })
      context.wakeQueue()
      return { statusCode: 200, message: `Jobs started again: ${count}.` }
    },
  })

  app.route({
    ...fromContract(calls.adminNarrations),
    handler: async ({ params }) => narrationsForStaff(db, await requireDevice(db, params.deviceId)),
  })
  app.route({
    ...fromContract(calls.previewNarration),
    handler: async ({ params, member, log }) => {
      const device = await requireDevice(db, params.deviceId)
      await narrate(device, member.name, true, log)
      return narrationsForStaff(db, device)
    },
  })

  const decisions = [
    [calls.acceptNarration, 'narration.accept', publishVersions, 'candidate'],
    [calls.discardNarration, 'narration.discard', discardVersions, 'candidate'],
    [calls.restoreNarration, 'narration.restore', publishVersions, 'former'],
  ] as const
  for (const [call, action, decide, state] of decisions)
    app.route({
      ...fromContract(call),
      handler: async ({ params: { deviceId }, body: { ids }, member }) => {
        const device = await requireDevice(db, deviceId)
        return write(async (writing) => {
          const versions = await decide(writing, { deviceId, ids, state, now: timestamp() })
          if (typeof versions === 'string') throw new HttpError(409, refusals[versions])
          const editions = Object.fromEntries(versions.map(({ language, edition }) => [language, edition]))
          await auditDevice(writing, device, { by: member.name, action, after: { editions } })
          return narrationsForStaff(writing, device)
        })
      },
    })
}

/** The requested language, by default English, else the other one. */
function toDeviceStory(narrations: Narration[], language: Language | undefined): DeviceStory {
  const asked =
    narrations.find((narration) => narration.language === (language ?? 'en')) ??
    (language === undefined ? narrations[0] : undefined)
  if (asked === undefined) return { statusCode: 200, message: 'No device story available.', narrations }
  return { statusCode: 200, message: 'Device story available.', audioUrl: asked.audioUrl, narrations }
}
