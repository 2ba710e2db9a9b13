import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { makeKioskKey } from '#server/staff/accounts.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { found } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { kioskKeysForStaff, revokeKioskKey, setKeyGroup } from '#server/staff/tokens.ts'

const none = 'There is no such screen link.'
const itemOf = ({ id, label }: { readonly id: string; readonly label: string | null }) =>
  ({ kind: 'kioskKey', id, ...(label !== null && { name: label }) }) as const

/** Keys of kiosks (ADMIN-09). */
export const kioskKeys: Routes = async (app, context) => {
  const { db, write } = context.database

  app.route({ ...fromContract(adminStoryRoutes.kioskKeys), handler: () => kioskKeysForStaff(db) })

  // No submission: those store their answers, and the key is stored nowhere.
  app.route({
    ...fromContract(adminStoryRoutes.createKioskKey),
    handler: async ({ body, member }) => {
      const made = makeKioskKey(body.label)
      const known = await write(async (writing) => {
        await made.keep(writing)
        const key = (await kioskKeysForStaff(writing)).find(({ id }) => id === made.id)
        if (key === undefined) throw new Error('A new kiosk key was not stored')
        await writeAudit(writing, {
          by: member.name,
          action: 'kioskKey.create',
          item: { kind: 'kioskKey', id: key.id, name: body.label },
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
        const key = found(await revokeKioskKey(writing, params.keyId, timestamp()), none)
        if (key.revokedAt === null)
          await writeAudit(writing, { by: member.name, action: 'kioskKey.revoke', item: itemOf(key) })
      })
      return { statusCode: 200, message: 'Screen link revoked.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.setKeyGroup),
    handler: async ({ params, body, member }) => {
      await write(async (writing) => {
        const location = body.location || null
        const key = found(await setKeyGroup(writing, params.keyId, location), none)
        if (key.location === location) return
        const change = { before: { location: key.location }, after: { location } }
        await writeAudit(writing, {
          by: member.name,
          action: 'kioskKey.location',
          item: itemOf(key),
          ...change,
        })
      })
      return { statusCode: 200, message: 'Location of the screen link saved.' }
    },
  })
}
