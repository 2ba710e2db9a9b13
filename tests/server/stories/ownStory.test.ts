import { describe, expect, test } from 'vitest'
import { firstStoryId } from '#contract/limits.ts'
import { multipart, recording, startTestApp, type TestApp } from '../helpers.ts'

const share = '/api/user-story/submit-text/device/1/exhibition/1'
const list = '/api/user-story/device/1'

async function submit({ app }: TestApp, storyText = 'Mein Bruder nahm die Kassette mit ins Militär.') {
  const left = await app.inject({
    method: 'POST',
    url: share,
    payload: { storyText, consentVersion: 'share-1' },
  })
  return left.json<{ storyId: number; personalLinkKey: string }>()
}

const own = ({ app }: TestApp, key: string, what = '', more: object = {}) =>
  app.inject({ method: 'POST', url: `/api/user-story/own${what}`, payload: { key, ...more } })

const standsIn = async ({ app }: TestApp, storyId: number) =>
  (await app.inject(list)).json<{ id: number }[]>().some(({ id }) => id === storyId)

describe('[SHARE-08] a personal link', () => {
  test('opens the story it was given for, and the consent that was agreed to is stored with it', async () => {
    const museum = await startTestApp()
    const { storyId, personalLinkKey } = await submit(museum)
    const answer = await own(museum, personalLinkKey)
    expect(answer.json()).toMatchObject({
      state: 'published',
      device: { id: 1 },
      story: { id: storyId, textDE: 'Mein Bruder nahm die Kassette mit ins Militär.' },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    const row = await museum.database.db
      .selectFrom('user_story')
      .select('consent_version')
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow()
    expect(row.consent_version).toBe('share-1')
  })

  test('that is wrong, made up, or of another server opens nothing', async () => {
    const [museum, other] = [await startTestApp(), await startTestApp()]
    const { storyId, personalLinkKey } = await submit(museum)
    const next = personalLinkKey.replace(String(storyId), String(storyId + 1))
    const bent = personalLinkKey.slice(0, -1) + (personalLinkKey.endsWith('A') ? 'B' : 'A')
    for (const key of [next, bent, (await submit(other)).personalLinkKey]) {
      for (const [what, more] of [
        ['', {}],
        ['/correct', { storyText: 'Mine.' }],
        ['/withdraw', {}],
      ] as const) {
        const answer = await own(museum, key, what, more)
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toEqual({ statusCode: 404, message: 'This link opens no story.' })
      }
    }
    for (const key of ['', 'x', `${firstStoryId}.`, '1'.repeat(300)]) {
      expect((await own(museum, key)).statusCode).toBe(400)
    }
    expect(await standsIn(museum, storyId)).toBe(true)
  })

  test('corrects the text: lists show the new one at once, and title, translation and picture are made anew', async () => {
    const museum = await startTestApp()
    const { storyId, personalLinkKey } = await submit(museum)
    const answer = await own(museum, personalLinkKey, '/correct', {
      storyText: 'My brother took it to the army, and it came back.',
    })
    expect(answer.json()).toEqual({ statusCode: 200, message: 'Your story has been corrected.' })
    const stories = (await museum.app.inject(list)).json<{ id: number }[]>()
    expect(stories.find(({ id }) => id === storyId)).toMatchObject({
      textEN: 'My brother took it to the army, and it came back.',
      textDE: null,
      language: 'en',
    })
    const work = await museum.database.db
      .selectFrom('job')
      .select(['kind', 'state'])
      .where('kind', '!=', 'narration')
      .where('subject', '=', storyId)
      .orderBy('kind')
      .execute()
    expect(work).toEqual([
      { kind: 'visual', state: 'pending' },
      { kind: 'words', state: 'pending' },
    ])
    expect((await own(museum, personalLinkKey, '/correct', { storyText: '  ' })).statusCode).toBe(400)
  })

  test('withdraws the story: text, voice and picture are deleted at once; a repeat is harmless, and the key says so', async () => {
    const museum = await startTestApp()
    const left = await museum.app.inject({
      method: 'POST',
      url: '/api/user-story/submit-audio/device/1/exhibition/1',
      ...(await multipart(['exhibitionId', '1'], ['audio', recording()])),
    })
    const { storyId, personalLinkKey } = left.json<{ storyId: number; personalLinkKey: string }>()
    const { story } = (await own(museum, personalLinkKey)).json<{ story: { voice: { url: string } } }>()
    expect((await museum.app.inject(story.voice.url)).statusCode).toBe(200)
    for (let time = 0; time < 2; time++) {
      const answer = await own(museum, personalLinkKey, '/withdraw')
      expect(answer.json()).toMatchObject({ statusCode: 200 })
      expect(await standsIn(museum, storyId)).toBe(false)
      expect((await museum.app.inject(story.voice.url)).statusCode).toBe(404)
      expect((await own(museum, personalLinkKey)).json()).toMatchObject({ state: 'withdrawn', story: null })
    }
    expect((await own(museum, personalLinkKey, '/correct', { storyText: 'Back.' })).statusCode).toBe(409)
    const work = museum.database.db.selectFrom('job').selectAll().where('subject', '=', storyId)
    expect(await work.execute()).toEqual([])
  })
})
