import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { illustrateOnce, publishPicture } from './illustrate.ts'
import { failure, HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { decide, undoDecision } from '#server/stories/decisions.ts'
import { adminStoryOf, storiesForStaff } from '#server/stories/moderation.ts'
import { storyToWorkOn } from '#server/stories/prepared.ts'
import { editStory, swapVisual } from '#server/stories/edits.ts'

/** Moderation and curation of stories (ADMIN-08, ADMIN-11). */
export const stories: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.adminStories),
    handler: ({ query }) => storiesForStaff(db, query),
  })
  app.route({
    ...fromContract(adminStoryRoutes.adminStory),
    handler: ({ params }) => adminStoryOf(db, params.storyId),
  })

  app.route({
    ...fromContract(adminStoryRoutes.decideStory),
    handler: async ({ params, body, member }) => {
      const to = body.decision === 'publish' ? 'published' : 'hidden'
      const { storyId } = params
      const { revision } = body
      const story = await write((writing) =>
        decide(writing, { storyId, revision, to, by: member.name, now: timestamp() }),
      )
      context.wakeQueue()
      return story
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.deleteStory),
    handler: async ({ params, body, member }) => {
      const { storyId } = params
      const { revision } = body
      const story = await write((writing) =>
        decide(writing, { storyId, revision, to: 'deleted', by: member.name, now: timestamp() }),
      )
      context.wakeQueue()
      return story
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.undoDecision),
    handler: async ({ params, body, member }) => {
      const mayUndelete = member.role === 'curator'
      const undo = { ...params, ...body, mayUndelete, by: member.name, now: timestamp() }
      const story = await write((writing) => undoDecision(writing, undo))
      context.wakeQueue()
      return story
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.editStory),
    handler: async ({ params, body, member }) => {
      const { revision, ...given } = body
      const words = {
        titleDE: given.titleDE || null,
        titleEN: given.titleEN || null,
        textDE: given.textDE || null,
        textEN: given.textEN || null,
      }
      const edit = { storyId: params.storyId, revision, words, by: member.name, now: timestamp() }
      const story = await write((writing) => editStory(writing, edit))
      context.wakeQueue()
      return story
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.redrawStory),
    handler: async (request) => {
      const { params, member } = request
      const { storyId } = params
      await adminStoryOf(db, storyId)
      const story = await storyToWorkOn(db, storyId)
      if (story === undefined) throw new HttpError(404, `There is no story ${storyId}.`)
      const made = await illustrateOnce(context, story).catch((error: unknown) => {
        throw failure(error, request.log, 'The picture could not be generated. The previous one stays.')
      })
      const drawn = await write(async (writing) => {
        // It may have been withdrawn while it was drawn.
        await adminStoryOf(writing, storyId)
        if (!(await publishPicture(writing, storyId, made))) return undefined
        const item = { kind: 'story', id: storyId } as const
        await writeAudit(writing, { by: member.name, action: 'story.redraw', item, now: timestamp() })
        return adminStoryOf(writing, storyId)
      })
      if (drawn !== undefined) return drawn
      context.wakeQueue()
      throw new HttpError(
        409,
        'The story was changed while its picture was generated. Another picture is generated from its new text.',
      )
    },
  })

  app.route({
    ...fromContract(adminStoryRoutes.formerVisual),
    handler: ({ params, member }) =>
      write((writing) => swapVisual(writing, { ...params, by: member.name, now: timestamp() })),
  })
}
