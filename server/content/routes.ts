import * as contentRoutes from '#contract/contentRoutes.ts'
import * as adminStoryRoutes from '#contract/adminContentRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { holdsNewStories } from '#server/content/settings.ts'
import {
  contentForStaff,
  publishDraft,
  publishedContent,
  publishFormer,
  saveDraft,
} from '#server/content/repository.ts'

/** Words and numbers of content/ that staff put something else in place of (ADMIN-14). */
export const content: Routes = async (app, context) => {
  const { db, write } = context.database
  app.route({
    ...listFromContract(contentRoutes.content),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: '',
        reads: ['content_publication', 'setting'],
        build: async (reading) => ({
          ...(await publishedContent(reading)),
          ...((await holdsNewStories(reading)) && { storiesAwaitReading: true }),
        }),
        answer: contentRoutes.content.answer,
      }),
  })
  app.route({ ...fromContract(adminStoryRoutes.adminContent), handler: () => contentForStaff(db) })
  app.route({
    ...fromContract(adminStoryRoutes.saveContent),
    handler: ({ body, member }) =>
      write((writing) => saveDraft(writing, { ...body, by: member.name, now: timestamp() })),
  })
  app.route({
    ...fromContract(adminStoryRoutes.publishContent),
    handler: ({ body, member }) =>
      write((writing) => publishDraft(writing, { ...body, by: member.name, now: timestamp() })),
  })
  app.route({
    ...fromContract(adminStoryRoutes.undoContent),
    handler: ({ body, member }) =>
      write((writing) => publishFormer(writing, { ...body, by: member.name, now: timestamp() })),
  })
}
