import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { GroupMessage, GroupNews } from '#contract/kioskGroup.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import * as calls from '#contract/kioskRoutes.ts'
import { createHub } from '#server/kiosks/groups.ts'
import { createOpenStreams } from '#server/kiosks/openStreams.ts'
import { createKioskGroups } from '#server/kiosks/groups.ts'
import { startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { listen, groupKey } from '../groupStream.ts'

const speaks = (): GroupMessage => ({ kind: 'speaks', page: randomUUID(), claim: randomUUID() })
const say = (museum: AdminApp, kiosk: string, message: unknown, screen = randomUUID()) =>
  museum.send(calls.groupPublish, { body: { screen, message } }, kiosk)

describe('[FIT-05] screens of a location', () => {
  test('receive each other’s messages in one order, and no other location does; streams end with the server', async () => {
    const museum = await startAdmin()
    const [{ key: red }, { key: blue }] = [await groupKey(museum, 'Red'), await groupKey(museum, 'Blue')]
    const { port } = new URL(await museum.app.listen({ port: 0, host: '127.0.0.1' }))
    const first = await listen(port, red)
    const second = await listen(port, red)
    const elsewhere = await listen(port, blue)
    expect(first.response.statusCode).toBe(200)
    expect(first.response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(first.response.headers['content-security-policy']).toBeDefined()
    await expect.poll(() => first.text()).toBe(':\n\n')
    const said = [speaks(), speaks(), speaks()]
    for (const message of said) expect((await say(museum, red, message)).status).toBe(200)
    await expect.poll(() => [first.heard(), second.heard()]).toEqual([said, said])
    expect(elsewhere.heard()).toEqual([])
    const ended = new Promise((resolve) => first.response.once('end', resolve))
    await museum.app.close()
    await ended
  })

  test('[ADMIN-09] streams end with their key, and no others @full', async () => {
    const museum = await startAdmin()
    const [gone, other] = [await groupKey(museum, 'Red'), await groupKey(museum, 'Red')]
    const { port } = new URL(await museum.app.listen({ port: 0, host: '127.0.0.1' }))
    const first = await listen(port, gone.key)
    const second = await listen(port, other.key)
    const ended = new Promise((resolve) => first.response.once('end', resolve))
    await museum.ask(admin.revokeKioskKey, { params: { keyId: gone.id } })
    await ended
    const message = speaks()
    await say(museum, other.key, message)
    await expect.poll(() => second.heard()).toEqual([message])
    expect(first.heard()).toEqual([])
  })

  test('[ADMIN-09] a stream ends within a second after its key, also when the database was away for a while', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const open = new Set(['a', 'b'])
    let isAway = true
    const streams = createOpenStreams(async (keys) => {
      if (isAway) throw new Error('The database is away')
      return new Set(keys.filter((key) => open.has(key)))
    })
    const ended: string[] = []
    const submit = ['a', 'a', 'b'].map((keyHash, index) => {
      const stop = streams.add({ keyHash, end: () => ended.push(`${keyHash}${index}`) && stop() })
      return stop
    })
    open.delete('a')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ended).toEqual([])
    isAway = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toEqual(['a0', 'a1'])
    expect(streams.size()).toBe(1)
    submit[2]?.()
    expect(vi.getTimerCount(), 'nobody listens, nobody looks').toBe(0)
  })

  test('[ACCESS-06] a screen that does not read is let go before much waits for it, and the others hear on @full', async () => {
    const museum = await startAdmin()
    const { key } = await groupKey(museum, 'Red')
    const sockets: Socket[] = []
    museum.app.server.on('connection', (socket: Socket) => sockets.push(socket))
    const { port } = new URL(await museum.app.listen({ port: 0, host: '127.0.0.1' }))
    const stalled = await Promise.all(Array.from({ length: 5 }, () => listen(port, key)))
    // As if nobody read at the other end, and the system's own buffers were full.
    for (const socket of sockets) socket.cork()
    const deaf = [...sockets]
    const reading = await listen(port, key)
    const ended = stalled.map(({ response }) => new Promise((resolve) => response.once('close', resolve)))
    const said = Array.from({ length: 300 }, speaks)
    let most = 0
    for (const message of said) {
      await say(museum, key, message)
      most = Math.max(most, ...deaf.map(({ writableLength }) => writableLength))
    }
    expect(most).toBeGreaterThan(1000)
    expect(most).toBeLessThan(32_768)
    await Promise.all(ended)
    await expect.poll(() => reading.heard()).toEqual(said)
  })

  test('[ACCESS-06] a key listens a hundred times at once and no more; another key still does', async () => {
    const museum = await startAdmin()
    const [one, other] = [await groupKey(museum, 'Red'), await groupKey(museum, 'Red')]
    const { port } = new URL(await museum.app.listen({ port: 0, host: '127.0.0.1' }))
    const streams = await Promise.all(Array.from({ length: 101 }, () => listen(port, one.key)))
    const refused = streams.filter(({ response }) => response.statusCode === 503)
    expect(refused).toHaveLength(1)
    expect((await listen(port, other.key)).response.statusCode).toBe(200)
    // Whoever leaves makes group.
    streams.find(({ response }) => response.statusCode === 200)?.response.destroy()
    await expect.poll(async () => (await listen(port, one.key)).response.statusCode).toBe(200)
  })

  test('[ACCESS-08] the server determines the sender of a message, and no screen can pose as another', async () => {
    const museum = await startAdmin()
    const [red, hostile] = [await groupKey(museum, 'Red'), await groupKey(museum, 'Red')]
    const [mine, listening] = [randomUUID(), randomUUID()]
    const ask = async (screen: string, key: string) =>
      (await museum.ask(calls.groupRecent, { query: { screen } }, key)).news.map(({ speaker }) => speaker)
    await Promise.all([ask(mine, red.key), ask(listening, red.key)])
    const message = speaks()
    await say(museum, red.key, message, mine)
    // The same words under the same name, with another key, and as another kiosk of the same key.
    await say(museum, hostile.key, message, mine)
    await say(museum, red.key, message, listening)
    // Through Postgres it comes a moment later.
    await expect.poll(() => ask(listening, red.key)).toHaveLength(3)
    const [first, second, third] = await ask(listening, red.key)
    expect(third, 'itself').toBeNull()
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    expect(second).toMatch(/^[0-9a-f]{16}$/)
    expect(second).not.toBe(first)
    expect((await ask(mine, red.key))[0]).toBeNull()
    expect(JSON.stringify([first, second])).not.toContain(mine)
  })

  test('a screen without a stream polls messages since its first request', async () => {
    const museum = await startAdmin()
    const { key } = await groupKey(museum, 'Red')
    const ask = async () =>
      (await museum.ask(calls.groupRecent, { query: { screen: randomUUID() } }, key)).news.map(
        ({ message }) => message,
      )
    expect(await ask()).toEqual([])
    const message = speaks()
    await say(museum, key, message)
    await expect.poll(ask).toEqual([message])
  })

  test('messages are validated, and without a location nobody receives them', async () => {
    const museum = await startAdmin()
    const { key } = await groupKey(museum, 'Red')
    for (const wrong of [
      {},
      { kind: 'speaks', page: 'me', claim: randomUUID() },
      { kind: 'transfer', page: randomUUID(), storyId: 0, from: 'tape' },
      { kind: 'transfer', page: randomUUID(), storyId: 1, from: 'a visitor' },
    ])
      expect((await say(museum, key, wrong)).status).toBe(400)
    const kiosk = await museum.kioskToken()
    expect((await say(museum, kiosk, speaks())).body.message).toBe(
      'This screen stands at no location. Give it one in the list of screens.',
    )
    const quiet = await museum.app.inject({
      url: `/api/location/events?screen=${randomUUID()}`,
      headers: { authorization: `Bearer ${kiosk}` },
    })
    expect(quiet.statusCode).toBe(409)
    expect((await museum.app.inject(`/api/location/events?screen=${randomUUID()}`)).statusCode).toBe(401)
    expect((await say(museum, museum.curator, speaks())).status).toBe(403)
  })

  test('polling kiosks are dropped after a while, and messages after some seconds', () => {
    let now = 0
    const hub = createHub()
    const groups = createKioskGroups(hub, () => now)
    const news: GroupNews = { id: '1', speaker: 'a', message: speaks() }
    groups.recent('Red')
    void hub.publish('Red', news)
    now = 9_000
    expect(groups.recent('Red')).toEqual([news])
    now = 11_000
    expect(groups.recent('Red')).toEqual([])
    now = 80_000
    groups.recent('Blue')
    void hub.publish('Red', news)
    expect(groups.recent('Red')).toEqual([])
  })
})
