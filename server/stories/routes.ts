import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { illustrateStories } from './jobs.ts'
import { failure } from '#server/http/HttpError.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { devicesOfExhibition } from '#server/devices/repository.ts'
import { requireDevice, requireExhibition, requirePublished } from '#server/devices/require.ts'
import {
  randomStoriesOfDevice,
  removeSampleStories,
  storiesByDevice,
  storiesOfDevice,
  visualsOfDevice,
} from './repository.ts'

/** Notes around the computer. */
const noteCount = 6

export const stories: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database
  app.route(
    listFromContract(routes.storiesByDevice, context, {
      reads: ['exhibition', 'device', 'exhibition_device', 'user_story'],
      build: async (db, { params: { exhibitionId } }) => {
        await requireExhibition(db, exhibitionId)
        return storiesByDevice(db, await devicesOfExhibition(db, exhibitionId))
      },
    }),
  )
  app.route(
    listFromContract(routes.deviceStories, context, {
      reads: ['device', 'user_story'],
      build: async (db, { params }) => storiesOfDevice(db, (await requirePublished(db, params.deviceId)).id),
    }),
  )
  app.route(
    listFromContract(routes.deviceVisuals, context, {
      reads: ['device', 'user_story'],
      build: async (db, { params }) => visualsOfDevice(db, (await requirePublished(db, params.deviceId)).id),
    }),
  )
  app.route({
    ...fromContract(routes.randomStories),
    handler: async ({ params }) => {
      const device = await requirePublished(db, params.deviceId)
      const stories = await randomStoriesOfDevice(db, device.id, noteCount)
      return stories.map(({ visualUrl, ...story }) => ({ ...story, visualURL: visualUrl }))
    },
  })
  app.route({
    ...fromContract(staffRoutes.generateVisuals),
    handler: async (request) => {
      const { params, member } = request
      const device = await requireDevice(db, params.deviceId)
      const { count, notice } = await illustrateStories(context, device).catch((error: unknown) => {
        throw failure(error, request.log, `Not all pictures of ${device.name} could be generated. Try again.`)
      })
      await write((writing) =>
        writeAudit(writing, {
          by: member.name,
          action: 'visuals.generate',
          item: { kind: 'device', ...device },
          after: { pictures: count },
        }),
      )
      const message = `Pictures generated for ${device.name}: ${count}.`
      return { statusCode: 200, message: notice === undefined ? message : `${message} ${notice}` }
    },
  })
  app.route({
    ...fromContract(staffRoutes.removeSamples),
    handler: async ({ member: { name: by } }) => {
      const removed = await write(async (writing) => {
        const count = await removeSampleStories(writing)
        const item = { kind: 'samples' } as const
        await writeAudit(writing, { by, action: 'samples.remove', item, after: { removed: count } })
        return count
      })
      return { statusCode: 200, message: `Sample stories deleted: ${removed}.` }
    },
  })
}
