import * as contentRoutes from '#contract/contentRoutes.ts'
import * as adminContentRoutes from '#contract/adminContentRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { adminSettings, saveAdminSettings, settingsForStaff } from './settings.ts'
import { contentForStaff, publishDraft, publishFormer, saveDraft, visitorsContent } from './repository.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { Conflict } from '#server/http/Conflict.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { countMemoriesBefore } from '#server/memories/repository.ts'
import { retentionStart } from '#server/memories/retention.ts'

/** Words and numbers of content/ that staff put something else in place of (ADMIN-14). */
export const content: Routes = async (app, context) => {
  const { db, write } = context.database
  app.route({
    ...listFromContract(contentRoutes.content),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: '',
        reads: ['content_publication', 'setting'],
        build: visitorsContent,
        answer: contentRoutes.content.answer,
      }),
  })
  app.route({ ...fromContract(adminContentRoutes.adminContent), handler: () => contentForStaff(db) })
  app.route({
    ...fromContract(adminContentRoutes.saveContent),
    handler: ({ body, member }) =>
      write((writing) => saveDraft(writing, { ...body, by: member.name, now: timestamp() })),
  })
  app.route({
    ...fromContract(adminContentRoutes.publishContent),
    handler: ({ body, member }) =>
      write((writing) => publishDraft(writing, { ...body, by: member.name, now: timestamp() })),
  })
  app.route({
    ...fromContract(adminContentRoutes.undoContent),
    handler: ({ body, member }) =>
      write((writing) => publishFormer(writing, { ...body, by: member.name, now: timestamp() })),
  })
}

const changeable = ['holdNewStories', 'previewFirst', 'retentionMonths', 'listedWords'] as const

/** What staff set for the server. */
export const settings: Routes = async (app, context) => {
  const { db, write } = context.database

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
        const kept = { ...after, revision: before.revision + 1, changedBy: member.name, changedAt: now }
        await saveAdminSettings(writing, kept)
        const pick = (from: typeof before) => Object.fromEntries(changed.map((name) => [name, from[name]]))
        await writeAudit(writing, {
          by: member.name,
          action: 'settings.change',
          item: { kind: 'settings' },
          before: pick(before),
          after: pick(after),
          now,
        })
        return settingsForStaff(kept)
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
