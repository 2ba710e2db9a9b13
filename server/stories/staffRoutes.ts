import type { AdminStory } from '#contract/admin.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { Conflict, failure, found, HttpError } from '#server/http/HttpError.ts'
import { writeAudit } from '#server/staff/audit.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { decide, editStory, swapVisual, undoDecision } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { illustrateOnce, publishPicture } from './jobs.ts'
import { adminStoryOf, lastChangeOf, storiesForStaff } from './moderation.ts'
import { storyToWorkOn } from './prepared.ts'

const none = (storyId: number) => `There is no story ${storyId}.`
const requireStory = async (db: Db, id: number) => found(await adminStoryOf(db, id), none(id))

function refuseDeleted({ state }: AdminStory): void {
  if (state === 'deleted')
    throw new HttpError(409, 'This story is deleted. Undo the deletion first, then try again.')
}

/** Moderation and curation of stories (ADMIN-08, ADMIN-11). */
export const staffStories: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database

  /**
   * Changes a story that is unchanged since staff saw it.
   * @throws Conflict otherwise
   */
  async function change(
    storyId: number,
    isAsSeen: (story: AdminStory) => boolean,
    act: (writing: Db, story: AdminStory, now: string) => Promise<void>,
  ): Promise<AdminStory> {
    const changed = await write(async (writing) => {
      const current = await requireStory(writing, storyId)
      if (!isAsSeen(current))
        throw new Conflict('this story', { ...(await lastChangeOf(writing, current)), current })
      await act(writing, current, timestamp())
      return requireStory(writing, storyId)
    })
    context.wakeQueue()
    return changed
  }
  const ofRevision = (wanted: { readonly revision: number }) => (story: AdminStory) =>
    story.revision === wanted.revision

  const decideOn = (storyId: number, seen: { readonly revision: number }, to: Decision, by: string) =>
    change(storyId, ofRevision(seen), (writing, story, now) => {
      if (to !== 'deleted') refuseDeleted(story)
      return decide(writing, story, { to, by, now })
    })

  app.route({
    ...fromContract(adminStoryRoutes.adminStories),
    handler: ({ query }) => storiesForStaff(db, query),
  })
  app.route({
    ...fromContract(adminStoryRoutes.adminStory),
    handler: ({ params }) => requireStory(db, params.storyId),
  })

  app.route({
    ...fromContract(adminStoryRoutes.decideStory),
    handler: ({ params, body, member }) =>
      decideOn(params.storyId, body, body.decision === 'publish' ? 'published' : 'hidden', member.name),
  })

  app.route({
    ...fromContract(adminStoryRoutes.deleteStory),
    handler: ({ params, body, member }) => decideOn(params.storyId, body, 'deleted', member.name),
  })

  app.route({
    ...fromContract(adminStoryRoutes.undoDecision),
    handler: ({ params, body: { decisionId }, member }) =>
      change(
        params.storyId,
        ({ decision }) => decision?.id === decisionId,
        async (writing, story, now) => {
          const { decision } = story
          if (decision === null) return
          if (decision.to === 'deleted' && member.role !== 'curator')
            throw new HttpError(403, 'Only a curator can undo a deletion; you are logged in as moderator.')
          await undoDecision(writing, story, decision, { by: member.name, now })
        },
      ),
  })

  app.route({
    ...fromContract(adminStoryRoutes.editStory),
    handler: ({ params, body, member }) =>
      change(params.storyId, ofRevision(body), async (writing, story, now) => {
        refuseDeleted(story)
        const words = {
          titleDE: body.titleDE || null,
          titleEN: body.titleEN || null,
          textDE: body.textDE || null,
          textEN: body.textEN || null,
        }
        if (story.voice === null && words.textDE === null && words.textEN === null)
          throw new HttpError(400, 'textDE: a written story needs its text in one language at least')
        await editStory(writing, story, { words, by: member.name, now })
      }),
  })

  app.route({
    ...fromContract(adminStoryRoutes.redrawStory),
    handler: async ({ params: { storyId }, member, log }) => {
      const story = found(await storyToWorkOn(db, storyId), none(storyId))
      const made = await illustrateOnce(context, story).catch((error: unknown) => {
        throw failure(error, log, 'The picture could not be generated. The previous one stays.')
      })
      const drawn = await write(async (writing) => {
        // It may have been withdrawn meanwhile.
        await requireStory(writing, storyId)
        if (!(await publishPicture(writing, storyId, made))) return undefined
        const item = { kind: 'story', id: storyId } as const
        await writeAudit(writing, { by: member.name, action: 'story.redraw', item })
        return requireStory(writing, storyId)
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
    handler: ({ params: { storyId }, member }) =>
      change(
        storyId,
        () => true,
        async (writing, _story, now) => {
          if (!(await swapVisual(writing, storyId, { by: member.name, now })))
            throw new HttpError(409, 'This story has no previous picture. Generate a new one instead.')
        },
      ),
  })
}
