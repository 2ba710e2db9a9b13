import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { found, HttpError } from '#server/http/HttpError.ts'
import { requireExhibition } from './require.ts'
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
import { orderFirstJob } from '#server/jobs/repository.ts'
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
        build: async (db) => {
          const { exhibitionId } = request.params
          await requireExhibition(db, exhibitionId)
          return devicesOfExhibition(db, exhibitionId)
        },
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
        const device = await setState(db, params.deviceId, 'published')
        for (const language of languages) {
          await orderFirstJob(db, { kind: 'narration', subject: device.id, language }, now)
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
        const device = await setState(db, params.deviceId, 'hidden')
        const item = { kind: 'device', ...device } as const
        await writeAudit(db, { by: member.name, action: 'device.hide', item, now: timestamp() })
        return device
      })
      return { statusCode: 200, message: `${name} is hidden.` }
    },
  })
}

const setState = async (db: Kysely<Schema>, id: number, state: 'published' | 'hidden') =>
  found(await setDeviceState(db, id, state), `There is no device ${id}.`)

/** Names and order of the devices (ADMIN-14). */
export const staffDevices: Routes = async (app, context) => {
  const { write } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.renameDevice),
    handler: async ({ params, body, member }) => {
      const id = params.deviceId
      const { before, after } = await write(async (writing) => {
        const names = found(await renameDevice(writing, { id, ...body }), `There is no device ${id}.`)
        if ('refused' in names) throw new HttpError(409, names.refused)
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
        if ('unknown' in order) throw new HttpError(400, `deviceIds: there is no device ${order.unknown}`)
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
