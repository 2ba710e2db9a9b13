import { describe, expect, test } from 'vitest'
import { allRoutes } from '#contract/allRoutes.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { createKioskKey, logIn, upsertStaff } from '#server/staff/accounts.ts'
import { setRole } from '#server/staff/repository.ts'
import { startAdmin } from '../adminHelpers.ts'
import { startTestApp } from '../helpers.ts'

describe('[ADMIN-13] [API-03] roles', () => {
  test('what a moderator may do besides reading', () => {
    const calls = allRoutes.filter(({ access, method }) => access === 'staff' && method !== 'GET')
    expect(calls.map(({ path }) => path).toSorted()).toEqual([
      '/api/admin/alarms/:alarmId/note',
      '/api/admin/alarms/test',
      '/api/admin/avatars/:avatarId/decide',
      '/api/admin/screens/:screenId/reload',
      '/api/admin/screens/:screenId/restart',
      '/api/admin/screens/:screenId/self-test',
      '/api/admin/stories/:storyId/decide',
      '/api/admin/stories/:storyId/undo',
      '/api/device/:deviceId/hide',
      '/api/device/:deviceId/publish',
      '/api/user/logout',
    ])
  })

  test('what visitors may read and do, and nothing of the admin pages', () => {
    const open = allRoutes.filter(({ access }) => access === 'anyone')
    expect(open.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([])
    expect(open.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])).toSorted()).toEqual([
      '/api/avatar',
      '/api/avatar/detail/:shortUuid',
      '/api/content',
      '/api/device-story/device/:deviceId/exhibition/:exhibitionId',
      '/api/device/all',
      '/api/device/exhibition/:exhibitionId',
      '/api/device/playground',
      '/api/health',
      '/api/user-story/all/exhibition/:exhibitionId',
      '/api/user-story/device/:deviceId',
      '/api/user-story/visuals/device/:deviceId',
      '/api/version',
      '/playground',
    ])
    const writes = open.filter(({ method }) => method !== 'GET')
    expect(writes.map(({ path }) => path.replace(/\/device.*|\/new-device.*/, '')).toSorted()).toEqual([
      '/api/avatar',
      '/api/eject-floppy',
      '/api/memory/submit-audio',
      '/api/memory/submit-text',
      '/api/playground/story',
      ...['', '/correct', '/withdraw', '/withdraw-voice'].map((what) => `/api/user-story/own${what}`),
      ...['audio', 'audio', 'text', 'text'].map((what) => `/api/user-story/submit-${what}`),
      '/api/user/login',
    ])
  })

  test('a wrong role is refused with a sentence, before any other check', async () => {
    const { send, moderator, database } = await startAdmin()
    const kiosk = await createKioskKey(database, 'hall')
    const { settings } = { settings: adminStoryRoutes.changeSettings }
    expect((await send(settings, { body: { nonsense: true } }, moderator)).body).toEqual({
      statusCode: 403,
      message: 'Only curators can do this; you are logged in as moderator.',
    })
    expect((await send(settings, {}, kiosk)).body.message).toBe(
      'Only staff can do this; a screen link does not give access.',
    )
  })

  test('members from before there were roles are curators, and a role applies from the next call on', async () => {
    const { app, database, staffToken } = await startTestApp()
    const token = await staffToken()
    const me = async () =>
      (await app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${token}` } })).json()
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
