import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { orderDevices, renameDevice } from '#server/devices/repository.ts'

/** Names and order of the devices (ADMIN-14). */
export const devices: Routes = async (app, context) => {
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
      return { statusCode: 200, message: 'The order of the devices is set.' }
    },
  })
}
