import type { Language } from '#contract/common.ts'
import type { Device, DeviceStory, Narration } from '#contract/device.ts'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { narrateAnew } from './generation.ts'
import type { StoreNarrations } from './generation.ts'
import type { Context } from '#server/http/context.ts'
import { failure, HttpError } from '#server/http/HttpError.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { requireDevice, requireDeviceIn, requirePublished } from '#server/devices/require.ts'
import { adminSettings } from '#server/content/settings.ts'
import { narrationsOfDevice, saveNarration } from './repository.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { generationStatus } from './generationStatus.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { hurryJobs } from '#server/jobs/repository.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import * as adminStoryRoutes from '#contract/adminNarrationRoutes.ts'
import type { AuditAction } from '#contract/adminSettings.ts'
import type { AdminNarrations } from '#contract/adminNarration.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Member } from '#server/staff/access.ts'
import { discardVersions, publishVersions, narrationsForStaff, saveCandidate } from './versions.ts'

export const deviceStories: Routes<WithStoryteller> = async (app, context) => {
  const { db } = context.database
  app.route({
    ...listFromContract(routes.deviceStory),
    handler: (request, reply) => {
      const { deviceId, exhibitionId } = request.params
      const { language } = request.query
      return context.lists.send(request, reply, {
        key: `${deviceId} ${exhibitionId} ${language}`,
        reads: ['exhibition', 'device', 'exhibition_device', 'narration'],
        answer: routes.deviceStory.answer,
        build: async (db) => {
          await requireDeviceIn(db, deviceId, exhibitionId)
          await requirePublished(db, deviceId)
          return toDeviceStory(await narrationsOfDevice(db, deviceId), language)
        },
      })
    },
  })
  app.route({
    ...fromContract(staffRoutes.generateDeviceStory),
    handler: async (request) => {
      const { params, member } = request
      const device = await requireDeviceIn(db, params.deviceId, params.exhibitionId)
      const { previewFirst } = await adminSettings(db)
      const store = previewFirst ? previewing(device, member) : publishing(device, member)
      const notice = await narrate(context, device, store, request.log)
      context.wakeQueue()
      const created = `Narration generated: ${device.name}.`
      const message = previewFirst
        ? `${created} Visitors hear it once you have listened and accepted.`
        : created
      return { statusCode: 200, message: notice === undefined ? message : `${message} ${notice}` }
    },
  })
}

/** Visitors hear them at once. */
function publishing(device: Device, member: Member): StoreNarrations {
  return (made) => async (db, now) => {
    for (const one of made) await saveNarration(db, one, now)
    const item = { kind: 'device', ...device } as const
    await writeAudit(db, { by: member.name, action: 'narration.generate', item, now })
  }
}

/** Staff hear them, and then decide. */
function previewing(device: Device, member: Member): StoreNarrations {
  return (made) => async (db, now) => {
    for (const one of made) await saveCandidate(db, one, now)
    const item = { kind: 'device', ...device } as const
    await writeAudit(db, { by: member.name, action: 'narration.preview', item, now })
  }
}

/** @returns what staff should know about how it was made */
async function narrate(
  context: Pick<Context, 'database'> & WithStoryteller,
  device: Device,
  store: StoreNarrations,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  const made = await narrateAnew(context, device, store).catch((error: unknown) => {
    throw failure(
      error,
      log,
      `The narration of ${device.name} could not be generated. The previous one stays.`,
    )
  })
  if (made !== null) return made.notice
  throw new HttpError(
    409,
    `A story about ${device.name} was withdrawn or changed while the narration was generated. Try again.`,
  )
}

/** Whoever asks for no language hears the English one, or the one there is. */
function toDeviceStory(narrations: Narration[], language: Language | undefined): DeviceStory {
  const asked =
    narrations.find((narration) => narration.language === (language ?? 'en')) ??
    (language === undefined ? narrations[0] : undefined)
  if (asked === undefined) return { statusCode: 200, message: 'No device story available.', narrations }
  return { statusCode: 200, message: 'Device story available.', audioUrl: asked.audioUrl, narrations }
}

export const generation: Routes = async (app, context) => {
  const { database, config } = context
  app.route({
    ...fromContract(staffRoutes.generation),
    handler: () => generationStatus(database.db, config.ai),
  })
  app.route({
    ...fromContract(staffRoutes.retryGeneration),
    handler: async ({ member }) => {
      const count = await database.write(async (db) => {
        const now = timestamp()
        const hurried = await hurryJobs(db, now)
        const item = { kind: 'generation' } as const
        await writeAudit(db, { by: member.name, action: 'generation.retry', item, after: { hurried }, now })
        return hurried
      })
      context.wakeQueue()
      return { statusCode: 200, message: `Jobs started again: ${count}.` }
    },
  })
}

const refusals = {
  removed: 'This version no longer exists. Reload the page to see the current ones.',
  hiddenStory: 'This version quotes a story that is no longer published. Generate a new preview.',
}

/** Narrations that staff listen to before visitors do, and the way back (ADMIN-04). */
export const staffNarrations: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.adminNarrations),
    handler: async ({ params }) => narrationsForStaff(db, await requireDevice(db, params.deviceId)),
  })

  app.route({
    ...fromContract(adminStoryRoutes.previewNarration),
    handler: async (request) => {
      const { params, member } = request
      const device = await requireDevice(db, params.deviceId)
      await narrate(context, device, previewing(device, member), request.log)
      return narrationsForStaff(db, device)
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.acceptNarration),
    handler: ({ params, body, member }) =>
      decideOn(params.deviceId, member, 'narration.accept', (writing, now) =>
        publishVersions(writing, { ...params, ids: body.ids, state: 'candidate', now }),
      ),
  })

  app.route({
    ...fromContract(adminStoryRoutes.discardNarration),
    handler: ({ params, body, member }) =>
      decideOn(params.deviceId, member, 'narration.discard', (writing, now) =>
        discardVersions(writing, { ...params, ids: body.ids, state: 'candidate', now }),
      ),
  })

  app.route({
    ...fromContract(adminStoryRoutes.restoreNarration),
    handler: ({ params, body, member }) =>
      decideOn(params.deviceId, member, 'narration.restore', (writing, now) =>
        publishVersions(writing, { ...params, ids: body.ids, state: 'former', now }),
      ),
  })

  type Decide = (
    writing: Kysely<Schema>,
    now: string,
  ) => Promise<readonly { language: string; edition: number }[] | keyof typeof refusals>

  async function decideOn(
    deviceId: number,
    member: Member,
    action: AuditAction,
    decide: Decide,
  ): Promise<AdminNarrations> {
    const device = await requireDevice(db, deviceId)
    return write(async (writing) => {
      const now = timestamp()
      const versions = await decide(writing, now)
      if (typeof versions === 'string') throw new HttpError(409, refusals[versions])
      const editions = Object.fromEntries(versions.map(({ language, edition }) => [language, edition]))
      const item = { kind: 'device', ...device } as const
      await writeAudit(writing, { by: member.name, action, item, after: { editions }, now })
      return narrationsForStaff(writing, device)
    })
  }
}
