import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { illustrateStories } from './illustrate.ts'
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

/** Notes around the picture of a computer. */
const noteCount = 6

export const stories: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database
  app.route({
    ...listFromContract(routes.storiesByDevice),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: String(request.params.exhibitionId),
        reads: ['exhibition', 'device', 'exhibition_device', 'user_story'],
        build: async (db) => {
          const { exhibitionId } = request.params
          await requireExhibition(db, exhibitionId)
          return storiesByDevice(db, await devicesOfExhibition(db, exhibitionId))
        },
        answer: routes.storiesByDevice.answer,
      }),
  })
  app.route({
    ...listFromContract(routes.deviceStories),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: String(request.params.deviceId),
        reads: ['device', 'user_story'],
        build: async (db) => storiesOfDevice(db, (await requirePublished(db, request.params.deviceId)).id),
        answer: routes.deviceStories.answer,
      }),
  })
  app.route({
    ...listFromContract(routes.deviceVisuals),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: String(request.params.deviceId),
        reads: ['device', 'user_story'],
        build: async (db) => visualsOfDevice(db, (await requirePublished(db, request.params.deviceId)).id),
        answer: routes.deviceVisuals.answer,
      }),
  })
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
          now: timestamp(),
        }),
      )
      const message = `Pictures generated for ${device.name}: ${count}.`
      return { statusCode: 200, message: notice === undefined ? message : `${message} ${notice}` }
    },
  })
  app.route({
    ...fromContract(staffRoutes.removeSamples),
    handler: async ({ member }) => {
      const count = await write(async (writing) => {
        const removed = await removeSampleStories(writing)
        const item = { kind: 'samples' } as const
        const now = timestamp()
        await writeAudit(writing, {
          by: member.name,
          action: 'samples.remove',
          item,
          after: { removed },
          now,
        })
        return removed
      })
      return { statusCode: 200, message: `Sample stories deleted: ${count}.` }
    },
  })
}
