import { describe, expect, test } from 'vitest'
import * as review from '#contract/adminReviewRoutes.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { hold, startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { countRows } from '../helpers.ts'

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

async function idOf(museum: AdminApp, name: string): Promise<number> {
  const { avatars } = await museum.ask(review.adminAvatars)
  const avatar = avatars.find((each) => each.name === name)
  if (avatar === undefined) throw new Error(`There is no avatar ${name}`)
  return avatar.id
}

const decide = (museum: AdminApp, avatarId: number, decision: 'publish' | 'hide', token?: string) =>
  museum.ask(review.decideAvatar, { params: { avatarId }, body: { decision } }, token)

const auditOf = async (museum: AdminApp) =>
  (await museum.ask(admin.audit, { query: { item: 'avatar' } })).entries.map(
    ({ by, action, item }) => `${by} ${action} ${item.id}`,
  )

describe('[CURATE-01] [ADMIN-08] hiding and publishing avatars', () => {
  test('a hidden avatar leaves the wall, its page and the preview of its link; published it is back', async () => {
    const museum = await startAdmin()
    const shortUuid = await makeAvatar(museum)
    await makeAvatar(museum, { name: 'Anton' })
    const avatarId = await idOf(museum, 'Rosa')
    expect(await page(museum, shortUuid)).toContain('Rosa')
    const { imageUrl } = (await detail(museum, shortUuid)).json()
    const pictureStatus = async (url: string) => (await museum.app.inject(url)).statusCode
    expect(await pictureStatus(imageUrl)).toBe(200)

    expect(await decide(museum, avatarId, 'hide', museum.moderator)).toMatchObject({
      id: avatarId,
      shortUuid,
      state: 'hidden',
      answers: rosa,
      decision: { by: 'Milo', at: expect.stringMatching(/Z$/) },
    })
    expect(await wall(museum)).toEqual(['Anton'])
    expect((await detail(museum, shortUuid)).statusCode).toBe(404)
    expect(await page(museum, shortUuid)).not.toContain('Rosa')
    expect(await pictureStatus(imageUrl)).toBe(404)
    const { avatars, counts } = await museum.ask(review.adminAvatars, { query: { state: 'hidden' } })
    expect(avatars.map(({ name }) => name)).toEqual(['Rosa'])
    expect(await pictureStatus(avatars[0]?.imageUrl ?? '')).toBe(200)
    expect(counts).toEqual({ new: 0, published: 1, hidden: 1 })

    await decide(museum, avatarId, 'publish')
    expect(await wall(museum)).toEqual(['Anton', 'Rosa'])
    expect((await detail(museum, shortUuid)).json()).toMatchObject({ name: 'Rosa' })
    expect(await page(museum, shortUuid)).toContain('Rosa')
    expect(await auditOf(museum)).toEqual([`Cora avatar.publish ${avatarId}`, `Milo avatar.hide ${avatarId}`])
  })

  test('a decision that is sent twice changes and records nothing the second time', async () => {
    const museum = await startAdmin()
    await makeAvatar(museum)
    const avatarId = await idOf(museum, 'Rosa')
    const first = await decide(museum, avatarId, 'hide', museum.moderator)
    expect(await decide(museum, avatarId, 'hide')).toEqual(first)
    expect(await auditOf(museum)).toHaveLength(1)
    const unknown = await museum.send(review.decideAvatar, {
      params: { avatarId: 99 },
      body: { decision: 'hide' },
    })
    expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no avatar 99.' } })
    const wrong = await museum.send(review.decideAvatar, { params: { avatarId }, body: { decision: 'eat' } })
    expect(wrong).toMatchObject({ status: 400, body: { message: 'decision: must be one of publish, hide' } })
  })

  test('[ADMIN-11] avatars without a decision are counted, flagged, and listed in pages', async () => {
    const museum = await startAdmin()
    for (const name of ['Eins', 'Zwei', 'Drei']) await makeAvatar(museum, { name })
    await makeAvatar(museum, { name: 'Hurensohn', skills: 'Siehe https://example.org' })
    const unreviewed = async () => (await museum.ask(admin.me)).waiting.avatars
    expect(await unreviewed()).toBe(4)
    const first = await museum.ask(review.adminAvatars, { query: { reviewed: 'no', limit: 3 } })
    expect(first.avatars.map(({ name }) => name)).toEqual(['Hurensohn', 'Drei', 'Zwei'])
    expect(first.avatars[0]?.flags).toEqual([
      { kind: 'word', found: 'Hurensohn' },
      { kind: 'link', found: 'https://example.org' },
    ])
    const query = { reviewed: 'no', limit: 3, after: first.next ?? 0 }
    const second = await museum.ask(review.adminAvatars, { query })
    expect(second.avatars.map(({ name }) => name)).toEqual(['Eins'])
    expect(second.next).toBeNull()
    await decide(museum, await idOf(museum, 'Eins'), 'publish', museum.moderator)
    await decide(museum, await idOf(museum, 'Hurensohn'), 'hide', museum.moderator)
    expect(await unreviewed()).toBe(2)
    expect((await museum.ask(review.adminAvatars, { query: { reviewed: 'no' } })).unreviewed).toBe(2)
  })
})

