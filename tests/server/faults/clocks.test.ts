import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { kioskTokenMs, staffTokenMs } from '#server/staff/accounts.ts'
import { noteClock } from '#server/db/clock.ts'
import { CallCounts } from '#server/http/rateLimits.ts'
import { runUpkeep, runUpkeepIfClockIsRight, startUpkeep } from '#server/backups/upkeep.ts'
import { addMember, shareText, startAdmin } from '../adminHelpers.ts'
import { countRows, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const dayMs = 24 * 3_600_000

/** Moves the clock on the wall; timers go on as they are. */
function setClock(byMs: number): void {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
}

afterEach(() => {
  vi.useRealTimers()
})

const kioskMay = async ({ app }: TestApp, key: string) =>
  (
    await app.inject({
      url: '/api/user-story/random/device/5',
      headers: { authorization: `Bearer ${key}` },
    })
  ).statusCode

describe('[TEXT-05] a server with a clock in 1972', () => {
  const submitMemory = ({ app }: TestApp, yearOfBirth: number) =>
    app.inject({
      method: 'POST',
      url: '/api/memory/submit-text',
      payload: { textContent: 'Das Modem sang.', yearOfBirth, email: '' },
    })

  test('takes years of birth after 1972, and refuses finally no year that the right clock may allow', async () => {
    const server = await startTestApp()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('1972-05-01') })
    for (const year of [1931, 1971, 1972, 1980, 2025])
      expect((await submitMemory(server, year)).statusCode).toBe(200)
    for (const year of [2026, 2027, 1930]) {
      const answer = await submitMemory(server, year)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '300'])
    }
    expect(await countRows(server.database, 'memory')).toBe(5)
  })

  test('with the right clock holds to the rule: from 1931 to last year', async () => {
    const server = await startTestApp()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-01') })
    for (const year of [1931, 2026]) expect((await submitMemory(server, year)).statusCode).toBe(200)
    for (const year of [1930, 2027]) expect((await submitMemory(server, year)).statusCode).toBe(400)
  })
})

