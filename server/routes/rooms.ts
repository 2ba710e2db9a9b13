import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { RoomNews } from '../../contract/room.ts'
import { RoomQuery } from '../../contract/roomRequests.ts'
import * as screenRoutes from '../../contract/screenRoutes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { checkAccess, kioskKeyOf } from '../http/access.ts'
import { HttpError } from '../http/HttpError.ts'
import { route } from '../http/route.ts'
import { roomOfScreen } from '../repositories/screens.ts'
import { kioskKeysThatOpen } from '../repositories/tokens.ts'
import { createOpenStreams } from '../rooms/openStreams.ts'

/** A line that says nothing goes out this often, ms: else a proxy takes the stream for dead, and so does the screen. */
const breathEveryMs = 5_000
/** Screens that may listen at a time; further ones ask. */
const mostListeners = 3_000

const noRoom = 'This screen stands in no room.'

/** What the screens of a room tell each other (FIT-05). */
export function addRoomRoutes(app: FastifyInstance, context: Context): void {
  const { database, rooms } = context
  const listening = createOpenStreams((keys) => kioskKeysThatOpen(database.db, keys, timestamp()))

  route(app, context, screenRoutes.roomSay, async ({ body, request }) => {
    const room = await roomOfScreen(database.db, body.screen, kioskKeyOf(request))
    if (room === null) throw new HttpError(409, noRoom)
    await rooms.publish(room, { id: randomUUID(), message: body.message })
    return { statusCode: 200, message: 'The room has heard it.' }
  })

  route(app, context, screenRoutes.roomHeard, async ({ query, request }) => {
    const room = await roomOfScreen(database.db, query.screen, kioskKeyOf(request))
    return { news: room === null ? [] : [...rooms.recent(room)] }
  })

  app.get(
    '/api/room/events',
    { schema: { hide: true }, onRequest: checkAccess(context, 'kiosk') },
    async (request, reply) => {
      const { screen } = z.parse(RoomQuery, request.query)
      const key = kioskKeyOf(request)
      const room = await roomOfScreen(database.db, screen, key)
      if (room === null) throw new HttpError(409, noRoom)
      if (listening.size() >= mostListeners) throw new HttpError(503, 'Too many screens listen. Please ask.')
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Nginx would keep it back until it has a page full.
        'x-accel-buffering': 'no',
      })
      const stop = rooms.subscribe(room, (news) => raw.write(eventOf(news)))
      const breath = setInterval(() => raw.write(':\n\n'), breathEveryMs)
      const leave = listening.add({ keyHash: key, end: finish })
      function finish() {
        stop()
        clearInterval(breath)
        leave()
        raw.end()
      }
      raw.on('close', finish)
      // The answer begins at once: who listens knows that it works.
      raw.write(':\n\n')
    },
  )
  app.addHook('preClose', async () => listening.endAll())
}

const eventOf = (news: RoomNews) => `data: ${JSON.stringify(news)}\n\n`
