import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/common.ts'
import type { DeviceStory, Narration } from '../../contract/device.ts'
import * as routes from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { narrateAnew } from '../generation.ts'
import { list, route } from '../http/route.ts'
import { requireDeviceIn, requirePublished } from '../repositories/devices.ts'
import { narrationsOfDevice } from '../repositories/deviceStories.ts'

export function addDeviceStoryRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context.database
  list(app, context, routes.deviceStory, ({ params, query }) => {
    const { deviceId, exhibitionId } = params
    const language = query.language ?? 'en'
    return {
      key: `${deviceId} ${exhibitionId} ${language}`,
      reads: ['exhibition', 'device', 'exhibition_device', 'device_story'],
      build: async (db) => {
        await requireDeviceIn(db, deviceId, exhibitionId)
        await requirePublished(db, deviceId)
        return toDeviceStory(await narrationsOfDevice(db, deviceId), language)
      },
    }
  })
  route(app, context, routes.generateDeviceStory, async ({ params, request }) => {
    const device = await requireDeviceIn(db, params.deviceId, params.exhibitionId)
    const notice = await narrateAnew(context, device, request.log)
    const message = `Device narrative created for ${device.name}.`
    return { statusCode: 200, message: notice === undefined ? message : `${message} ${notice}` }
  })
}

function toDeviceStory(narrations: Narration[], language: Language): DeviceStory {
  const asked = narrations.find((narration) => narration.language === language)
  if (asked === undefined) return { statusCode: 200, message: 'No device story available.', narrations }
  return { statusCode: 200, message: 'Device story available.', audioUrl: asked.audioUrl, narrations }
}
