import type { FastifyInstance } from 'fastify'
import * as routes from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { illustrateStories } from '../generation.ts'
import { list, route } from '../http/route.ts'
import { devicesOfExhibition, requireDevice, requirePublished } from '../repositories/devices.ts'
import {
  randomStoriesOfDevice,
  removeSampleStories,
  storiesByDevice,
  storiesOfDevice,
  visualsOfDevice,
} from '../repositories/stories.ts'

/** Notes around the iMac's picture. */
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
  route(app, context, routes.generateVisuals, async ({ params, request }) => {
    const device = await requireDevice(db, params.deviceId)
    const { count, notice } = await illustrateStories(context, device, request.log)
    const message = `User story visuals created: ${count} for ${device.name}.`
    return { statusCode: 200, message: notice === undefined ? message : `${message} ${notice}` }
  })
  route(app, context, routes.removeSamples, async () => {
    const count = await write((writing) => removeSampleStories(writing))
    return { statusCode: 200, message: `Sample stories removed: ${count}.` }
  })
}
