import type { FastifyInstance } from 'fastify'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { makeKioskKey } from '#server/accounts.ts'
import { timestamp } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { route } from '#server/http/route.ts'
import { writeAudit } from '#server/repositories/audit.ts'
import { kioskKeysForStaff, revokeKioskKey } from '#server/repositories/tokens.ts'

/** Keys that open the exhibition on its own kiosks (ADMIN-09). */
export function addKioskKeyRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database

  route(app, context, adminStoryRoutes.kioskKeys, () => kioskKeysForStaff(db))

  // No submission: what is answered to one is kept, and the key is kept nowhere.
  route(app, context, adminStoryRoutes.createKioskKey, async ({ body, member }) => {
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
  })

  route(app, context, adminStoryRoutes.revokeKioskKey, async ({ params, member }) => {
    await write(async (writing) => {
      const now = timestamp()
      const key = await revokeKioskKey(writing, params.keyId, now)
      if (key === undefined) throw new HttpError(404, 'There is no such kiosk key.')
      if (key.revokedAt !== null) return
      const item = { kind: 'kioskKey', id: key.id, ...(key.label !== null && { name: key.label }) } as const
      await writeAudit(writing, { by: member.name, action: 'kioskKey.revoke', item, now })
    })
    return { statusCode: 200, message: 'The kiosk key is revoked.' }
  })
}
