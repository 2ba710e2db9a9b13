import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import * as adminStoryRoutes from '#contract/adminNarrationRoutes.ts'
import type { AuditAction } from '#contract/adminSettings.ts'
import type { AdminNarrations } from '#contract/adminNarration.ts'
import { timestamp } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import type { Schema } from '#server/db/schema.ts'
import { narrateAnew } from '#server/generation.ts'
import type { Member } from '#server/http/access.ts'
import { route } from '#server/http/route.ts'
import { previewing } from '#server/publishNarrations.ts'
import { writeAudit } from '#server/repositories/audit.ts'
import { requireDevice } from '#server/repositories/devices.ts'
import { discardVersions, hearVersions, narrationsForStaff } from '#server/repositories/narrationVersions.ts'

/** Narrations that staff listen to before visitors do, and the way back (ADMIN-04). */
export function addNarrationAdminRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database

  route(app, context, adminStoryRoutes.adminNarrations, async ({ params }) =>
    narrationsForStaff(db, await requireDevice(db, params.deviceId)),
  )

  route(app, context, adminStoryRoutes.previewNarration, async ({ params, member, request }) => {
    const device = await requireDevice(db, params.deviceId)
    await narrateAnew(context, device, previewing(device, member), request.log)
    return narrationsForStaff(db, device)
  })

  route(app, context, adminStoryRoutes.acceptNarration, ({ params, body, member }) =>
    decideOn(params.deviceId, member, 'narration.accept', (writing, now) =>
      hearVersions(writing, { ...params, ids: body.ids, state: 'candidate', now }),
    ),
  )

  route(app, context, adminStoryRoutes.discardNarration, ({ params, body, member }) =>
    decideOn(params.deviceId, member, 'narration.discard', (writing, now) =>
      discardVersions(writing, { ...params, ids: body.ids, state: 'candidate', now }),
    ),
  )

  route(app, context, adminStoryRoutes.restoreNarration, ({ params, body, member }) =>
    decideOn(params.deviceId, member, 'narration.restore', (writing, now) =>
      hearVersions(writing, { ...params, ids: body.ids, state: 'former', now }),
    ),
  )

  type Decide = (
    writing: Kysely<Schema>,
    now: string,
  ) => Promise<readonly { language: string; edition: number }[]>

  async function decideOn(
    deviceId: number,
    member: Member,
    action: AuditAction,
    decide: Decide,
  ): Promise<AdminNarrations> {
    const device = await requireDevice(db, deviceId)
    return write(async (writing) => {
      const now = timestamp()
      const versions = await decide(writing, now)
      const editions = Object.fromEntries(versions.map(({ language, edition }) => [language, edition]))
      const item = { kind: 'device', ...device } as const
      await writeAudit(writing, { by: member.name, action, item, after: { editions }, now })
      return narrationsForStaff(writing, device)
    })
  }
}
