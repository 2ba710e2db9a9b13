import type { FastifyInstance } from 'fastify'
import * as contentRoutes from '#contract/contentRoutes.ts'
import * as adminStoryRoutes from '#contract/adminContentRoutes.ts'
import { timestamp } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import { list, route } from '#server/http/route.ts'
import {
  contentForStaff,
  publishDraft,
  publishedContent,
  publishFormer,
  saveDraft,
} from '#server/repositories/content.ts'

/** Words and numbers of content/ that staff put something else in place of (ADMIN-14). */
export function addAdminContentRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database
  list(app, context, contentRoutes.content, () => ({
    key: '',
    reads: ['content_publication'],
    build: (reading) => publishedContent(reading),
  }))
  route(app, context, adminStoryRoutes.adminContent, () => contentForStaff(db))
  route(app, context, adminStoryRoutes.saveContent, ({ body, member }) =>
    write((writing) => saveDraft(writing, { ...body, by: member.name, now: timestamp() })),
  )
  route(app, context, adminStoryRoutes.publishContent, ({ body, member }) =>
    write((writing) => publishDraft(writing, { ...body, by: member.name, now: timestamp() })),
  )
  route(app, context, adminStoryRoutes.undoContent, ({ body, member }) =>
    write((writing) => publishFormer(writing, { ...body, by: member.name, now: timestamp() })),
  )
}
