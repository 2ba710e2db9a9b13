import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { languages } from '#contract/common.ts'
import { writeAudit } from '#server/staff/audit.ts'
import {
  allDevices,
  devicesForStaff,
  devicesOfExhibition,
  orderDevices,
  renameDevice,
  setDeviceState,
} from './repository.ts'
import { orderNarration } from '#server/narrations/orders.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'

export const devices: Routes = async (app, context) => {
  const { write } = context.database
  app.route({
    ...listFromContract(routes.allDevices),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: '',
        reads: ['device'],
        build: (db) => allDevices(db),
        answer: routes.allDevices.answer,
      }),
  })
  app.route({
    ...listFromContract(routes.playgroundDevices),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: '',
        reads: ['device'],
        build: (db) => allDevices(db),
        answer: routes.playgroundDevices.answer,
      }),
  })
  app.route({
    ...listFromContract(staffRoutes.exhibitionDevices),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: String(request.params.exhibitionId),
        reads: ['exhibition', 'device', 'exhibition_device'],
        build: (db) => devicesOfExhibition(db, request.params.exhibitionId),
        answer: staffRoutes.exhibitionDevices.answer,
      }),
  })
  app.route({
    ...fromContract(staffRoutes.staffDevices),
    handler: () => devicesForStaff(context.database.db),
  })
  app.route({
    ...fromContract(staffRoutes.publishDevice),
    handler: async ({ params, member }) => {
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
    },
  })
  app.route({
    ...fromContract(staffRoutes.hideDevice),
    handler: async ({ params, member }) => {
      const { name } = await write(async (db) => {
        const device = await setDeviceState(db, params.deviceId, 'hidden')
        const item = { kind: 'device', ...device } as const
        await writeAudit(db, { by: member.name, action: 'device.hide', item, now: timestamp() })
        return device
      })
      return { statusCode: 200, message: `${name} is hidden.` }
    },
  })
}

/** Names and order of the devices (ADMIN-14). */
export const staffDevices: Routes = async (app, context) => {
  const { write } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.renameDevice),
    handler: async ({ params, body, member }) => {
      const id = params.deviceId
      const { before, after } = await write(async (writing) => {
        const names = await renameDevice(writing, { id, ...body })
        await writeAudit(writing, {
          by: member.name,
          action: 'device.rename',
          item: { kind: 'device', id, name: names.after },
          before: { name: names.before },
          after: { name: names.after },
          now: timestamp(),
        })
        return names
      })
      return { statusCode: 200, message: `${before} is called ${after} now.` }
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.orderDevices),
    handler: async ({ body, member }) => {
      await write(async (writing) => {
        const order = await orderDevices(writing, body.deviceIds)
        await writeAudit(writing, {
          by: member.name,
          action: 'device.order',
          item: { kind: 'device' },
          before: { deviceIds: order.before },
          after: { deviceIds: order.after },
          now: timestamp(),
        })
      })
      return { statusCode: 200, message: 'Order saved.' }
    },
  })
}
