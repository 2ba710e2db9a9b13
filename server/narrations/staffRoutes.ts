import type { Kysely } from 'kysely'
import * as adminStoryRoutes from '#contract/adminNarrationRoutes.ts'
import type { AuditAction } from '#contract/adminSettings.ts'
import type { AdminNarrations } from '#contract/adminNarration.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Schema } from '#server/db/schema.ts'
import { narrateAnew } from '#server/narrations/generation.ts'
import type { Member } from '#server/staff/access.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { previewing } from '#server/narrations/publish.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { requireDevice } from '#server/devices/repository.ts'
import { discardVersions, hearVersions, narrationsForStaff } from '#server/narrations/versions.ts'

/** Narrations that staff listen to before visitors do, and the way back (ADMIN-04). */
export const narrations: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.adminNarrations),
    handler: async ({ params }) => narrationsForStaff(db, await requireDevice(db, params.deviceId)),
  })

  app.route({
    ...fromContract(adminStoryRoutes.previewNarration),
    handler: async (request) => {
      const { params, member } = request
      const device = await requireDevice(db, params.deviceId)
      await narrateAnew(context, device, previewing(device, member), request.log)
      return narrationsForStaff(db, device)
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.acceptNarration),
    handler: ({ params, body, member }) =>
      decideOn(params.deviceId, member, 'narration.accept', (writing, now) =>
        hearVersions(writing, { ...params, ids: body.ids, state: 'candidate', now }),
      ),
  })

  app.route({
    ...fromContract(adminStoryRoutes.discardNarration),
    handler: ({ params, body, member }) =>
      decideOn(params.deviceId, member, 'narration.discard', (writing, now) =>
        discardVersions(writing, { ...params, ids: body.ids, state: 'candidate', now }),
      ),
  })

  app.route({
    ...fromContract(adminStoryRoutes.restoreNarration),
    handler: ({ params, body, member }) =>
      decideOn(params.deviceId, member, 'narration.restore', (writing, now) =>
        hearVersions(writing, { ...params, ids: body.ids, state: 'former', now }),
      ),
  })

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
