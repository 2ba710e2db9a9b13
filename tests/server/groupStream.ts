import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { GroupMessage, GroupNews } from '#contract/kioskGroup.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import * as calls from '#contract/kioskRoutes.ts'
import type { AdminApp } from './adminHelpers.ts'

/** A kiosk key whose kiosks stand in that group. */
export async function groupKey(
  museum: Pick<AdminApp, 'ask'>,
  location: string,
): Promise<{ readonly key: string; readonly id: string }> {
  const { key, id } = await museum.ask(admin.createKioskKey, { body: { label: location } })
  await museum.ask(calls.setKeyGroup, { params: { keyId: id }, body: { location } })
  return { key, id }
}

/** A kiosk that listens, on a real connection. */
export async function listen(port: string, kiosk: string, screen = randomUUID()) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, path: `/api/location/events?screen=${screen}` }
    get({ ...options, headers: { authorization: `Bearer ${kiosk}` } }, resolve).once('error', reject)
  })
  let text = ''
  response.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  return {
    response,
    heard: () =>
      text.split('\n').flatMap((line): GroupMessage[] => {
        if (!line.startsWith('data: ')) return []
        const news: GroupNews = JSON.parse(line.slice(6))
        return [news.message]
      }),
    text: () => text,
  }
}
