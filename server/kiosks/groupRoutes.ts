import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type GroupNews, GroupQuery } from '#contract/kioskGroup.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { KioskGroups } from './groups.ts'
import { groupOfKiosk } from './repository.ts'
import { kioskKeysThatOpen } from '#server/staff/tokens.ts'
import { createOpenStreams } from './openStreams.ts'
import { tokenHash } from '#server/http/secrets.ts'

/** ms between empty messages, without which proxies and kiosks consider the stream dead. */
const breathEveryMs = 5_000
const breathText = ':\n\n'
/** Most open streams in all and per kiosk key; further kiosks poll. */
const mostListeners = { inAll: 3_000, perKey: 100 } as const
/** Bytes that may wait for a kiosk that does not read, some fifty messages. Then its stream ends. */
const mostUnread = 16_384

const noLocation = 'This screen stands at no location. Give it one in the list of screens.'

/** Messages between the kiosks of a location (FIT-05). */
export const kioskGroups: Routes<{ readonly groups: KioskGroups }> = async (app, context) => {
  const { database, groups } = context
  const listening = createOpenStreams((keys) => kioskKeysThatOpen(database.db, keys, timestamp()))

  app.route({
    ...fromContract(kioskRoutes.groupPublish),
    handler: async (request) => {
      const { body } = request
      const key = request.kioskKey
      const location = await groupOfKiosk(database.db, body.screen, key)
      if (location === null) throw new HttpError(409, noLocation)
      const speaker = speakerOf(key, body.screen)
      await groups.publish(location, { id: randomUUID(), speaker, message: body.message })
      return { statusCode: 200, message: 'The screens of the location have it.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.groupRecent),
    handler: async (request) => {
      const { query } = request
      const key = request.kioskKey
      const location = await groupOfKiosk(database.db, query.screen, key)
      const self = speakerOf(key, query.screen)
      return { news: location === null ? [] : groups.recent(location).map((news) => asSeenBy(self, news)) }
    },
  })

  app.get(
    '/api/location/events',
    {
      config: { access: 'kiosk' },
      schema: { hide: true, querystring: GroupQuery },
      // A HEAD request would open a stream.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { kioskKey: key } = request
      const { screen: kiosk } = request.query
      const location = await groupOfKiosk(database.db, kiosk, key)
      if (location === null) throw new HttpError(409, noLocation)
      if (listening.size() >= mostListeners.inAll || listening.size(key) >= mostListeners.perKey)
        throw new HttpError(503, 'Too many screens listen. Please ask.')
      const events = new Readable({ read() {} })
      const send = (text: string) => {
        if (events.readableLength + reply.raw.writableLength > mostUnread) events.destroy()
        else events.push(text)
      }
      const self = speakerOf(key, kiosk)
      const stop = groups.subscribe(location, (news) => send(eventOf(asSeenBy(self, news))))
      const breath = setInterval(() => send(breathText), breathEveryMs)
      const leave = listening.add({ keyHash: key, end: () => events.push(null) })
      // Fastify closes it when the kiosk has disconnected.
      events.once('close', () => {
        stop()
        clearInterval(breath)
        leave()
      })
      // An immediate answer shows that the stream works.
      send(breathText)
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // Nginx would buffer it.
          .header('x-accel-buffering', 'no')
          .send(events)
      )
    },
  )
  app.addHook('preClose', async () => listening.endAll())
}

/** A name for the sender that does not reveal the kiosk's id, so that no recipient can impersonate it. */
const speakerOf = (keyHash: string, kiosk: string) => tokenHash(`${keyHash} ${kiosk}`).slice(0, 16)

const asSeenBy = (self: string, news: GroupNews): GroupNews =>
  news.speaker === self ? { ...news, speaker: null } : news

const eventOf = (news: GroupNews) => `data: ${JSON.stringify(news)}\n\n`
