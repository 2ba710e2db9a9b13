import { describe, expect, test } from 'vitest'
import { startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const newDevice = '/api/user-story/submit-text/new-device/exhibition/1'
const storyText = 'Ein Gerät, das ausser mir niemand mehr kennt.'

async function shareNew({ app }: TestApp, deviceName = 'Minitel') {
  const payload = { storyText, deviceName, exhibitionId: 1 }
  return app.inject({ method: 'POST', url: newDevice, payload })
}

async function asStaff(test: TestApp) {
  const headers = { authorization: `Bearer ${await test.staffToken()}` }
  const list = async (): Promise<{ id: number; name: string; state: string; stories: number }[]> =>
    (await test.app.inject({ url: '/api/device/staff', headers })).json()
  const change = (id: number | undefined, how: 'publish' | 'hide') =>
    test.app.inject({ method: 'POST', url: `/api/device/${id}/${how}`, headers })
  return { list, change }
}

/** Everything that a visitor can see of devices and stories. */
async function seen({ app }: TestApp, id: number | undefined): Promise<string> {
  const urls = [
    '/api/device/all',
    '/api/device/exhibition/1',
    '/api/device/playground',
    '/api/user-story/all/exhibition/1',
    `/api/user-story/device/${id}`,
    `/api/user-story/visuals/device/${id}`,
    `/api/device-story/device/${id}/exhibition/1`,
  ]
  const bodies = await Promise.all(urls.map(async (url) => (await app.inject(url)).body))
  return bodies.join('\n')
}

describe('[SHARE-02] a device that a visitor names', () => {
  test('is new for staff and invisible to visitors, while its story is stored', async () => {
    const test = await startTestApp()
    const answer = await shareNew(test)
    expect(answer.json()).toMatchObject({ statusCode: 200, awaitsStaff: true })
    const { list } = await asStaff(test)
    const [first] = await list()
    expect(first).toMatchObject({ name: 'Minitel', state: 'new', stories: 1 })
    const visible = await seen(test, first?.id)
    expect(visible).not.toContain('Minitel')
    expect(visible).not.toContain(storyText)
    expect(visible).toContain(`There is no device ${first?.id}.`)
  })

  test('is visible with its stories once staff publish it, and not once they hide it', async () => {
    const test = await startTestApp()
    await shareNew(test)
    const { list, change } = await asStaff(test)
    const id = (await list())[0]?.id
    expect((await change(id, 'publish')).json()).toEqual({
      statusCode: 200,
      message: 'Minitel is published.',
    })
    const published = await seen(test, id)
    expect(published).toContain('Minitel')
    expect(published).toContain(storyText)
    const orders = await test.database.db
      .selectFrom('job')
      .selectAll()
      .where('kind', '=', 'narration')
      .where('subject', '=', id ?? 0)
      .execute()
    expect(orders.map(({ language, state }) => `${language} ${state}`)).toEqual(['de pending', 'en pending'])

    await change(id, 'hide')
    expect(await seen(test, id)).not.toContain(storyText)
    // Somebody names it again: the story is kept and the device stays hidden.
    expect((await shareNew(test, ' MINITEL ')).json()).toMatchObject({ statusCode: 200, awaitsStaff: true })
    expect((await list()).find((device) => device.id === id)).toMatchObject({ state: 'hidden', stories: 2 })
    await change(id, 'publish')
    const stories: unknown[] = (await test.app.inject(`/api/user-story/device/${id}`)).json()
    expect(stories).toHaveLength(2)
  })

  test('with a known name is that device, and its story is seen at once', async () => {
    const test = await startTestApp()
    const answer = (await shareNew(test, 'apple ipod')).json()
    expect(answer).not.toHaveProperty('awaitsStaff')
    expect((await test.app.inject('/api/user-story/device/2')).body).toContain(storyText)
  })

  test('a kiosk with an old list still leaves its story with a device that was hidden', async () => {
    const test = await startTestApp()
    const { change, list } = await asStaff(test)
    await change(1, 'hide')
    const url = '/api/user-story/submit-text/device/1/exhibition/1'
    const answer = await test.app.inject({ method: 'POST', url, payload: { storyText } })
    expect(answer.statusCode).toBe(200)
    expect((await test.app.inject('/api/device/all')).body).not.toContain('Cassette Tape')
    const before = (await list()).find(({ id }) => id === 1)?.stories ?? 0
    await change(1, 'publish')
    const stories: unknown[] = (await test.app.inject('/api/user-story/device/1')).json()
    expect(stories).toHaveLength(before)
  })

  test('an unknown device cannot be published', async () => {
    const test = await startTestApp()
    const { change } = await asStaff(test)
    expect((await change(4711, 'publish')).json()).toEqual({
      statusCode: 404,
      message: 'There is no device 4711.',
    })
  })
})