describe('[API-06] a clock that jumps', () => {
  test('loses and doubles nothing, ahead or back by years, while visitors leave stories', async () => {
    const server = await startTestApp()
    const before = await countRows(server.database, 'user_story')
    const ids = new Set<number>()
    for (const jump of [0, 400 * dayMs, -400 * dayMs, -20 * 365 * dayMs, 3 * 365 * dayMs, 0]) {
      setClock(jump)
      const headers = { 'idempotency-key': randomUUID() }
      const send = () =>
        server.app.inject({
          method: 'POST',
          url: '/api/user-story/submit-text/device/1/exhibition/1',
          headers,
          payload: { storyText: `Beim Sprung um ${jump}.` },
        })
      const first = await send()
      // The same again, after the clock has jumped once more between the two.
      setClock(jump + 90 * dayMs)
      const again = await send()
      expect([first.statusCode, again.json()]).toEqual([200, first.json()])
      ids.add(first.json().storyId)
      expect((await server.app.inject('/api/user-story/device/1')).statusCode).toBe(200)
    }
    expect(ids.size).toBe(6)
    expect((await countRows(server.database, 'user_story')) - before).toBe(6)
    const shown = (await server.app.inject('/api/user-story/device/1')).json<{ id: number }[]>()
    for (const id of ids) expect(shown.some((story) => story.id === id)).toBe(true)
  })

  test('ahead ends sessions at their time and not before; back by a day ends none and opens none that was revoked', async () => {
    const admin = await startAdmin()
    const { app, curator } = admin
    const kiosk = await admin.kioskToken()
    const me = async (token: string) =>
      (await app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${token}` } })).statusCode
    setClock(-dayMs)
    expect([await me(curator), await kioskMay(admin, kiosk)]).toEqual([200, 200])
    setClock(staffTokenMs + 60_000)
    expect([await me(curator), await kioskMay(admin, kiosk)]).toEqual([401, 200])
    setClock(kioskTokenMs + 60_000)
    expect(await kioskMay(admin, kiosk)).toBe(401)
    setClock(0)
    expect(await kioskMay(admin, kiosk)).toBe(200)
    const out = await addMember(admin, 'Ute', 'curator')
    const headers = { authorization: `Bearer ${out}` }
    expect((await app.inject({ method: 'POST', url: '/api/user/logout', headers })).statusCode).toBe(200)
    for (const jump of [-400 * dayMs, -dayMs, dayMs]) {
      setClock(jump)
      expect(await me(out)).toBe(401)
    }
  })

  test('years ahead deletes no story unless staff have set a limit', async () => {
    const admin = await startAdmin()
    const { storyId } = await shareText(admin, 'Bleibt für immer.')
    setClock(10 * 365 * dayMs)
    await runUpkeep(admin.database, Date.now())
    const shown = (await admin.app.inject('/api/user-story/device/1')).json<{ id: number }[]>()
    expect(shown.some(({ id }) => id === storyId)).toBe(true)
  })

  test('back to 1970 dates what comes then, and once it is right nothing of that is too old: no memory, no key', async () => {
    const admin = await startAdmin()
    const { revision } = await admin.ask(adminStoryRoutes.adminSettings)
    await admin.ask(adminStoryRoutes.changeSettings, { body: { revision, retentionMonths: 24 } })
    const headers = { 'idempotency-key': randomUUID() }
    const submit = () =>
      admin.app.inject({
        method: 'POST',
        url: '/api/memory/submit-text',
        headers,
        payload: { textContent: 'Von damals.', yearOfBirth: 1950 },
      })
    setClock(-56 * 365 * dayMs)
    expect((await submit()).statusCode).toBe(200)
    setClock(0)
    expect(await runUpkeep(admin.database, Date.now())).toMatchObject({ memories: 0, submissions: 0 })
    expect((await submit()).statusCode).toBe(200)
    expect(await countRows(admin.database, 'memory')).toBe(1)
  })

  test('[ADMIN-08] ahead by years deletes nothing by its age until staff say that it is right, and says so', async () => {
    const admin = await startAdmin()
    const { database } = admin
    await admin.ask(adminStoryRoutes.changeSettings, { body: { revision: 0, retentionMonths: 24 } })
    const payload = { textContent: 'Von heute.', yearOfBirth: 1950 }
    const headers = { 'idempotency-key': randomUUID() }
    await admin.app.inject({ method: 'POST', url: '/api/memory/submit-text', headers, payload })
    const seenAt = new Date().toISOString()
    expect(await runUpkeepIfClockIsRight(database, Date.parse(seenAt))).toMatchObject({ memories: 0 })
    setClock(3 * 365 * dayMs)
    const curator = await addMember(admin, 'Kim', 'curator')
    const health = () => admin.ask(kioskRoutes.healthReport, {}, curator)
    for (let day = 0; day < 40; day += 1) {
      const later = Date.now() + day * dayMs
      expect(await runUpkeepIfClockIsRight(database, later)).toEqual({ clockDoubtedSince: seenAt })
      expect(await noteClock(database, later)).toBe(seenAt)
    }
    expect(await countRows(database, 'memory')).toBe(1)
    expect(await countRows(database, 'submission')).toBe(1)
    expect((await health()).clockDoubtedSince).toBe(seenAt)
    expect(
      (await admin.send(kioskRoutes.confirmClock, {}, await addMember(admin, 'Mo', 'moderator'))).status,
    ).toBe(403)
    await admin.ask(kioskRoutes.confirmClock, {}, curator)
    expect((await health()).clockDoubtedSince).toBeNull()
    expect((await admin.ask(adminStoryRoutes.audit, {}, curator)).entries[0]).toMatchObject({
      by: 'Kim',
      action: 'clock.confirm',
      before: { seenAt },
    })
    expect(await runUpkeepIfClockIsRight(database, Date.now())).toMatchObject({ memories: 1, submissions: 1 })
  })

  test('[ADMIN-08] once a clock is right again after a jump no confirmation is needed; a server that is up or off for weeks is trusted', async () => {
    const { database } = await startTestApp()
    const start = Date.now()
    const round = (days: number) => runUpkeepIfClockIsRight(database, start + days * dayMs)
    const kept = expect.objectContaining({ memories: 0 })
    expect(await round(0)).toEqual(kept)
    expect(await round(4000)).toMatchObject({ clockDoubtedSince: new Date(start).toISOString() })
    expect(await round(29)).toEqual(kept)
    // A clock that was set back: what was seen later was seen.
    expect(await round(-8000)).toEqual(kept)
    expect(await round(58)).toEqual(kept)
    for (let hour = 0; hour < 60 * 24; hour += 24)
      expect(await noteClock(database, start + 58 * dayMs + hour * 3_600_000)).toBeNull()
    expect(await round(118)).toEqual(kept)
    expect(await round(180)).toMatchObject({ clockDoubtedSince: expect.any(String) })
  })

  test('[START-13] [GEN-05] ahead puts no work off for longer than minutes after it is right, and the work is begun', async () => {
    const { app, database, file } = await startTestApp()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const onDue = vi.fn()
    const upkeep = startUpkeep(database, dirname(file), app.log, onDue)
    const ahead = new Date(Date.now() + 365 * dayMs).toISOString()
    const soon = new Date(Date.now() + 60_000).toISOString()
    await database.write(async (db) => {
      await db.updateTable('job').set({ due_at: ahead }).execute()
      await db
        .updateTable('job')
        .set({ due_at: soon })
        .where('kind', '=', 'narration')
        .where('subject', '=', 1)
        .execute()
    })
    vi.advanceTimersByTime(3 * 60_000)
    await vi.waitFor(() => expect(onDue).toHaveBeenCalled(), { timeout: 10_000 })
    const dueAt = (at: string) =>
      database.db.selectFrom('job').select('subject').where('due_at', '=', at).execute()
    expect(await dueAt(ahead)).toEqual([])
    expect(await dueAt(soon)).toEqual([{ subject: 1 }, { subject: 1 }])
    await upkeep.stop()
  })

  test('[ACCESS-11] ahead makes no session that lasts until then: it ends once the clock is right', async () => {
    const admin = await startAdmin()
    const me = async (token: string) =>
      (await admin.app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${token}` } }))
        .statusCode
    const before = admin.curator
    setClock(365 * dayMs)
    const ahead = await addMember(admin, 'Ute', 'curator')
    expect(await me(ahead)).toBe(200)
    setClock(0)
    expect([await me(ahead), await me(before)]).toEqual([401, 200])
  })

  test('set back locks nobody out who was counted before', () => {
    const counts = new CallCounts()
    const count = () => {
      let answer = { current: 0, ttl: 0 }
      counts.incr('mira', (_error, result) => (answer = result ?? answer), 300_000)
      return answer
    }
    expect(count().current).toBe(1)
    setClock(-365 * dayMs)
    const after = count()
    expect(after.current).toBe(2)
    expect(after.ttl).toBeLessThanOrEqual(300_000)
  })
})
