import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { makeKioskKey } from '#server/staff/accounts.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { kioskKeysForStaff, revokeKioskKey } from '#server/staff/tokens.ts'

/** Keys that open the exhibition on its own kiosks (ADMIN-09). */
export const kioskKeys: Routes = async (app, context) => {
  const { db, write } = context.database

  app.route({ ...fromContract(adminStoryRoutes.kioskKeys), handler: () => kioskKeysForStaff(db) })

  // No submission: what is answered to one is kept, and the key is kept nowhere.
  app.route({
    ...fromContract(adminStoryRoutes.createKioskKey),
    handler: async ({ body, member }) => {
      const made = makeKioskKey(body.label)
      const known = await write(async (writing) => {
        await made.keep(writing)
        const key = (await kioskKeysForStaff(writing)).find(({ id }) => id === made.id)
        if (key === undefined) throw new Error('A new kiosk key was not kept')
        await writeAudit(writing, {
          by: member.name,
          action: 'kioskKey.create',
          item: { kind: 'kioskKey', id: key.id, name: body.label },
          now: timestamp(),
        })
        return key
      })
      return { ...known, key: made.key }
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.revokeKioskKey),
    handler: async ({ params, member }) => {
      await write(async (writing) => {
        const now = timestamp()
        const key = await revokeKioskKey(writing, params.keyId, now)
        if (key === undefined) throw new HttpError(404, 'There is no such screen link.')
        if (key.revokedAt !== null) return
        const item = { kind: 'kioskKey', id: key.id, ...(key.label !== null && { name: key.label }) } as const
        await writeAudit(writing, { by: member.name, action: 'kioskKey.revoke', item, now })
      })
      return { statusCode: 200, message: 'Screen link revoked.' }
    },
  })
}
