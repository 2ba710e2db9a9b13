import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { languages } from '#contract/common.ts'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { found, HttpError } from '#server/http/HttpError.ts'
import { orderFirstJob } from '#server/jobs/repository.ts'
import { writeAudit } from '#server/staff/audit.ts'
import {
  allDevices,
  devicesForStaff,
  devicesOfExhibition,
  orderDevices,
  renameDevice,
  setDeviceState,
} from './repository.ts'
import { requireExhibition } from './require.ts'

const none = (id: number) => `There is no device ${id}.`

/** Devices with their states, names and order (ADMIN-14). */
export const devices: Routes = async (app, context) => {
  const { db, write } = context.database
  for (const route of [routes.allDevices, routes.playgroundDevices])
    app.route(listFromContract(route, context, { reads: ['device'], build: allDevices }))
  app.route(
    listFromContract(staffRoutes.exhibitionDevices, context, {
      reads: ['exhibition', 'device', 'exhibition_device'],
      build: async (db, { params: { exhibitionId } }) => {
        await requireExhibition(db, exhibitionId)
        return devicesOfExhibition(db, exhibitionId)
      },
    }),
  )
  app.route({ ...fromContract(staffRoutes.staffDevices), handler: () => devicesForStaff(db) })

  const setState = (id: number, state: 'published' | 'hidden', by: string) =>
    write(async (writing) => {
      const device = found(await setDeviceState(writing, id, state), none(id))
      const action = state === 'published' ? 'device.publish' : 'device.hide'
      await writeAudit(writing, { by, action, item: { kind: 'device', ...device } })
      if (state === 'published') await orderNarrations(writing, id)
      return { statusCode: 200, message: `${device.name} is ${state}.` }
    })

  app.route({
    ...fromContract(staffRoutes.publishDevice),
    handler: async ({ params, member }) => {
      const answer = await setState(params.deviceId, 'published', member.name)
      context.wakeQueue()
      return answer
    },
  })
  app.route({
    ...fromContract(staffRoutes.hideDevice),
    handler: ({ params, member }) => setState(params.deviceId, 'hidden', member.name),
  })

  app.route({
    ...fromContract(adminStoryRoutes.renameDevice),
    handler: async ({ params: { deviceId: id }, body, member }) => {
      const { before, after } = await write(async (writing) => {
        const names = found(await renameDevice(writing, { id, ...body }), none(id))
        if ('refused' in names) throw new HttpError(409, names.refused)
        await writeAudit(writing, {
          by: member.name,
          action: 'device.rename',
          item: { kind: 'device', id, name: names.after },
          before: { name: names.before },
          after: { name: names.after },
        })
        return names
      })
      return { statusCode: 200, message: `${before} is called ${after} now.` }
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.orderDevices),
    handler: async ({ body, member: { name: by } }) => {
      await write(async (writing) => {
        const order = await orderDevices(writing, body.deviceIds)
        if ('unknown' in order) throw new HttpError(400, `deviceIds: there is no device ${order.unknown}`)
        const [before, after] = [{ deviceIds: order.before }, { deviceIds: order.after }]
        await writeAudit(writing, { by, action: 'device.order', item: { kind: 'device' }, before, after })
      })
      return { statusCode: 200, message: 'Order saved.' }
    },
  })
}

async function orderNarrations(db: Db, subject: number): Promise<void> {
  for (const language of languages)
    await orderFirstJob(db, { kind: 'narration', subject, language }, timestamp())
}
