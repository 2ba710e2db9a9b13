import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { RoomMessage, RoomNews } from '../../contract/room.ts'
import * as desk from '../../contract/deskRoutes.ts'
import * as calls from '../../contract/screenRoutes.ts'
import { createHub } from '../../server/rooms/hub.ts'
import { createRooms } from '../../server/rooms/rooms.ts'
import { startDesk } from './deskHelpers.ts'
import type { Desk } from './deskHelpers.ts'

const speaks = (): RoomMessage => ({ kind: 'speaks', page: randomUUID(), claim: randomUUID() })
const say = (house: Desk, kiosk: string, message: unknown, screen = randomUUID()) =>
  house.send(calls.roomSay, { body: { screen, message } }, kiosk)

async function roomKey(house: Desk, room: string): Promise<string> {
  const { key, id } = await house.ask(desk.createKioskKey, { body: { label: room } })
  await house.ask(calls.setKeyRoom, { params: { keyId: id }, body: { room } })
  return key
}

/** A screen that listens, on a real connection. */
async function listen(port: string, kiosk: string, screen = randomUUID()) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, path: `/api/room/events?screen=${screen}` }
    get({ ...options, headers: { authorization: `Bearer ${kiosk}` } }, resolve).once('error', reject)
  })
  let text = ''
  response.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  return {
    response,
    heard: () =>
      text.split('\n').flatMap((line): RoomMessage[] => {
        if (!line.startsWith('data: ')) return []
        const news: RoomNews = JSON.parse(line.slice(6))
        return [news.message]
      }),
    text: () => text,
  }
}

describe('[FIT-05] screens of a room', () => {
  test('hear each other as one speaks, in one order, and no other room does; they end with the server', async () => {
    const house = await startDesk()
    const [red, blue] = [await roomKey(house, 'Red'), await roomKey(house, 'Blue')]
    const { port } = new URL(await house.app.listen({ port: 0, host: '127.0.0.1' }))
    const first = await listen(port, red)
    const second = await listen(port, red)
    const elsewhere = await listen(port, blue)
    expect(first.response.statusCode).toBe(200)
    expect(first.response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(first.response.headers['content-security-policy']).toBeDefined()
    await expect.poll(() => first.text()).toBe(':\n\n')
    const said = [speaks(), speaks(), speaks()]
    for (const message of said) expect((await say(house, red, message)).status).toBe(200)
    await expect.poll(() => [first.heard(), second.heard()]).toEqual([said, said])
    expect(elsewhere.heard()).toEqual([])
    const ended = new Promise((resolve) => first.response.once('end', resolve))
    await house.app.close()
    await ended
  })

  test('a screen that can only ask hears what was said since it first asked', async () => {
    const house = await startDesk()
    const key = await roomKey(house, 'Red')
    const ask = async () =>
      (await house.ask(calls.roomHeard, { query: { screen: randomUUID() } }, key)).news.map(
        ({ message }) => message,
      )
    expect(await ask()).toEqual([])
    const message = speaks()
    await say(house, key, message)
    expect(await ask()).toEqual([message])
  })

  test('what is said is checked, and without a room nobody is spoken to', async () => {
    const house = await startDesk()
    const key = await roomKey(house, 'Red')
    for (const wrong of [
      {},
      { kind: 'speaks', page: 'me', claim: randomUUID() },
      { kind: 'handOver', page: randomUUID(), storyId: 0, from: 'tape' },
      { kind: 'handOver', page: randomUUID(), storyId: 1, from: 'a visitor' },
    ])
      expect((await say(house, key, wrong)).status).toBe(400)
    const kiosk = await house.kioskToken()
    expect((await say(house, kiosk, speaks())).body.message).toBe('This screen stands in no room.')
    const quiet = await house.app.inject({
      url: `/api/room/events?screen=${randomUUID()}`,
      headers: { authorization: `Bearer ${kiosk}` },
    })
    expect(quiet.statusCode).toBe(409)
    expect((await house.app.inject(`/api/room/events?screen=${randomUUID()}`)).statusCode).toBe(401)
    expect((await say(house, house.curator, speaks())).status).toBe(403)
  })

  test('who asks is forgotten after a while, and old news with the seconds', () => {
    let now = 0
    const hub = createHub()
    const rooms = createRooms(hub, () => now)
    const news: RoomNews = { id: '1', message: speaks() }
    rooms.recent('Red')
    void hub.publish('Red', news)
    now = 9_000
    expect(rooms.recent('Red')).toEqual([news])
    now = 11_000
    expect(rooms.recent('Red')).toEqual([])
    now = 80_000
    rooms.recent('Blue')
    void hub.publish('Red', news)
    expect(rooms.recent('Red')).toEqual([])
  })
})
