import { describe, expect, test } from 'vitest'
import * as narrations from '#contract/adminNarrationRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { generateDeviceStory } from '#contract/staffRoutes.ts'
import { runUpkeep } from '#server/backups/upkeep.ts'
import { decide, hold, remove, seenBy, startAdmin, shareText } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { countRows, multipart, recording } from '../helpers.ts'

const dayMs = 86_400_000
const text = 'Mein Bruder nahm die Kassette mit ins Militär, und sie kam nie zurück.'

const undo = (museum: AdminApp, storyId: number, decisionId: number | undefined, token?: string) =>
  museum.send(admin.undoDecision, { params: { storyId }, body: { decisionId } }, token)

async function actions(museum: AdminApp) {
  const { entries } = await museum.ask(admin.audit)
  return entries.map(({ by, action, item }) => `${by} ${action} ${item.id}`)
}

describe('[ADMIN-11] deciding', () => {
  test('hides, publishes and restores; visitors’ lists follow, and member and time are stored', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, text)
    expect(await seenBy(museum)).toContain(storyId)
    const hidden = await decide(museum, storyId, 'hide', museum.moderator)
    expect(hidden).toMatchObject({
      state: 'hidden',
      decision: { by: 'Milo', from: 'published', to: 'hidden', at: expect.stringMatching(/Z$/) },
    })
    expect(await seenBy(museum)).not.toContain(storyId)
    const back = await undo(museum, storyId, hidden.decision?.id, museum.moderator)
    expect(back.body).toMatchObject({ state: 'published', decision: null })
    expect(await seenBy(museum)).toContain(storyId)
    expect(await actions(museum)).toEqual([`Milo story.undo ${storyId}`, `Milo story.hide ${storyId}`])
    const { entries } = await museum.ask(admin.audit, { query: { item: 'story', itemId: storyId, limit: 1 } })
    expect(entries).toMatchObject([{ before: { state: 'hidden' }, after: { state: 'published' } }])
  })

  test('on a story that another member has changed is refused, with who did and the present state', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, text)
    const { revision } = await museum.ask(admin.adminStory, { params: { storyId } })
    const hidden = await decide(museum, storyId, 'hide', museum.moderator)
    const late = await museum.send(admin.decideStory, {
      params: { storyId },
      body: { revision, decision: 'publish' },
    })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      statusCode: 409,
      message: expect.stringMatching(
        /^Milo has changed this story meanwhile \(\d\d:\d\d UTC\)\. Nothing was overwritten\. Look at what stands there now, then change it again\.$/,
      ),
      changedBy: 'Milo',
      changedAt: hidden.decision?.at,
      current: { id: storyId, state: 'hidden' },
    })
    expect(await seenBy(museum)).not.toContain(storyId)
    // Of two at the same moment one is first.
    const both = await Promise.all(
      [museum.curator, museum.moderator].map((token) =>
        museum.send(
          admin.decideStory,
          { params: { storyId }, body: { revision: hidden.revision, decision: 'publish' } },
          token,
        ),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await decide(museum, storyId, 'hide')
    // An older decision is not taken back over a newer one.
    await decide(museum, storyId, 'publish')
    expect((await undo(museum, storyId, hidden.decision?.id)).status).toBe(409)
  })

  test('deletes softly: invisible to visitors, restorable by curators, permanently deleted with its files after a week', async () => {
    const museum = await startAdmin()
    const form = await multipart(['exhibitionId', '1'], ['audio', recording()])
    const url = '/api/user-story/submit-audio/device/1/exhibition/1'
    const left = (await museum.app.inject({ method: 'POST', url, ...form })).json()
    const { storyId, personalLinkKey } = left
    await museum.ask(admin.redrawStory, { params: { storyId } })
    expect(await countRows(museum.database, 'media')).toBe(2)
    const open = async () =>
      (
        await museum.app.inject({
          method: 'POST',
          url: '/api/user-story/own',
          payload: { key: personalLinkKey },
        })
      ).statusCode

    const removed = await remove(museum, storyId)
    expect(removed.state).toBe('deleted')
    expect(Date.parse(removed.sweptAfter ?? '') - Date.parse(removed.decision?.at ?? '')).toBe(7 * dayMs)
    expect(await seenBy(museum)).not.toContain(storyId)
    expect(await open()).toBe(404)
    expect((await undo(museum, storyId, removed.decision?.id, museum.moderator)).status).toBe(403)
    expect((await undo(museum, storyId, removed.decision?.id)).body).toMatchObject({ state: 'published' })
    expect(await open()).toBe(200)

    await remove(museum, storyId)
    await runUpkeep(museum.database, Date.now() + 6 * dayMs)
    expect((await museum.send(admin.adminStory, { params: { storyId } })).status).toBe(200)
    expect(await runUpkeep(museum.database, Date.now() + 8 * dayMs)).toMatchObject({ stories: 1 })
    expect((await museum.send(admin.adminStory, { params: { storyId } })).status).toBe(404)
    expect(await countRows(museum.database, 'media')).toBe(0)
    expect(await actions(museum)).toContain(`null story.sweep ${storyId}`)
  })

  test('[RECALL-01] a narration that uses a hidden story is made again, and its versions can return only when the story is shown again', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, text)
    const params = { deviceId: 1, exhibitionId: 1 }
    await museum.ask(generateDeviceStory, { params })
    await museum.ask(narrations.previewNarration, { params })
    const pending = () =>
      museum.database.db
        .selectFrom('job')
        .innerJoin('narration', (narration) =>
          narration
            .onRef('narration.device_id', '=', 'job.subject')
            .onRef('narration.language', '=', 'job.language'),
        )
        .select(['job.language', 'audio_hash'])
        .where('kind', '=', 'narration')
        .where('device_id', '=', 1)
        .where('state', '=', 'pending')
        .execute()
    expect(await pending()).toEqual([])
    const hidden = await decide(museum, storyId, 'hide')
    // There are no English words of it.
    expect(await pending()).toEqual([{ language: 'de', audio_hash: null }])
    const { candidates } = await museum.ask(narrations.adminNarrations, { params })
    const ids = candidates.map(({ id }) => id)
    expect(ids).toHaveLength(2)
    const refused = await museum.send(narrations.acceptNarration, { params, body: { ids } })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('quotes a story that is no longer published')
    await undo(museum, storyId, hidden.decision?.id)
    expect((await museum.send(narrations.acceptNarration, { params, body: { ids } })).status).toBe(200)
    // What was recalled is not kept for the way back.
    const { former } = await museum.ask(narrations.adminNarrations, { params })
    expect(former.map(({ language }) => language)).toEqual(['en'])
  })
})

