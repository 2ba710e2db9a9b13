import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import * as review from '#contract/adminReviewRoutes.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { kyselyOver } from '#server/db/sqlite.ts'
import { hold, startAdmin } from './adminHelpers.ts'
import type { AdminApp } from './adminHelpers.ts'
import { countRows, makeFolder } from './helpers.ts'

const rosa: AvatarAnswers = {
  name: 'Rosa',
  retroEra: '80s',
  favoriteDevice: 'Walkman',
  favoriteFeatures: 'Das Rauschen vor der Musik',
  favoriteStorage: 'Kassette',
  skills: 'Band mit dem Bleistift zurückspulen',
}

/** @returns the avatar's `shortUuid` */
async function makeAvatar({ app }: AdminApp, answers: Partial<AvatarAnswers> = {}): Promise<string> {
  const payload = { ...rosa, ...answers }
  return (await app.inject({ method: 'POST', url: '/api/avatar', payload })).json().shortUuid
}

/** The names on the wall. */
async function wall({ app }: AdminApp): Promise<string[]> {
  return (await app.inject('/api/avatar')).json<{ name: string }[]>().map(({ name }) => name)
}

const detail = ({ app }: AdminApp, shortUuid: string) => app.inject(`/api/avatar/detail/${shortUuid}`)

/** The page as it comes to somebody, or to a service that previews its link. */
const page = async ({ app }: AdminApp, shortUuid: string) =>
  (await app.inject(`/exhibits/vcfzh25/detail/${shortUuid}`)).body

async function idOf(house: AdminApp, name: string): Promise<number> {
  const { avatars } = await house.ask(review.adminAvatars)
  const avatar = avatars.find((each) => each.name === name)
  if (avatar === undefined) throw new Error(`There is no avatar ${name}`)
  return avatar.id
}

const decide = (house: AdminApp, avatarId: number, decision: 'publish' | 'hide', token?: string) =>
  house.ask(review.decideAvatar, { params: { avatarId }, body: { decision } }, token)

const auditOf = async (house: AdminApp) =>
  (await house.ask(admin.audit, { query: { item: 'avatar' } })).entries.map(
    ({ by, action, item }) => `${by} ${action} ${item.id}`,
  )

describe('[CURATE-01] [ADMIN-08] hiding and publishing avatars', () => {
  test('a hidden avatar leaves the wall, its page and the preview of its link; published it is back', async () => {
    const house = await startAdmin()
    const shortUuid = await makeAvatar(house)
    await makeAvatar(house, { name: 'Anton' })
    const avatarId = await idOf(house, 'Rosa')
    expect(await page(house, shortUuid)).toContain('Rosa')
    const { imageUrl } = (await detail(house, shortUuid)).json()
    const pictureStatus = async (url: string) => (await house.app.inject(url)).statusCode
    expect(await pictureStatus(imageUrl)).toBe(200)

    expect(await decide(house, avatarId, 'hide', house.moderator)).toMatchObject({
      id: avatarId,
      shortUuid,
      state: 'hidden',
      answers: rosa,
      decision: { by: 'Milo', at: expect.stringMatching(/Z$/) },
    })
    expect(await wall(house)).toEqual(['Anton'])
    expect((await detail(house, shortUuid)).statusCode).toBe(404)
    expect(await page(house, shortUuid)).not.toContain('Rosa')
    expect(await pictureStatus(imageUrl)).toBe(404)
    const { avatars, counts } = await house.ask(review.adminAvatars, { query: { state: 'hidden' } })
    expect(avatars.map(({ name }) => name)).toEqual(['Rosa'])
    expect(await pictureStatus(avatars[0]?.imageUrl ?? '')).toBe(200)
    expect(counts).toEqual({ new: 0, published: 1, hidden: 1 })

    await decide(house, avatarId, 'publish')
    expect(await wall(house)).toEqual(['Anton', 'Rosa'])
    expect((await detail(house, shortUuid)).json()).toMatchObject({ name: 'Rosa' })
    expect(await page(house, shortUuid)).toContain('Rosa')
    expect(await auditOf(house)).toEqual([`Cora avatar.publish ${avatarId}`, `Milo avatar.hide ${avatarId}`])
  })

  test('a decision that is sent twice changes and records nothing the second time', async () => {
    const house = await startAdmin()
    await makeAvatar(house)
    const avatarId = await idOf(house, 'Rosa')
    const first = await decide(house, avatarId, 'hide', house.moderator)
    expect(await decide(house, avatarId, 'hide')).toEqual(first)
    expect(await auditOf(house)).toHaveLength(1)
    const unknown = await house.send(review.decideAvatar, {
      params: { avatarId: 99 },
      body: { decision: 'hide' },
    })
    expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no avatar 99.' } })
    const wrong = await house.send(review.decideAvatar, { params: { avatarId }, body: { decision: 'eat' } })
    expect(wrong).toMatchObject({ status: 400, body: { message: 'decision: must be one of publish, hide' } })
  })

  test('[ADMIN-11] those nobody has looked at are counted, flagged, and come page by page', async () => {
    const house = await startAdmin()
    for (const name of ['Eins', 'Zwei', 'Drei']) await makeAvatar(house, { name })
    await makeAvatar(house, { name: 'Hurensohn', skills: 'Siehe https://example.org' })
    const unreviewed = async () => (await house.ask(admin.me)).waiting.avatars
    expect(await unreviewed()).toBe(4)
    const first = await house.ask(review.adminAvatars, { query: { reviewed: 'no', limit: 3 } })
    expect(first.avatars.map(({ name }) => name)).toEqual(['Hurensohn', 'Drei', 'Zwei'])
    expect(first.avatars[0]?.flags).toEqual([
      { kind: 'word', found: 'Hurensohn' },
      { kind: 'link', found: 'https://example.org' },
    ])
    const query = { reviewed: 'no', limit: 3, after: first.next ?? 0 }
    const second = await house.ask(review.adminAvatars, { query })
    expect(second.avatars.map(({ name }) => name)).toEqual(['Eins'])
    expect(second.next).toBeNull()
    await decide(house, await idOf(house, 'Eins'), 'publish', house.moderator)
    await decide(house, await idOf(house, 'Hurensohn'), 'hide', house.moderator)
    expect(await unreviewed()).toBe(2)
    expect((await house.ask(review.adminAvatars, { query: { reviewed: 'no' } })).unreviewed).toBe(2)
  })
})

