import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import * as admin from '#contract/adminStoryRoutes.ts'
import { startJobs } from '../helpers.ts'
import { remove, startAdmin, shareText } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'

const text = 'Mein Bruder nahm die Kassette mit ins Militär, und sie kam nie zurück.'

/** ms: the work is real, and a machine may be busy. */
const inTime = { timeout: 30_000 }

const workOf = ({ database }: AdminApp, storyId: number) =>
  database.db.selectFrom('job').selectAll().where('kind', '!=', 'narration').where('subject', '=', storyId)

/** A story whose pictures are named without their signature, which is another one each hour. */
function unsigned(story: z.output<typeof admin.adminStory.answer>) {
  const pathOf = (url: string | null) => url?.replace(/\?.*/, '') ?? null
  return { ...story, visualUrl: pathOf(story.visualUrl), formerVisualUrl: pathOf(story.formerVisualUrl) }
}

/** Has everything made that waits to be made of a story. */
async function workOff(museum: AdminApp, storyId: number): Promise<void> {
  const queue = startJobs(museum)
  const left = async () => (await workOf(museum, storyId).where('state', '=', 'pending').execute()).length
  await expect.poll(left, inTime).toBe(0)
  await queue.stop()
}

/** How often its picture failed to be made. */
async function attemptsOf(museum: AdminApp, storyId: number): Promise<number> {
  const work = await workOf(museum, storyId)
    .where('kind', '=', 'visual')
    .where('note', 'is not', null)
    .execute()
  return work.length
}

