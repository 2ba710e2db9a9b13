import { describe, expect, test } from 'vitest'
import { kioskTokenMs, logIn, staffIdleMs, staffTokenMs, upsertStaff } from '#server/staff/accounts.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { makePassword, makeToken, tokenHash } from '#server/http/secrets.ts'
import { addMember, startAdmin, shareText } from '../adminHelpers.ts'
import { staffLogin, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const me = async ({ app }: TestApp, token: string) =>
  (await app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${token}` } })).statusCode

/** Makes a token as old as this, last used that long ago. */
async function age({ database }: TestApp, token: string, createdMs: number, usedMs: number | null) {
  const now = Date.now()
  await database.write((db) =>
    db
      .updateTable('token')
      .set({
        created_at: timestamp(now - createdMs),
        last_used_at: usedMs === null ? null : timestamp(now - usedMs),
      })
      .where('hash', '=', tokenHash(token))
      .execute(),
  )
}

describe('tokens', () => {
  test('[ASVS-7.2.2] [ASVS-7.2.3] [ASVS-11.5.1] are 256 bits of chance each, and say nothing', () => {
    const made = Array.from({ length: 500 }, makeToken)
    expect(new Set(made).size).toBe(500)
    const bytes = made.map((token) => Buffer.from(token, 'base64url'))
    for (const token of bytes) expect(token.byteLength).toBe(32)
    // Each bit is a coin: over 500 tokens none stands still.
    for (let bit = 0; bit < 256; bit += 1) {
      const ones = bytes.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
      expect(ones, `bit ${bit}`).toBeGreaterThan(150)
      expect(ones, `bit ${bit}`).toBeLessThan(350)
    }
  })

  test('[ASVS-6.2.1] [ASVS-6.3.2] a made-up password is long and never the same; without staff there is none at all @full', async () => {
    const made = Array.from({ length: 200 }, makePassword)
    expect(new Set(made).size).toBe(200)
    for (const password of made) expect(password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    const { database } = await startTestApp()
    for (const name of ['admin', 'root', 'staff', 'curator', 'sa']) {
      for (const password of [name, 'admin', 'password', ''])
        await expect(logIn(database, { name, password })).rejects.toThrow('Name or password is wrong.')
    }
  }, 120_000)

  test('[ASVS-7.3.1] [ASVS-7.3.2] a session ends unused after four hours, and used after twelve', async () => {
    const admin = await startAdmin()
    const { curator } = admin
    expect([staffIdleMs, staffTokenMs]).toEqual([4 * 3_600_000, 12 * 3_600_000])
    const minute = 60_000
    await age(admin, curator, staffIdleMs - minute, null)
    expect(await me(admin, curator)).toBe(200)
    await age(admin, curator, staffTokenMs - minute, staffIdleMs - minute)
    expect(await me(admin, curator)).toBe(200)
    await age(admin, curator, staffTokenMs - minute, staffIdleMs + minute)
    expect(await me(admin, curator)).toBe(401)
    const unused = await addMember(admin, 'Una', 'curator')
    await age(admin, unused, staffIdleMs + minute, null)
    expect(await me(admin, unused)).toBe(401)
    await upsertStaff(admin.database, staffLogin)
    const used = await logIn(admin.database, staffLogin)
    const { expires_at, created_at } = await admin.database.db
      .selectFrom('token')
      .select(['expires_at', 'created_at'])
      .where('hash', '=', tokenHash(used))
      .executeTakeFirstOrThrow()
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(staffTokenMs)
  })

  test('a screen’s key outlasts an unused night, and a year', async () => {
    const museum = await startTestApp()
    const kiosk = await museum.kioskToken()
    await age(museum, kiosk, kioskTokenMs - 3_600_000, 90 * 24 * 3_600_000)
    const url = '/api/user-story/random/device/5'
    const headers = { authorization: `Bearer ${kiosk}` }
    expect((await museum.app.inject({ url, headers })).statusCode).toBe(200)
  })

  test('[ASVS-7.2.4] [ASVS-7.4.1] every login has a token of its own, and leaves nothing of another valid that was logged out', async () => {
    const museum = await startTestApp()
    const [first, second] = [await museum.staffToken(), await logIn(museum.database, staffLogin)]
    expect(first).not.toBe(second)
    const headers = { authorization: `Bearer ${first}` }
    expect((await museum.app.inject({ method: 'POST', url: '/api/user/logout', headers })).statusCode).toBe(
      200,
    )
    expect([await me(museum, first), await me(museum, second)]).toEqual([401, 200])
  })

  test('[ASVS-7.2.1] [ASVS-14.2.1] counts in the Authorization header alone: not in an address, a body or another header', async () => {
    const admin = await startAdmin()
    const { app, curator } = admin
    const tries = [
      { url: `/api/admin/me?auth_token=${curator}&token=${curator}&kioskKey=${curator}` },
      { url: '/api/admin/me', headers: { 'x-authorization': `Bearer ${curator}`, 'x-api-key': curator } },
      { url: '/api/admin/me', headers: { authorization: curator } },
      { url: '/api/admin/me', headers: { authorization: `Token ${curator}` } },
      { url: '/api/admin/me', headers: { authorization: `Bearer ${curator}, Bearer x` } },
      { url: '/api/admin/me', headers: { authorization: `Bearer ${curator.toLowerCase()}` } },
      { url: '/api/admin/me', headers: { authorization: `Bearer ${curator.slice(0, -1)}` } },
    ]
    for (const asked of tries) expect((await app.inject(asked)).statusCode, asked.url).toBe(401)
    expect(await me(admin, curator)).toBe(200)
  })
})

test('[ASVS-6.2.5] [ASVS-6.2.8] [ASVS-6.2.9] any password of any kind counts to the letter @full', async () => {
  const { database } = await startTestApp()
  const name = 'Mira'
  for (const password of [' leads and trails  ', 'ein Satz mit 😀 und ß, '.repeat(8).slice(0, 200)]) {
    await upsertStaff(database, { name, password })
    await expect(logIn(database, { name, password })).resolves.toHaveLength(43)
    for (const near of [password.trim(), password.toUpperCase(), password.slice(0, -1), `${password} `]) {
      if (near === password) continue
      await expect(logIn(database, { name, password: near })).rejects.toThrow('Name or password is wrong.')
    }
  }
}, 120_000)

describe('[ASVS-8.2.2] personal data', () => {
  test('opens to its own key alone: no other story’s, no changed letter, no other id', async () => {
    const museum = await startTestApp()
    const mine = await shareText(museum, 'Meins allein.')
    const theirs = await shareText(museum, 'Ihres allein.')
    const [id = '', signature = ''] = mine.personalLinkKey.split('.')
    const [theirId = ''] = theirs.personalLinkKey.split('.')
    const flipped = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    const forged = [
      `${theirId}.${signature}`,
      `${id}.${flipped}`,
      `${id}.${signature.slice(0, -1)}A`,
      `0${id}.${signature}x`,
      `${id}.${'A'.repeat(43)}`,
      `${id}.`,
      `${id}`,
      `-${id}.${signature}`,
      `${id}e0.${signature}`,
    ].filter((key) => key !== mine.personalLinkKey)
    for (const key of forged) {
      for (const [path, more] of [
        ['own', {}],
        ['own/correct', { storyText: 'Fremd.' }],
        ['own/withdraw', {}],
      ] as const) {
        const url = `/api/user-story/${path}`
        const { statusCode } = await museum.app.inject({ method: 'POST', url, payload: { key, ...more } })
        expect([400, 404], `${path} ${key}`).toContain(statusCode)
      }
    }
    const stories = (await museum.app.inject('/api/user-story/device/1')).json<
      { id: number; textDE: string }[]
    >()
    const kept = stories.filter((story) => [mine.storyId, theirs.storyId].includes(story.id))
    expect(kept.map(({ textDE }) => textDE).toSorted()).toEqual(['Ihres allein.', 'Meins allein.'])
  })
})
