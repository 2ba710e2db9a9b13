import { expect, test } from 'vitest'
import * as review from '#contract/adminReviewRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { countRows } from '../helpers.ts'

const submit = ({ app }: AdminApp, authorName: string, storyText: string) =>
  app.inject({
    method: 'POST',
    url: '/api/playground/story',
    payload: { deviceId: 2, authorName, storyText },
  })

test('[CURATE-04] [ADMIN-08] stories of the playground are read by staff, page by page, with their flags', async () => {
  const museum = await startAdmin()
  for (const number of [1, 2, 3]) {
    expect(
      (await submit(museum, `Person ${number}`, `Probe Nummer ${number}, ein Versuch.`)).statusCode,
    ).toBe(200)
  }
  await submit(museum, 'Vier', 'Kauft <b>alles</b> auf billig.shop')
  const first = await museum.ask(review.adminPlaygroundStories, { query: { limit: 2 } }, museum.moderator)
  expect(first.count).toBe(4)
  expect(first.stories).toMatchObject([
    {
      device: { id: 2, name: 'Apple iPod' },
      authorName: 'Vier',
      text: 'Kauft <b>alles</b> auf billig.shop',
      createdAt: expect.stringMatching(/Z$/),
      flags: [
        { kind: 'markup', found: '<b>' },
        { kind: 'markup', found: '</b>' },
        { kind: 'link', found: 'billig.shop' },
      ],
    },
    { authorName: 'Person 3', flags: [] },
  ])
  const query = { limit: 2, after: first.next ?? 0 }
  const second = await museum.ask(review.adminPlaygroundStories, { query })
  expect(second.stories.map(({ authorName }) => authorName)).toEqual(['Person 2', 'Person 1'])
  expect(second.next).toBeNull()
})

test('[CURATE-04] [ADMIN-08] a story of the playground is deleted for good by a curator, on record without its words', async () => {
  const museum = await startAdmin()
  await submit(museum, 'Frida', 'Ein Versuch, der wieder wegmuss.')
  const { stories } = await museum.ask(review.adminPlaygroundStories)
  const params = { storyId: stories[0]?.id ?? 0 }
  const remove = (token?: string) => museum.send(review.deletePlaygroundStory, { params }, token)
  expect((await remove(museum.moderator)).status).toBe(403)
  expect(await countRows(museum.database, 'playground_story')).toBe(1)
  expect((await remove()).status).toBe(200)
  expect(await countRows(museum.database, 'playground_story')).toBe(0)
  expect((await remove()).status).toBe(200)
  const { entries } = await museum.ask(admin.audit)
  expect(entries).toMatchObject([
    { by: 'Cora', action: 'playgroundStory.delete', item: { id: String(params.storyId), name: null } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Frida|Versuch/)
})
