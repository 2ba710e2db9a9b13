import { createServer } from 'node:https'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { clientVersion } from './clientVersion.ts'
import type { Config } from './config.ts'
import type { Context, Storyteller } from './context.ts'
import type { Database } from './db/open.ts'
import { addMember } from './http/access.ts'
import { CallCounts } from './http/callCounts.ts'
import { refuseConnection } from './http/clientErrors.ts'
import { handleError } from './http/errors.ts'
import { createRateLimits } from './http/rateLimits.ts'
import { addOpenapi } from './http/openapi.ts'
import { addPages } from './http/pages.ts'
import { addParsers } from './http/parsers.ts'
import { UploadBudget } from './http/uploads.ts'
import { addSecurityHeaders, createSecurityHeaders, setHeaders } from './http/security.ts'
import { createLists } from './lists.ts'
import { createHub, sharedHub } from './kioskGroups/hub.ts'
import { createKioskGroups } from './kioskGroups/kioskGroups.ts'
import { createHeartbeats } from './kiosks/heartbeats.ts'
import { ensureMediaSecret } from './signedMedia.ts'
import { addAdminReviewRoutes } from './routes/admin/admin.ts'
import { addAnalyticsRoutes } from './routes/analytics.ts'
import { addAvatarPage } from './routes/avatarPage.ts'
import { addAvatarRoutes } from './routes/avatars.ts'
import { addAdminRoutes } from './routes/admin/allAdmin.ts'
import { addDeviceRoutes } from './routes/devices.ts'
import { addDeviceStoryRoutes } from './routes/deviceStories.ts'
import { addGenerationRoutes } from './routes/generation.ts'
import { addMediaRoutes } from './routes/media.ts'
import { addMemoryRoutes } from './routes/memories.ts'
import { addOwnStoryRoutes } from './routes/ownStories.ts'
import { addPlaygroundRoutes } from './routes/playground.ts'
import { addKioskGroupRoutes } from './routes/kioskGroups.ts'
import { addKioskRoutes } from './routes/kiosks.ts'
import { addShareRoutes } from './routes/share.ts'
import { addStaffRoutes } from './routes/staff.ts'
import { addStoryRoutes } from './routes/stories.ts'
import { addVersionRoute } from './routes/version.ts'

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
  const securityHeaders = await createSecurityHeaders(config)
  await ensureMediaSecret(database)
  const instance: FastifyServerOptions = {
    logger,
    trustProxy: trusted(config.trustProxy),
    // The default would log addresses of visitors.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => {
      setHeaders(reply, securityHeaders.any)
      void handleError(error, request, reply)
    },
    ...(tls && {
      serverFactory: (handler) => createServer({ ...tls, requestTimeout: requestTimeoutMs }, handler),
    }),
  }
  const app = fastify(instance)
  // Contract schemas are applied in http/route.ts; here they describe.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.addHook('onResponse', function logSubmissions({ method, routeOptions, log }, reply, done) {
    const { statusCode: status, elapsedTime } = reply
    const isRefusal = refusals.has(status)
    if (isRefusal || (method !== 'GET' && method !== 'HEAD')) {
      log[isRefusal ? 'warn' : 'info'](
        { route: routeOptions.url, status, ms: Math.round(elapsedTime) },
        method,
      )
    }
    done()
  })
  closeSoftly(app)

  addMember(app)
  addSecurityHeaders(app, securityHeaders)
  await addParsers(app)
  const { counters, pubSub } = database.peers
  await app.register(rateLimit, { global: false, store: counters ?? CallCounts, skipOnError: true })
  await addOpenapi(app)
  const pages = await addPages(app, config, dist)
  const context: Context = {
    config,
    database,
    lists: createLists(database),
    rateLimits: createRateLimits(app, database, config),
    uploads: new UploadBudget(),
    storyteller,
    wakeQueue,
    heartbeats: createHeartbeats(database, app.log),
    groups: createKioskGroups(pubSub ? sharedHub(pubSub) : createHub()),
    version: clientVersion(dist),
  }
  app.addHook('onClose', () => context.heartbeats.close())
  addDeviceRoutes(app, context)
  addStaffRoutes(app, context)
  addDeviceStoryRoutes(app, context)
  addGenerationRoutes(app, context)
  addStoryRoutes(app, context)
  addShareRoutes(app, context)
  addOwnStoryRoutes(app, context)
  addAvatarRoutes(app, context)
  addAvatarPage(app, context, pages)
  addMemoryRoutes(app, context)
  addPlaygroundRoutes(app, context, pages)
  addMediaRoutes(app, context)
  addAnalyticsRoutes(app, context)
  addVersionRoute(app, context)
  addKioskRoutes(app, context)
  addKioskGroupRoutes(app, context)
  addAdminRoutes(app, context)
  addAdminReviewRoutes(app, context)
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
