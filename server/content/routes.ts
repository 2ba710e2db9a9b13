import * as adminContentRoutes from '#contract/adminContentRoutes.ts'
import type { AdminContent } from '#contract/adminContent.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import * as routes from '#contract/routes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { adminSettings, saveAdminSettings, settingsForStaff } from './settings.ts'
import type { Db } from '#server/db/schema.ts'
import { found, HttpError, Conflict } from '#server/http/HttpError.ts'
import {
  contentForStaff,
  overridesOf,
  problemsOf,
  publishDraft,
  publishFormer,
  saveDraft,
  visitorsContent,
} from './repository.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { countMemoriesBefore, retentionStart } from '#server/memories/repository.ts'

const changeable = ['holdNewStories', 'previewFirst', 'retentionMonths', 'listedWords'] as const

/** What staff set for the server, and words and numbers of content/ that staff put something else in place of (ADMIN-14). */
export const content: Routes = async (app, context) => {
  const { db, write } = context.database
  app.route(
    listFromContract(routes.content, context, {
      reads: ['content_publication', 'setting'],
      build: visitorsContent,
    }),
  )
  app.route({ ...fromContract(adminContentRoutes.adminContent), handler: () => contentForStaff(db) })
  app.route({
    ...fromContract(adminContentRoutes.saveContent),
    handler: ({ body: { revision, values }, member }) => {
      const wrong = problemsOf(values)
      if (wrong.length > 0) throw new HttpError(400, wrong.slice(0, 10).join('; '))
      return write(async (writing) => {
        const current = await requireDraft(writing, revision)
        return saveDraft(writing, current, { values, by: member.name, now: timestamp() })
      })
    },
  })
  app.route({
    ...fromContract(adminContentRoutes.publishContent),
    handler: ({ body, member }) =>
      write(async (writing) => {
        const current = await requireDraft(writing, body.revision)
        return publishDraft(writing, current, { by: member.name, now: timestamp() })
      }),
  })
  app.route({
    ...fromContract(adminContentRoutes.undoContent),
    handler: ({ body: { revision, version }, member }) =>
      write(async (writing) => {
        const current = await requireDraft(writing, revision)
        const values = found(await overridesOf(writing, version), `There is no version ${version}.`)
        return publishFormer(writing, current, { values, by: member.name, now: timestamp() })
      }),
  })

  app.route({
    ...fromContract(adminStoryRoutes.adminSettings),
    handler: async () => settingsForStaff(await adminSettings(db)),
  })

  app.route({
    ...fromContract(adminStoryRoutes.changeSettings),
    handler: async ({ body, member }) =>
      write(async (writing) => {
        const before = await adminSettings(writing)
        if (before.revision !== body.revision) {
          const { changedBy, changedAt } = before
          const current = settingsForStaff(before)
          throw new Conflict('the settings', { changedBy, changedAt: changedAt ?? timestamp(), current })
        }
        const after = { ...before }
        if (body.holdNewStories !== undefined) after.holdNewStories = body.holdNewStories
        if (body.previewFirst !== undefined) after.previewFirst = body.previewFirst
        if (body.retentionMonths !== undefined) after.retentionMonths = body.retentionMonths
        if (body.listedWords !== undefined) after.listedWords = [...new Set(body.listedWords)]
        const changed = changeable.filter(
          (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
        )
        if (changed.length === 0) return settingsForStaff(before)
        const now = timestamp()
        const stored = { ...after, revision: before.revision + 1, changedBy: member.name, changedAt: now }
        await saveAdminSettings(writing, stored)
        const pick = (from: typeof before) => Object.fromEntries(changed.map((name) => [name, from[name]]))
        await writeAudit(writing, {
          by: member.name,
          action: 'settings.change',
          item: { kind: 'settings' },
          before: pick(before),
          after: pick(after),
          now,
        })
        return settingsForStaff(stored)
      }),
  })

  app.route({
    ...fromContract(adminStoryRoutes.tryRetention),
    handler: async ({ query }) => {
      const before = retentionStart(query.months, Date.now())
      return { ...(await countMemoriesBefore(db, before)), before }
    },
  })
}

/** @throws Conflict where another member has saved since */
async function requireDraft(db: Db, revision: number): Promise<AdminContent> {
  const current = await contentForStaff(db)
  if (current.revision === revision) return current
  const { savedBy: changedBy, savedAt } = current
  throw new Conflict('these texts', { changedBy, changedAt: savedAt ?? new Date(0).toISOString(), current })
}