describe('[ADMIN-08] holding new stories', () => {
  test('is off at first; once on, a story awaits review unseen, is counted, and appears when staff publish it', async () => {
    const museum = await startAdmin()
    expect(await shareText(museum, text)).not.toHaveProperty('awaitsStaff')
    await hold(museum, true)
    const { storyId, awaitsStaff, personalLinkKey } = await shareText(museum, `${text} Noch einmal.`)
    expect(awaitsStaff).toBe(true)
    expect(await seenBy(museum)).not.toContain(storyId)
    expect((await museum.ask(admin.adminStories)).counts.new).toBe(1)
    const queue = await museum.ask(admin.adminStories, { query: { state: 'new', order: 'oldest' } })
    expect(queue.stories.map(({ id }) => id)).toEqual([storyId])
    const own = (
      await museum.app.inject({
        method: 'POST',
        url: '/api/user-story/own',
        payload: { key: personalLinkKey },
      })
    ).json()
    expect(own.state).toBe('waiting')
    await decide(museum, storyId, 'publish', museum.moderator)
    expect(await seenBy(museum)).toContain(storyId)

    // Who was let in with one text is not let in with another.
    const correct = (storyText: string) =>
      museum.app.inject({
        method: 'POST',
        url: '/api/user-story/own/correct',
        payload: { key: personalLinkKey, storyText },
      })
    expect((await correct('Etwas ganz anderes.')).statusCode).toBe(200)
    expect(await seenBy(museum)).not.toContain(storyId)
    const waiting = await museum.ask(admin.adminStory, { params: { storyId } })
    expect(waiting).toMatchObject({ state: 'new', decision: null, textDE: 'Etwas ganz anderes.' })
    await hold(museum, false)
    await decide(museum, storyId, 'publish')
    await correct('Und noch etwas.')
    expect(await seenBy(museum)).toContain(storyId)
  })
})
