import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allRoutes } from '#contract/allRoutes.ts'
import { firstStoryId } from '#contract/limits.ts'
import { countRows, startTestApp } from '../helpers.ts'

describe('every call of the contract', () => {
  test('[API-01] each entry of the table is a route, and no call exists beside it', async () => {
    const { app } = await startTestApp()
    const listed = new Set(allRoutes.map(({ method, path }) => `${method} ${path}`))
    for (const entry of listed) {
      const [method, url] = entry.split(' ')
      expect(
        app.hasRoute({
          method: method === 'DELETE' ? 'DELETE' : method === 'POST' ? 'POST' : 'GET',
          url: url ?? '',
        }),
        entry,
      ).toBe(true)
    }
    const document = await app.inject('/api/openapi.json')
    const paths = z.record(z.string(), z.record(z.string(), z.unknown())).parse(document.json().paths)
    const registered = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(new Set(registered)).toEqual(listed)
    expect(document.json().openapi).toBe('3.1.0')
  })

  test.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('[API-01] a call with an empty body takes %s', async (type) => {
    const { app, staffToken } = await startTestApp()
    const authorization = `Bearer ${await staffToken()}`
    for (const url of [
      '/api/eject-floppy',
      '/api/device-story/device/1/exhibition/1',
      '/api/user-story/story-visuals/device/1',
      '/api/user/logout',
    ]) {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type, authorization },
      })
      expect(response.statusCode, url + response.body).toBe(200)
    }
  })

  test('[API-01] a call without content takes no content type either', async () => {
    const { app } = await startTestApp()
    expect((await app.inject({ method: 'POST', url: '/api/eject-floppy' })).statusCode).toBe(200)
  })
})

describe('stories', () => {
  test('a written story stands first, in the language it is in, with an id above the pseudo stories', async () => {
    const { app } = await startTestApp()
    const texts = [
      ['Ich habe das Band mit dem Bleistift zurückgespult.', 'de'],
      ['I rewound the tape with a pencil and it was my brother’s.', 'en'],
      ['Walkman! Walkman!', null],
    ] as const
    for (const [storyText, language] of texts) {
      const url = '/api/user-story/submit-text/device/1/exhibition/1'
      const answer = (await app.inject({ method: 'POST', url, payload: { storyText } })).json()
      expect(answer).toMatchObject({ statusCode: 200, message: 'Thanks for sharing your story!' })
      expect(answer.storyId).toBeGreaterThanOrEqual(firstStoryId)
      const [first] = (await app.inject('/api/user-story/device/1')).json()
      const expected =
        language === 'en' ? { textEN: storyText, textDE: null } : { textDE: storyText, textEN: null }
      expect(first).toMatchObject({ id: answer.storyId, ...expected, language, titleDE: null, sample: false })
    }
  })

  test('a new device’s name is taken once, however it is spelled', async () => {
    const test = await startTestApp()
    const { app, database } = test
    const before = await countRows(database, 'device')
    for (const deviceName of ['Minidisc', ' minidisc ', 'MINIDISC', 'apple ipod']) {
      const payload = { storyText: 'Etwas.', deviceName, exhibitionId: 1 }
      const response = await app.inject({
        method: 'POST',
        url: '/api/user-story/submit-text/new-device/exhibition/1',
        payload,
      })
      expect(response.statusCode).toBe(200)
    }
    expect(await countRows(database, 'device')).toBe(before + 1)
    const headers = { authorization: `Bearer ${await test.staffToken()}` }
    const devices: { id: number; name: string; state: string; stories: number }[] = (
      await app.inject({ url: '/api/device/staff', headers })
    ).json()
    expect(devices[0]).toMatchObject({ name: 'Minidisc', state: 'new', stories: 3 })
  })

  test('staff remove all samples at once, and they do not come back', async () => {
    const { app, staffToken, database } = await startTestApp()
    const headers = { authorization: `Bearer ${await staffToken()}` }
    expect((await app.inject({ method: 'DELETE', url: '/api/user-story/samples', headers })).statusCode).toBe(
      200,
    )
    const { seed } = await import('#server/devices/seed.ts')
    await seed(database)
    expect((await app.inject('/api/user-story/device/1')).json()).toEqual([])
  })
})
