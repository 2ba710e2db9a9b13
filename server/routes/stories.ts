import type { FastifyInstance } from 'fastify'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { illustrateStories } from '../generation.ts'
import { list, route } from '../http/route.ts'
import { writeAudit } from '../repositories/audit.ts'
import { devicesOfExhibition, requireDevice, requirePublished } from '../repositories/devices.ts'
import {
  randomStoriesOfDevice,
  removeSampleStories,
  storiesByDevice,
  storiesOfDevice,
  visualsOfDevice,
} from '../repositories/stories.ts'

/** Notes around the picture of a computer. */
const noteCount = 6

export function addStoryRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database
  list(app, context, routes.storiesByDevice, ({ params }) => ({
    key: String(params.exhibitionId),
    reads: ['exhibition', 'device', 'exhibition_device', 'user_story'],
    build: async (db) => storiesByDevice(db, await devicesOfExhibition(db, params.exhibitionId)),
  }))
  list(app, context, routes.deviceStories, ({ params }) => ({
    key: String(params.deviceId),
    reads: ['device', 'user_story'],
    build: async (db) => storiesOfDevice(db, (await requirePublished(db, params.deviceId)).id),
  }))
  list(app, context, routes.deviceVisuals, ({ params }) => ({
    key: String(params.deviceId),
    reads: ['device', 'user_story'],
    build: async (db) => visualsOfDevice(db, (await requirePublished(db, params.deviceId)).id),
  }))
  route(app, context, routes.randomStories, async ({ params }) => {
    const device = await requirePublished(db, params.deviceId)
    const stories = await randomStoriesOfDevice(db, device.id, noteCount)
    return stories.map(({ visualUrl, ...story }) => ({ ...story, visualURL: visualUrl }))
  })
  route(app, context, staffRoutes.generateVisuals, async ({ params, member, request }) => {
    const device = await requireDevice(db, params.deviceId)
    const { count, notice } = await illustrateStories(context, device, request.log)
    await write((writing) =>
      writeAudit(writing, {
        by: member.name,
        action: 'visuals.generate',
        item: { kind: 'device', ...device },
        after: { pictures: count },
        now: timestamp(),
      }),
    )
    const message = `User story visuals created: ${count} for ${device.name}.`
    return { statusCode: 200, message: notice === undefined ? message : `${message} ${notice}` }
  })
  route(app, context, staffRoutes.removeSamples, async ({ member }) => {
    const count = await write(async (writing) => {
      const removed = await removeSampleStories(writing)
      const item = { kind: 'samples' } as const
      const now = timestamp()
      await writeAudit(writing, { by: member.name, action: 'samples.remove', item, after: { removed }, now })
      return removed
    })
    return { statusCode: 200, message: `Sample stories removed: ${count}.` }
  })
}
