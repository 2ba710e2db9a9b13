import { expect, inject, test } from 'vitest'
import * as review from '#contract/adminReviewRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { openPostgres } from '#server/db/postgres/open.ts'
import { addMember, adminOn } from '../server/adminHelpers.ts'
import { countRows, makeFolder, startAppOn } from '../server/helpers.ts'
import { makeTestPostgres } from './database.ts'

const answers = {
  name: 'Rosa',
  retroEra: '80s',
  favoriteDevice: 'Walkman',
  favoriteFeatures: 'Das Rauschen vor der Musik',
  favoriteStorage: 'Kassette',
  skills: 'Band mit dem Bleistift zurückspulen',
}

test('[CURATE-01] [CURATE-03] [API-07] an avatar that staff hide or delete at one server is gone at the other at once', async () => {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  const start = async () => {
    const database = await openPostgres(url)
    return { ...(await startAppOn(database, makeFolder())), database }
  }
  const [one, other] = [await start(), await start()]
  const staff = adminOn(one, await addMember(one, 'Cora', 'curator'))
  const colleague = adminOn(other, await addMember(other, 'Cleo', 'curator'))
  const wall = async () => (await other.app.inject('/api/avatar')).json<unknown[]>().length
  const make = () => one.app.inject({ method: 'POST', url: '/api/avatar', payload: answers })
  const { shortUuid } = (await make()).json()
  expect(await wall()).toBe(1)
  const { avatars } = await staff.ask(review.adminAvatars)
  const params = { avatarId: avatars[0]?.id ?? 0 }

  await staff.ask(review.decideAvatar, { params, body: { decision: 'hide' } })
  expect(await wall()).toBe(0)
  expect((await other.app.inject(`/api/avatar/detail/${shortUuid}`)).statusCode).toBe(404)
  await colleague.ask(review.decideAvatar, { params, body: { decision: 'publish' } })
  expect(await wall()).toBe(1)

  // Both at the same moment: it is gone, and on record once.
  await Promise.all([staff, colleague].map(({ ask }) => ask(review.deleteAvatar, { params })))
  expect(await wall()).toBe(0)
  expect(await countRows(one.database, 'avatar')).toBe(0)
  expect(await countRows(one.database, 'media')).toBe(0)
  const { entries } = await staff.ask(admin.audit, { query: { action: 'avatar.delete' } })
  expect(entries).toHaveLength(1)
})