describe('[ADMIN-08] editing', () => {
  test('sets titles and texts to the letter, in both languages, once for each revision', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, text)
    const params = { storyId }
    const { revision } = await museum.ask(admin.adminStory, { params })
    const words = {
      titleDE: '=HYPERLINK("http://x.ch")',
      titleEN: '<b>Bold</b> & “quoted”',
      textDE: 'Rechts \u202Enach links\u202C, \u200Eund 👨‍👩‍👧‍👦 e\u0301.',
      textEN: "Robert'); DROP TABLE user_story;--\n\tnew line",
    }
    const edited = await museum.ask(admin.editStory, { params, body: { revision, ...words } })
    expect(edited).toMatchObject({ ...words, edited: { by: 'Cora' }, revision: revision + 1 })
    const [seen] = (await museum.app.inject('/api/user-story/device/1')).json()
    expect(seen).toMatchObject(words)
    const again = await museum.send(admin.editStory, {
      params,
      body: { revision, ...words, titleDE: 'Anders' },
    })
    expect(again.body).toMatchObject({ changedBy: 'Cora', current: words })
    expect((await museum.ask(admin.audit)).entries[0]).toMatchObject({
      action: 'story.edit',
      before: { titleDE: null, textDE: text },
      after: words,
    })
    // What a visitor takes back is nowhere left, the audit list included.
    const { personalLinkKey } = await shareText(museum, 'Nur kurz hier, aber mit einem langen Satz.')
    const other = (await museum.ask(admin.adminStories, { query: { search: 'langen Satz' } })).stories[0]
    await museum.ask(admin.editStory, {
      params: { storyId: other?.id ?? 0 },
      body: { ...words, revision: other?.revision, titleDE: 'Kurz' },
    })
    const payload = { key: personalLinkKey }
    await museum.app.inject({ method: 'POST', url: '/api/user-story/own/withdraw', payload })
    const list = await museum.ask(admin.audit, { query: { itemId: other?.id ?? 0 } })
    expect(list.entries).toMatchObject([{ action: 'story.edit', before: null, after: null }])
    expect((await museum.send(admin.adminStory, { params: { storyId: other?.id ?? 0 } })).status).toBe(404)
  })

  test('a translation that staff wrote is spoken, and one that they changed is spoken anew', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, text)
    const params = { storyId }
    const work = async () => {
      await workOff(museum, storyId)
      return museum.ask(admin.adminStory, { params })
    }
    await museum.database.write((db) => db.deleteFrom('job').where('kind', '=', 'narration').execute())
    const told = await work()
    expect(told.spokenTranslation).toBeUndefined()
    const words = { titleDE: told.titleDE, titleEN: 'The tape', textDE: told.textDE }
    const translate = async (textEN: string | null) => {
      const { revision } = await museum.ask(admin.adminStory, { params })
      await museum.ask(admin.editStory, { params, body: { ...words, textEN, revision } })
      return work()
    }
    const heard = async (story: { spokenTranslation?: { url: string } | undefined }) =>
      (await museum.app.inject(story.spokenTranslation?.url ?? '/')).body
    expect(await heard(await translate('He took the tape.'))).toBe('en reading of He took the tape.')
    expect(await heard(await translate('He took the cassette.'))).toBe('en reading of He took the cassette.')
    expect((await translate(null)).spokenTranslation).toBeUndefined()
    // What is changed while it is being spoken is spoken again.
    const { narrator } = museum.storyteller
    const read = narrator.read.bind(narrator)
    let isFirst = true
    narrator.read = async (order) => {
      if (isFirst) {
        isFirst = false
        const { revision } = await museum.ask(admin.adminStory, { params })
        const body = { ...words, textEN: 'He took it along.', revision }
        await museum.ask(admin.editStory, { params, body })
      }
      return read(order)
    }
    expect(await heard(await translate('He had it with him.'))).toBe('en reading of He took it along.')
  })

  test('refuses invalid values by field, and deleted stories', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, text)
    const params = { storyId }
    const { revision } = await museum.ask(admin.adminStory, { params })
    const words = { revision, titleDE: null, titleEN: null, textDE: text, textEN: null }
    const messageOf = async (body: object) => {
      const answer = await museum.send(admin.editStory, { params, body })
      expect(answer.status).toBe(400)
      return answer.body.message
    }
    expect(await messageOf({ ...words, textDE: ' ', textEN: null })).toBe(
      'textDE: a written story needs its text in one language at least',
    )
    expect(await messageOf({ ...words, titleEN: 'x'.repeat(201) })).toBe(
      'titleEN: must be at most 200 characters',
    )
    expect(await messageOf({ ...words, textEN: 7 })).toMatch(/^textEN: must be/)
    expect(await messageOf({ revision })).toContain('titleDE: is missing')
    await remove(museum, storyId)
    const removed = await museum.ask(admin.adminStory, { params })
    const late = await museum.send(admin.editStory, {
      params,
      body: { ...words, revision: removed.revision },
    })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('deleted') } })
  })

  test('[GEN-02] words that changed are drawn anew, a translation alone is not, and no picture of former words stays @full', async () => {
    const museum = await startAdmin()
    const { storyId, personalLinkKey } = await shareText(museum, text)
    const params = { storyId }
    const pictures = async () => unsigned(await museum.ask(admin.adminStory, { params }))
    const draw = () => workOff(museum, storyId)
    await draw()
    const first = await pictures()
    expect(first.visualUrl).not.toBeNull()

    const edit = async (changed: object) => {
      const { revision, titleDE, titleEN, textDE, textEN } = await pictures()
      const body = { revision, titleDE, titleEN, textDE, textEN, ...changed }
      await museum.ask(admin.editStory, { params, body })
    }
    await edit({ textEN: 'A translation by somebody.' })
    await draw()
    expect((await pictures()).visualUrl).toBe(first.visualUrl)

    await edit({ textDE: 'Ganz andere Worte, von den Leuten vom Haus.' })
    expect((await pictures()).visualUrl).toBeNull()
    await draw()
    const second = await pictures()
    expect(second.visualUrl).not.toBe(first.visualUrl)
    expect(second.formerVisualUrl).toBe(first.visualUrl)

    const correct = (storyText: string) =>
      museum.app.inject({
        method: 'POST',
        url: '/api/user-story/own/correct',
        payload: { key: personalLinkKey, storyText },
      })
    expect((await correct('Ich habe es noch einmal anders erlebt und erzählt.')).statusCode).toBe(200)
    museum.storyteller.failure = new Error('out of ink')
    const queue = startJobs(museum)
    await expect.poll(() => attemptsOf(museum, storyId), inTime).toBeGreaterThan(0)
    await queue.stop()
    expect((await pictures()).visualUrl).toBeNull()
    museum.storyteller.failure = null
    await museum.database.write((db) =>
      db.updateTable('job').set({ due_at: '2026-01-01T00:00:00.000Z', claimed_at: null }).execute(),
    )
    await draw()
    const third = await pictures()
    expect(third.visualUrl).not.toBe(second.visualUrl)
    // What staff have drawn of the same words is newer.
    const theirs = unsigned(await museum.ask(admin.redrawStory, { params }))
    await museum.database.write((db) =>
      db.updateTable('job').set({ state: 'pending' }).where('kind', '=', 'visual').execute(),
    )
    await draw()
    expect((await pictures()).visualUrl).toBe(theirs.visualUrl)
  })

  test('a picture is drawn again, and swapped with the one before', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, text)
    const params = { storyId }
    expect((await museum.send(admin.formerVisual, { params })).status).toBe(409)
    const first = unsigned(await museum.ask(admin.redrawStory, { params }))
    const second = unsigned(await museum.ask(admin.redrawStory, { params }))
    expect(second.formerVisualUrl).toBe(first.visualUrl)
    expect(second.visualUrl).not.toBe(first.visualUrl)
    const back = unsigned(await museum.ask(admin.formerVisual, { params }))
    expect([back.visualUrl, back.formerVisualUrl]).toEqual([first.visualUrl, second.visualUrl])
    const { entries } = await museum.ask(admin.audit, { query: { item: 'story' } })
    expect(entries.map(({ action }) => action)).toEqual(['story.visualBack', 'story.redraw', 'story.redraw'])
    museum.storyteller.failure = new Error('out of ink')
    const failed = await museum.send(admin.redrawStory, { params })
    expect(failed).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('previous one stays') },
    })
  })
})
