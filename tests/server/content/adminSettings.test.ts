import { describe, expect, test } from 'vitest'
import * as content from '#contract/adminContentRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { setKeyGroup } from '#contract/kioskRoutes.ts'
import { hideDevice, publishDevice, removeSamples, retryGeneration } from '#contract/staffRoutes.ts'
import { seenBy, startAdmin, shareText } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'

describe('[ADMIN-08] settings', () => {
  test('have the defaults of the specification, change one by one, and record who changed them', async () => {
    const museum = await startAdmin()
    const first = await museum.ask(admin.adminSettings)
    expect(first).toMatchObject({
      holdNewStories: false,
      previewFirst: false,
      retentionMonths: null,
      listedWords: [],
      revision: 0,
      changedBy: null,
    })
    expect(first.builtInWords.length).toBeGreaterThan(50)
    await museum.ask(admin.changeSettings, { body: { revision: 0, listedWords: ['Radau*', 'Radau*'] } })
    const second = await museum.ask(admin.changeSettings, { body: { revision: 1, holdNewStories: true } })
    expect(second).toMatchObject({ listedWords: ['Radau*'], holdNewStories: true, changedBy: 'Cora' })
    const late = await museum.send(admin.changeSettings, { body: { revision: 1, holdNewStories: false } })
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Cora has changed the settings meanwhile \(\d\d:\d\d UTC\)\. Nothing was overwritten\. Look at what stands there now, then change it again\.$/,
        ),
        current: { revision: 2, holdNewStories: true },
      },
    })
    const { storyId } = await shareText(museum, 'So ein Radaubruder stand neben dem Gerät.')
    const { flags } = await museum.ask(admin.adminStory, { params: { storyId } })
    expect(flags).toEqual([{ kind: 'word', found: 'Radaubruder' }])
    for (const [wrong, message] of [
      [{ retentionMonths: 0 }, 'retentionMonths: must be at least 1'],
      [{ holdNewStories: 'yes' }, 'holdNewStories: must be a boolean'],
      [{ listedWords: [' '] }, 'listedWords.0: must not be blank'],
      [{ listedWords: ['x'.repeat(61)] }, 'listedWords.0: must be at most 60 characters'],
    ] as const) {
      const answer = await museum.send(admin.changeSettings, { body: { revision: 2, ...wrong } })
      expect(answer).toMatchObject({ status: 400, body: { message } })
    }
  })
})

describe('[ADMIN-14] devices', () => {
  async function names({ app }: AdminApp): Promise<string[]> {
    return (await app.inject('/api/device/exhibition/1')).json<{ name: string }[]>().map(({ name }) => name)
  }

  test('take another name to the letter, once for each revision, and never the name of another', async () => {
    const museum = await startAdmin()
    const params = { deviceId: 1 }
    const rename = (revision: number, name: string) =>
      museum.send(admin.renameDevice, { params, body: { revision, name } })
    const name = '=Kassette «80» \u200F👨‍👩‍👧 <i>'
    expect((await rename(1, name)).body).toEqual({
      statusCode: 200,
      message: `Cassette Tape is called ${name} now.`,
    })
    expect((await names(museum))[0]).toBe(name)
    expect((await rename(1, 'Band')).body.message).toBe(
      `Cora has changed ${name} meanwhile. Nothing was overwritten. Reload the list, then rename it again.`,
    )
    expect(await rename(2, ' apple IPOD ')).toMatchObject({
      status: 409,
      body: { message: 'name: there is a device Apple iPod already. Choose another name.' },
    })
    expect((await rename(2, ' ')).body.message).toBe('name: must not be blank')
    expect((await rename(2, 'x'.repeat(81))).status).toBe(400)
    expect(
      (await museum.send(admin.renameDevice, { params: { deviceId: 99 }, body: { revision: 1, name } }))
        .status,
    ).toBe(404)
  })

  test('stand in the order that staff give them, with a new one behind', async () => {
    const museum = await startAdmin()
    const before = await names(museum)
    const order = (deviceIds: number[]) => museum.send(admin.orderDevices, { body: { deviceIds } })
    expect((await order([3, 1])).status).toBe(200)
    const after = await names(museum)
    expect(after.slice(0, 2)).toEqual([before[2], before[0]])
    expect(after.toSorted()).toEqual(before.toSorted())
    expect((await order([1, 77])).body.message).toBe('deviceIds: there is no device 77')
    await museum.app.inject({
      method: 'POST',
      url: '/api/user-story/submit-text/new-device/exhibition/1',
      payload: { storyText: 'Mein Minitel.', deviceName: 'Minitel', exhibitionId: 1 },
    })
    expect((await museum.ask(admin.me)).waiting.devices).toBe(1)
    await museum.ask(publishDevice, { params: { deviceId: 6 } }, museum.moderator)
    expect(await names(museum)).toEqual([...after, 'Minitel'])
    await museum.ask(hideDevice, { params: { deviceId: 6 } }, museum.moderator)
    const { entries } = await museum.ask(admin.audit, { query: { item: 'device' } })
    expect(entries.map(({ by, action, item }) => `${by} ${action} ${item.name}`)).toEqual([
      'Milo device.hide Minitel',
      'Milo device.publish Minitel',
      'Cora device.order null',
    ])
  })
})

