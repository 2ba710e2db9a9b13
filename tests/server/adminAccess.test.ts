import { describe, expect, test } from 'vitest'
import { allRoutes } from '#contract/allRoutes.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { createKioskKey, logIn, revoke, upsertStaff } from '#server/accounts.ts'
import { timestamp } from '#server/context.ts'
import { setRole } from '#server/repositories/staff.ts'
import { tokenHash } from '#server/secrets.ts'
import { addMember, startAdmin } from './adminHelpers.ts'
import { startTestApp } from './helpers.ts'

/** Logout last: it ends the session that the others need. */
const guarded = allRoutes
  .filter(({ access }) => access === 'staff' || access === 'curator')
  .toSorted((a, b) => Number(a.path === staffRoutes.logout.path) - Number(b.path === staffRoutes.logout.path))

describe('[ADMIN-13] [API-03] roles', () => {
  test('[ASVS-8.2.1] [ASVS-8.3.1] every staff call by every kind of caller', async () => {
    const museum = await startAdmin()
    const { app, database, curator, moderator } = museum
    const kiosk = await createKioskKey(database, 'hall')
    const revoked = await addMember(museum, 'Rea', 'curator')
    await revoke(database, revoked)
    const expired = await addMember(museum, 'Ewa', 'curator')
    await database.write((db) =>
      db
        .updateTable('token')
        .set({ expires_at: timestamp(Date.now() - 1) })
        .where('hash', '=', tokenHash(expired))
        .execute(),
    )
    const callers = {
      nobody: undefined,
      forged: 'invented',
      hash: tokenHash(curator),
      expired,
      revoked,
      kiosk,
      moderator,
      curator,
    }
    const opened: Record<string, string> = {}
    for (const { method, path, access } of guarded) {
      const url = path.replace(':keyId', '0123456789abcdef').replace(/:\w+/g, '1')
      for (const [caller, token] of Object.entries(callers)) {
        // The logout of one member must not hide what the other's does.
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
        const response = await app.inject({ method, url, headers })
        const { statusCode } = response
        const what = `${method} ${path} as ${caller}`
        const isIn = caller === 'curator' || (caller === 'moderator' && access === 'staff')
        if (!isIn) {
          expect(statusCode, what).toBe(caller === 'kiosk' || caller === 'moderator' ? 403 : 401)
          expect(response.json(), what).toEqual({ statusCode, message: expect.stringMatching(/\.$/) })
        } else {
          expect([401, 403], what).not.toContain(statusCode)
          expect(statusCode, what).toBeLessThan(500)
        }
        if (isIn && caller === 'moderator') opened[`${method} ${path}`] = 'moderator'
      }
    }
    // What a moderator may do besides reading.
    expect(Object.keys(opened).filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/device/:deviceId/publish',
      'POST /api/device/:deviceId/hide',
      'POST /api/desk/stories/:storyId/decide',
      'POST /api/desk/stories/:storyId/undo',
      'POST /api/desk/screens/:screenId/reload',
      'POST /api/desk/screens/:screenId/self-test',
      'POST /api/admin/avatars/:avatarId/decide',
      'POST /api/user/logout',
    ])
    expect(guarded.length).toBeGreaterThan(35)
  })

  test('a wrong role is told in a sentence, before anything else is looked at', async () => {
    const { send, moderator, database } = await startAdmin()
    const kiosk = await createKioskKey(database, 'hall')
    const { settings } = { settings: adminStoryRoutes.changeSettings }
    expect((await send(settings, { body: { nonsense: true } }, moderator)).body).toEqual({
      statusCode: 403,
      message: 'This call is for curators; you are logged in as moderator.',
    })
    expect((await send(settings, {}, kiosk)).body.message).toBe(
      'This call is for staff; a kiosk key does not open it.',
    )
  })

  test('whoever was staff before there were roles is a curator, and a role holds from the next call on', async () => {
    const { app, database, staffToken } = await startTestApp()
    const token = await staffToken()
    const me = async () =>
      (await app.inject({ url: '/api/desk/me', headers: { authorization: `Bearer ${token}` } })).json()
    expect(await me()).toMatchObject({
      name: 'Mira',
      role: 'curator',
      waiting: { stories: 0, devices: 0 },
      expiresAt: expect.any(String),
    })
    await database.write((db) => setRole(db, ' MIRA', 'moderator'))
    expect((await me()).role).toBe('moderator')
    // A new password leaves the role alone.
    await upsertStaff(database, { name: 'Mira', password: 'another long password' })
    expect((await database.db.selectFrom('staff').select('role').execute())[0]?.role).toBe('moderator')
    await expect(logIn(database, { name: 'Mira', password: 'another long password' })).resolves.toBeDefined()
  })
})
