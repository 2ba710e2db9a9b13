import type { FastifyInstance } from 'fastify'
import * as routes from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { timestamp } from '../context.ts'
import { list, route } from '../http/route.ts'
import { languages } from '../../contract/common.ts'
import { allDevices, devicesForStaff, devicesOfExhibition, setDeviceState } from '../repositories/devices.ts'
import { orderNarration } from '../repositories/deviceStories.ts'

export function addDeviceRoutes(app: FastifyInstance, context: Context): void {
  const { write } = context.database
  list(app, context, routes.allDevices, () => ({ key: '', reads: ['device'], build: (db) => allDevices(db) }))
  list(app, context, routes.playgroundDevices, () => ({
    key: '',
    reads: ['device'],
    build: (db) => allDevices(db),
  }))
  list(app, context, routes.exhibitionDevices, ({ params }) => ({
    key: String(params.exhibitionId),
    reads: ['exhibition', 'device', 'exhibition_device'],
    build: (db) => devicesOfExhibition(db, params.exhibitionId),
  }))
  route(app, context, routes.staffDevices, () => devicesForStaff(context.database.db))
  route(app, context, routes.publishDevice, async ({ params }) => {
    const { name } = await write(async (db) => {
      const device = await setDeviceState(db, params.deviceId, 'published')
      for (const language of languages) {
        await orderNarration(db, { deviceId: device.id, language, now: timestamp() })
      }
      return device
    })
    context.wakeQueue()
    return { statusCode: 200, message: `${name} is published.` }
  })
  route(app, context, routes.hideDevice, async ({ params }) => {
    const { name } = await write((db) => setDeviceState(db, params.deviceId, 'hidden'))
    return { statusCode: 200, message: `${name} is hidden.` }
  })
}
