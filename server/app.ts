import { createServer } from 'node:https'
import compress from '@fastify/compress'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { clientVersion } from './http/clientVersion.ts'
import type { Config } from './config/config.ts'
import type { Context, Storyteller } from './http/context.ts'
import type { Database } from './db/open.ts'
import { access } from './staff/access.ts'
import { refuseConnection } from './http/clientErrors.ts'
import { content } from './http/content.ts'
import { handleError } from './http/errors.ts'
import { repeatKey } from './http/idempotency.ts'
import { openapi } from './http/openapi.ts'
import { pages } from './http/pages.ts'
import { rateLimits } from './http/rateLimits.ts'
import { refusalHeaders, security } from './http/security.ts'
import { createHub, sharedHub } from './kiosks/hub.ts'
import { createKioskGroups } from './kiosks/groups.ts'
import { createHeartbeats } from './kiosks/heartbeats.ts'
import { createLists } from './http/lists.ts'
import { admin } from './admin.ts'
import { analytics } from './analytics/routes.ts'
import { avatarPage } from './avatars/pageRoutes.ts'
import { avatars } from './avatars/routes.ts'
import { devices } from './devices/routes.ts'
import { deviceStories } from './narrations/routes.ts'
import { generation } from './narrations/generationRoutes.ts'
import { kioskGroups } from './kiosks/groupRoutes.ts'
import { kiosks } from './kiosks/routes.ts'
import { media } from './media/routes.ts'
import { memories } from './memories/routes.ts'
import { ownStories } from './stories/ownRoutes.ts'
import { playground } from './playground/routes.ts'
import { share } from './stories/shareRoutes.ts'
import { staff } from './staff/routes.ts'
import { stories } from './stories/routes.ts'
import { version } from './http/versionRoutes.ts'
import { ensureMediaSecret } from './media/signedMedia.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly storyteller: () => Promise<Storyteller>
  /** Where work is done in the background: see `Context`. */
  readonly wakeQueue?: () => void
  /** Folder of the built client. */
  readonly dist: string
  readonly logger?: FastifyServerOptions['logger']
}

/** A recording over a slow line may take this long. */
const requestTimeoutMs = 300_000
/** A request that is at hand when the server closes may take this long. */
const closeTimeoutMs = 10_000

/** Somebody wanted what is not theirs, or too much of it: noted whatever the call. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429])

/** The whole server, not listening yet: main listens, tests inject. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, storyteller, dist, wakeQueue = () => {}, logger = false } = options
  z.config(z.locales.en())
  const { tls } = config
  await ensureMediaSecret(database)
  const instance: FastifyServerOptions = {
    logger,
    trustProxy: trusted(config.trustProxy),
    // The default would log addresses of visitors.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, refusalHeaders(config)),
    frameworkErrors: (error, request, reply) => {
      reply.headers(refusalHeaders(config))
      void handleError(error, request, reply)
    },
    ...(tls && {
      serverFactory: (handler) => createServer({ ...tls, requestTimeout: requestTimeoutMs }, handler),
    }),
  }
  const app = fastify(instance)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', repeatKey)
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const { statusCode: status, elapsedTime } = reply
    const isRefusal = refusals.has(status)
    if (isRefusal || (method !== 'GET' && method !== 'HEAD')) {
      const entry = { route: routeOptions.url, status, ms: Math.round(elapsedTime) }
      log[isRefusal ? 'warn' : 'info'](entry, method)
    }
  })
  closeSoftly(app)

  await app.register(security, { config })
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(access, { database })
  await app.register(rateLimits, { database, config })
  await app.register(content)
  await app.register(openapi)
  await app.register(pages, { config, dist })

  const { pubSub } = database.peers
  const context: Context = {
    config,
    database,
    lists: createLists(database),
    storyteller,
    wakeQueue,
    heartbeats: createHeartbeats(database, app.log),
    groups: createKioskGroups(pubSub ? sharedHub(pubSub) : createHub()),
    version: clientVersion(dist),
  }
  app.addHook('onClose', () => context.heartbeats.close())
  for (const routes of [
    devices,
    deviceStories,
    stories,
    share,
    ownStories,
    avatars,
    avatarPage,
    memories,
    playground,
    media,
    kiosks,
    kioskGroups,
    staff,
    generation,
    admin,
    analytics,
    version,
  ]) {
    await app.register(routes, context)
  }
  return app
}

/** What is at hand is finished, and its connection then ended; whoever dawdles is cut off in the end. */
function closeSoftly(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref()
  })
  app.addHook('onSend', function endConnection(_request, reply, payload, done) {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** Fastify's types know no number of hops, so it is told as the function it stands for. */
function trusted(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}
