import type { FastifyInstance } from 'fastify'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import type { Context } from '../context.ts'
import { timestamp } from '../context.ts'
import { list, route } from '../http/route.ts'
import { languages } from '#contract/common.ts'
import { writeAudit } from '../repositories/audit.ts'
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
  list(app, context, staffRoutes.exhibitionDevices, ({ params }) => ({
    key: String(params.exhibitionId),
    reads: ['exhibition', 'device', 'exhibition_device'],
    build: (db) => devicesOfExhibition(db, params.exhibitionId),
  }))
  route(app, context, staffRoutes.staffDevices, () => devicesForStaff(context.database.db))
  route(app, context, staffRoutes.publishDevice, async ({ params, member }) => {
    const { name } = await write(async (db) => {
      const now = timestamp()
      const device = await setDeviceState(db, params.deviceId, 'published')
      for (const language of languages) {
        await orderNarration(db, { deviceId: device.id, language, now })
      }
      const item = { kind: 'device', ...device } as const
      await writeAudit(db, { by: member.name, action: 'device.publish', item, now })
      return device
    })
    context.wakeQueue()
    return { statusCode: 200, message: `${name} is published.` }
  })
  route(app, context, staffRoutes.hideDevice, async ({ params, member }) => {
    const { name } = await write(async (db) => {
      const device = await setDeviceState(db, params.deviceId, 'hidden')
      const item = { kind: 'device', ...device } as const
      await writeAudit(db, { by: member.name, action: 'device.hide', item, now: timestamp() })
      return device
    })
    return { statusCode: 200, message: `${name} is hidden.` }
  })
}