describe('[ADMIN-13] the audit list', () => {
  test('has what staff have changed, by whom, from what to what', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, 'Eine Geschichte, die alle sehen.')
    await museum.ask(admin.changeSettings, { body: { revision: 0, holdNewStories: true } })
    await museum.ask(admin.renameDevice, { params: { deviceId: 1 }, body: { revision: 1, name: 'Kassette' } })
    await museum.ask(content.saveContent, { body: { revision: 0, values: { 'times.idleReturn': 120 } } })
    await museum.ask(content.publishContent, { body: { revision: 1 } })
    const { id: keyId } = await museum.ask(admin.createKioskKey, { body: { label: 'Foyer' } })
    await museum.ask(setKeyGroup, { params: { keyId }, body: { location: 'Halle' } })
    await museum.ask(retryGeneration)
    const { revision } = await museum.ask(admin.adminStory, { params: { storyId } })
    await museum.ask(admin.deleteStory, { params: { storyId }, body: { revision } })
    const { entries } = await museum.ask(admin.audit)
    expect(entries.toReversed()).toMatchObject([
      {
        action: 'settings.change',
        by: 'Cora',
        before: { holdNewStories: false },
        after: { holdNewStories: true },
      },
      { action: 'device.rename', by: 'Cora', after: { name: 'Kassette' } },
      { action: 'content.save', by: 'Cora', after: { 'times.idleReturn': 120 } },
      { action: 'content.publish', by: 'Cora', after: { 'times.idleReturn': 120 } },
      { action: 'kioskKey.create', by: 'Cora' },
      { action: 'kioskKey.location', by: 'Cora', before: { location: null }, after: { location: 'Halle' } },
      { action: 'generation.retry', by: 'Cora' },
      { action: 'story.delete', by: 'Cora', before: { state: 'published' }, after: { state: 'deleted' } },
    ])
  })

  test('is listed in pages and by action; failed actions are not in it', async () => {
    const museum = await startAdmin()
    const { storyId } = await shareText(museum, 'Eine Geschichte, die alle sehen.')
    for (let time = 0; time < 6; time += 1) {
      const { revision, state } = await museum.ask(admin.adminStory, { params: { storyId } })
      const decision = state === 'published' ? 'hide' : 'publish'
      await museum.ask(admin.decideStory, { params: { storyId }, body: { revision, decision } })
    }
    await museum.ask(removeSamples)
    await museum.send(admin.decideStory, { params: { storyId }, body: { revision: 0, decision: 'hide' } })
    const first = await museum.ask(admin.audit, { query: { limit: 4 } })
    const rest = await museum.ask(admin.audit, { query: { limit: 4, after: first.next ?? 0 } })
    const actions = [...first.entries, ...rest.entries].map(({ action }) => action)
    expect(actions).toEqual([
      'samples.remove',
      ...['story.publish', 'story.hide', 'story.publish', 'story.hide', 'story.publish', 'story.hide'],
    ])
    expect(rest.next).toBeNull()
    expect((await museum.ask(admin.audit, { query: { action: 'story.hide' } })).entries).toHaveLength(3)
    expect(await seenBy(museum)).toEqual([storyId])
    expect((await museum.send(admin.audit, { query: { action: 'story.eat' } })).status).toBe(400)
  })
})