describe('[CURATE-02] [ADMIN-08] holding new avatars', () => {
  test('an avatar that awaits review opens at its address, is on no wall, and appears once published', async () => {
    const museum = await startAdmin()
    await hold(museum, true)
    const shortUuid = await makeAvatar(museum)
    expect(await wall(museum)).toEqual([])
    expect((await detail(museum, shortUuid)).json()).toMatchObject({ name: 'Rosa', awaitsStaff: true })
    expect(await page(museum, shortUuid)).not.toContain('Rosa')
    const waiting = await museum.ask(review.adminAvatars, { query: { state: 'new' } })
    expect(waiting.avatars).toMatchObject([{ name: 'Rosa', state: 'new', decision: null }])

    await decide(museum, waiting.avatars[0]?.id ?? 0, 'publish', museum.moderator)
    expect(await wall(museum)).toEqual(['Rosa'])
    expect((await detail(museum, shortUuid)).json()).not.toHaveProperty('awaitsStaff')
    expect(await page(museum, shortUuid)).toContain('Rosa')
    await hold(museum, false)
    await makeAvatar(museum, { name: 'Anton' })
    expect(await wall(museum)).toEqual(['Anton', 'Rosa'])
  })
})

describe('[CURATE-03] [ADMIN-08] deleting avatars', () => {
  test('a deleted avatar is permanently removed with its answers and its picture', async () => {
    const museum = await startAdmin()
    const shortUuid = await makeAvatar(museum)
    const { imageUrl } = (await detail(museum, shortUuid)).json()
    const params = { avatarId: await idOf(museum, 'Rosa') }
    const remove = (token?: string) => museum.send(review.deleteAvatar, { params }, token)
    expect((await remove(museum.moderator)).status).toBe(403)
    expect(await countRows(museum.database, 'avatar')).toBe(1)

    expect((await remove()).status).toBe(200)
    expect([await countRows(museum.database, 'avatar'), await countRows(museum.database, 'media')]).toEqual([
      0, 0,
    ])
    expect(await wall(museum)).toEqual([])
    expect((await detail(museum, shortUuid)).statusCode).toBe(404)
    expect((await museum.app.inject(imageUrl)).statusCode).toBe(404)
    expect(await page(museum, shortUuid)).not.toContain('Rosa')
    expect((await remove()).status).toBe(200)
    const { entries } = await museum.ask(admin.audit)
    expect(entries.map(({ action }) => action)).toEqual(['avatar.delete'])
    expect(JSON.stringify(entries)).not.toContain('Rosa')
  })

  test('a picture that another avatar has, too, stays for that one', async () => {
    const museum = await startAdmin()
    await makeAvatar(museum)
    const other = await makeAvatar(museum, { name: 'Anton' })
    await museum.database.write((db) =>
      db
        .updateTable('avatar')
        .set((row) => ({ picture_hash: row.selectFrom('media').select('hash').orderBy('hash').limit(1) }))
        .execute(),
    )
    await museum.ask(review.deleteAvatar, { params: { avatarId: await idOf(museum, 'Rosa') } })
    const { imageUrl } = (await detail(museum, other)).json()
    expect((await museum.app.inject(imageUrl)).statusCode).toBe(200)
  })
})