describe('[CURATE-02] [ADMIN-08] holding new avatars', () => {
  test('held, an avatar opens to whoever has its address, hangs nowhere, and is shown once published', async () => {
    const house = await startAdmin()
    await hold(house, true)
    const shortUuid = await makeAvatar(house)
    expect(await wall(house)).toEqual([])
    expect((await detail(house, shortUuid)).json()).toMatchObject({ name: 'Rosa', awaitsStaff: true })
    expect(await page(house, shortUuid)).not.toContain('Rosa')
    const waiting = await house.ask(review.adminAvatars, { query: { state: 'new' } })
    expect(waiting.avatars).toMatchObject([{ name: 'Rosa', state: 'new', decision: null }])

    await decide(house, waiting.avatars[0]?.id ?? 0, 'publish', house.moderator)
    expect(await wall(house)).toEqual(['Rosa'])
    expect((await detail(house, shortUuid)).json()).not.toHaveProperty('awaitsStaff')
    expect(await page(house, shortUuid)).toContain('Rosa')
    await hold(house, false)
    await makeAvatar(house, { name: 'Anton' })
    expect(await wall(house)).toEqual(['Anton', 'Rosa'])
  })
})

describe('[CURATE-03] [ADMIN-08] deleting avatars', () => {
  test('a deleted avatar is gone with its answers and the bytes of its picture, once and for all', async () => {
    const house = await startAdmin()
    const shortUuid = await makeAvatar(house)
    const { imageUrl } = (await detail(house, shortUuid)).json()
    const params = { avatarId: await idOf(house, 'Rosa') }
    const remove = (token?: string) => house.send(review.deleteAvatar, { params }, token)
    expect((await remove(house.moderator)).status).toBe(403)
    expect(await countRows(house.database, 'avatar')).toBe(1)

    expect((await remove()).status).toBe(200)
    expect([await countRows(house.database, 'avatar'), await countRows(house.database, 'media')]).toEqual([
      0, 0,
    ])
    expect(await wall(house)).toEqual([])
    expect((await detail(house, shortUuid)).statusCode).toBe(404)
    expect((await house.app.inject(imageUrl)).statusCode).toBe(404)
    expect(await page(house, shortUuid)).not.toContain('Rosa')
    expect((await remove()).status).toBe(200)
    const { entries } = await house.ask(admin.audit)
    expect(entries.map(({ action }) => action)).toEqual(['avatar.delete'])
    expect(JSON.stringify(entries)).not.toContain('Rosa')
  })

  test('a picture that another avatar has, too, stays for that one', async () => {
    const house = await startAdmin()
    await makeAvatar(house)
    const other = await makeAvatar(house, { name: 'Anton' })
    await house.database.write((db) =>
      db
        .updateTable('avatar')
        .set((row) => ({ picture_hash: row.selectFrom('media').select('hash').orderBy('hash').limit(1) }))
        .execute(),
    )
    await house.ask(review.deleteAvatar, { params: { avatarId: await idOf(house, 'Rosa') } })
    const { imageUrl } = (await detail(house, other)).json()
    expect((await house.app.inject(imageUrl)).statusCode).toBe(200)
  })
})

test('[CURATE-01] avatars from before the upgrade hang on, and wait to be looked at', async () => {
  const file = join(makeFolder(), 'nachklang.sqlite')
  const old = new DatabaseSync(file)
  await migrate(kyselyOver(old, []), '005_screens')
  old.exec(`insert into avatar (short_uuid, name, answers, description, created_at)
    values ('AAAAAAAAAAAA', 'Rosa', '{}', 'Ein Bild.', '2026-01-01T00:00:00.000Z')`)
  old.close()
  const { db, close } = await openDatabase(file)
  const columns = ['name', 'state', 'decided_by', 'decided_at'] as const
  expect(await db.selectFrom('avatar').select(columns).execute()).toEqual([
    { name: 'Rosa', state: 'published', decided_by: null, decided_at: null },
  ])
  await close()
})