describe('[ADMIN-09] kiosk keys', () => {
  test('are shown once, listed without their secret, and revoked permanently', async () => {
    const museum = await startAdmin()
    const label = 'Halle <1> 👾'
    const made = await museum.ask(admin.createKioskKey, { body: { label } })
    const notes = async () =>
      (
        await museum.app.inject({
          url: '/api/user-story/random/device/5',
          headers: { authorization: `Bearer ${made.key}` },
        })
      ).statusCode
    expect(await notes()).toBe(200)
    const [listed] = await museum.ask(admin.kioskKeys)
    const { key, ...known } = made
    expect(listed).toMatchObject({ id: known.id, label, revokedAt: null })
    expect(JSON.stringify(await museum.ask(admin.kioskKeys))).not.toContain(key)
    expect(JSON.stringify(await museum.ask(admin.audit))).not.toContain(key)
    const params = { keyId: known.id }
    await museum.ask(admin.revokeKioskKey, { params })
    await museum.ask(admin.revokeKioskKey, { params })
    expect(await notes()).toBe(401)
    expect((await museum.ask(admin.kioskKeys))[0]?.revokedAt).toMatch(/Z$/)
    const { entries } = await museum.ask(admin.audit, { query: { item: 'kioskKey' } })
    expect(entries.map(({ action }) => action)).toEqual(['kioskKey.revoke', 'kioskKey.create'])
    const unknown = await museum.send(admin.revokeKioskKey, { params: { keyId: '0'.repeat(16) } })
    expect(unknown.status).toBe(404)
    expect((await museum.send(admin.createKioskKey, { body: { label: ' ' } })).body.message).toBe(
      'label: must not be blank',
    )
  })
})

describe('[ADMIN-14] usage', () => {
  test('is views by day and route over a range, including days without visits', async () => {
    const museum = await startAdmin()
    await museum.database.write(async (db) => {
      const rows = [
        ['2026-02-27', '/about', 3],
        ['2026-02-27', '/exhibits', 2],
        ['2026-03-01', '/exhibits', 5],
        ['2026-03-02', '/about', 9],
      ] as const
      for (const [day, route, count] of rows) {
        await db.insertInto('page_view').values({ day, route, count }).execute()
      }
    })
    const usage = await museum.ask(
      admin.usage,
      { query: { from: '2026-02-27', to: '2026-03-01' } },
      museum.moderator,
    )
    expect(usage.days).toEqual([
      { day: '2026-02-27', views: 5 },
      { day: '2026-02-28', views: 0 },
      { day: '2026-03-01', views: 5 },
    ])
    expect(usage.routes).toEqual([
      { route: '/exhibits', views: 7 },
      { route: '/about', views: 3 },
    ])
    expect(usage.views).toHaveLength(3)
    expect((await museum.ask(admin.usage)).days).toHaveLength(30)
    for (const [query, message] of [
      [{ from: '2026-02-30' }, 'from: is no day of the calendar'],
      [{ from: '2026-03-02', to: '2026-03-01' }, 'to: must not be before from'],
      [{ from: '2020-01-01', to: '2026-01-01' }, 'from: must be at most 400 days before to'],
      [{ to: 'yesterday' }, 'to: is not valid'],
    ] as const) {
      expect(await museum.send(admin.usage, { query })).toMatchObject({ status: 400, body: { message } })
    }
  })
})
