import { createServer } from 'node:https'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { createAlarms } from './alarms/alarms.ts'
import { alarms } from './alarms/routes.ts'
import { analytics } from './analytics/routes.ts'
import { avatars } from './avatars/routes.ts'
import { connectDatabase } from './backups/connectDatabase.ts'
import { createNightlyBackups } from './backups/nightly.ts'
import { startUpkeep } from './backups/upkeep.ts'
import type { Config } from './config/config.ts'
import { warningsOf } from './config/warnings.ts'
import { createLastContent, publishedContent } from './content/repository.ts'
import { content } from './content/routes.ts'
import type { Database } from './db/open.ts'
import { timestamp } from './db/timestamp.ts'
import { devices } from './devices/routes.ts'
import { seed } from './devices/seed.ts'
import { person } from './exports/personRoutes.ts'
import { researchExport } from './exports/routes.ts'
import { acceptContent } from './http/content.ts'
import type { Context, Routes } from './http/contract.ts'
import { handleError, refuseConnection } from './http/errors.ts'
import { repeatKey } from './http/idempotency.ts'
import { asListenError } from './http/listenError.ts'
import { createLists } from './http/lists.ts'
import { openapi } from './http/openapi.ts'
import { pages } from './http/pages.ts'
import { rateLimits } from './http/rateLimits.ts'
import { refusalHeaders, security } from './http/security.ts'
import { clientVersion, version } from './http/version.ts'
import { startQueue } from './jobs/queue.ts'
import type { Maker } from './jobs/queue.ts'
import { kioskGroups } from './kiosks/groupRoutes.ts'
import { createHub, createKioskGroups, sharedHub } from './kiosks/groups.ts'
import type { KioskGroups } from './kiosks/groups.ts'
import { createHeartbeats } from './kiosks/heartbeats.ts'
import type { Heartbeats } from './kiosks/heartbeats.ts'
import { kioskKeys } from './kiosks/keyRoutes.ts'
import { kiosks, kioskSettings } from './kiosks/routes.ts'
import { staffKiosks } from './kiosks/staffRoutes.ts'
import { media } from './media/routes.ts'
import { ensureSecrets } from './db/settings.ts'
import { memories } from './memories/routes.ts'
import { narrationJob } from './narrations/jobs.ts'
import { narrations } from './narrations/routes.ts'
import { narrationScripts } from './narrations/scriptRoutes.ts'
import { narrationReadings, narrationTakes } from './narrations/takeRoutes.ts'
import { playground } from './playground/routes.ts'
import { access, validTokenOf } from './staff/access.ts'
import { showFirstLogin } from './staff/firstLogin.ts'
import { staff } from './staff/routes.ts'
import { storyJob } from './stories/jobs.ts'
import { ownStories } from './stories/ownRoutes.ts'
import { stories } from './stories/routes.ts'
import { share } from './stories/shareRoutes.ts'
import { staffStories } from './stories/staffRoutes.ts'
import { reopenWords } from './stories/wordsFailing.ts'
import type { Storyteller, WithStoryteller } from './storyteller/storyteller.ts'

type Needs = WithStoryteller & { readonly heartbeats: Heartbeats; readonly groups: KioskGroups }

const nouns: readonly Routes<Needs>[] = [
  ...[alarms, analytics, avatars, content, devices, media, memories, playground, staff, version],
  ...[stories, share, ownStories, staffStories],
  ...[narrations, narrationScripts, narrationTakes, narrationReadings],
  ...[kiosks, kioskGroups, kioskKeys, kioskSettings, staffKiosks],
  ...[person, researchExport],
]

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly storyteller: () => Promise<Storyteller>
  /** See `Context`. */
  readonly wakeQueue?: () => void
  readonly dist: string
  readonly logger?: FastifyServerOptions['logger']
}

const minuteMs = 60_000
/** A recording may take this long over a slow line. */
const requestTimeoutMs = 300_000
/** A request in progress may take this long when the server closes. */
const closeTimeoutMs = 10_000

/** Refusals that are logged for any call. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429])

/** The whole server, not listening yet: main listens, tests inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, storyteller, dist, wakeQueue = () => {}, logger = false } = options
  z.config(z.locales.en())
  const { tls } = config
  await ensureSecrets(database)
  const instance: FastifyServerOptions = {
    logger,
    trustProxy: trusted(config.trustProxy),
    // The default would log visitors' addresses.
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
  await app.register(rateLimits, {
    database,
    config,
    validTokenOf: (request) => validTokenOf(database, request),
  })
  await app.register(acceptContent)
  await app.register(openapi)
  await app.register(pages, { config, dist, content: createLastContent(database, app.log) })

  const { pubSub } = database.peers
  const heartbeats = createHeartbeats(database, app.log)
  app.addHook('onClose', () => heartbeats.close())
  const context = {
    config,
    database,
    lists: createLists(database),
    storyteller,
    wakeQueue,
    heartbeats,
    groups: createKioskGroups(pubSub ? sharedHub(pubSub) : createHub()),
    version: clientVersion(dist),
  }
  for (const routes of nouns) await app.register(routes, context)
  return app
}

/** Finishes requests in progress and closes their connections; slow ones are cut off after a while. */
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

/** Fastify's types do not allow a number of hops, so it is passed as a function. */
function trusted(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

/** All background jobs, in the order in which visitors wait for them. */
export const allJobs = (context: Pick<Context, 'database'> & WithStoryteller): Maker[] => [
  storyJob(context, 'words'),
  storyJob(context, 'visual'),
  narrationJob(context),
  storyJob(context, 'voice'),
]

export interface ServeOptions {
  readonly config: Config
  readonly createStoryteller: () => Promise<Storyteller & { close(): Promise<void> }>
  readonly logger: FastifyServerOptions['logger']
  /** Prints a line for the person who starts the server. */
  readonly print: (line: string) => void
}

export interface Served {
  /** For example `http://localhost:3000`. */
  readonly address: string
  /** Finishes requests in progress, then closes. */
  close(): Promise<void>
}

/** Opens the database, listens, then makes missing narrations. */
export async function serve({ config, createStoryteller, logger, print }: ServeOptions): Promise<Served> {
  const database = await connectDatabase(config, print)
  await seed(database)

  let made: ReturnType<typeof createStoryteller> | undefined
  const storyteller = () => {
    made ??= createStoryteller().catch((error: unknown) => {
      // The next caller tries again.
      made = undefined
      throw error
    })
    return made
  }
  // The queue starts after the app, whose log it uses.
  let wakeQueue = () => {}
  const app = await buildApp({
    config,
    database,
    storyteller,
    wakeQueue: () => {
      wakeQueue()
      database.peers.call()
    },
    dist: join(import.meta.dirname, '../dist'),
    logger,
  })
  // Requests wait until there is a login.
  const opened = Promise.withResolvers<void>()
  app.addHook('onRequest', () => opened.promise)
  let address: string
  try {
    // Printed by `print`, as an address that can be clicked.
    await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
    address = config.publicUrl ?? addressOf(app, config)
    print(`Nachklang is open at ${address}`)
    await showFirstLogin({ database, admin: config.admin, address, print })
  } catch (error) {
    opened.resolve()
    await app.close()
    await database.close()
    throw asListenError(error, config)
  }
  opened.resolve()
  const { values } = await publishedContent(database.db)
  for (const line of warningsOf(config, String(values['codes.base'] || address))) print(line)

  const upkeep = startUpkeep(database, config.dataDir, app.log, () => wakeQueue())
  const backups = createNightlyBackups({ database, config, log: app.log })
  const alarms = createAlarms({ database, config, log: app.log })
  const minutes = setInterval(() => {
    void backups.look(Date.now())
    void alarms.look(Date.now())
  }, minuteMs).unref()
  await database.write((db) =>
    reopenWords(db, {
      now: timestamp(),
      translator: Boolean(config.ai?.translator),
      transcriber: Boolean(config.ai?.transcriber),
    }),
  )
  const queue = startQueue(database, allJobs({ database, storyteller }), app.log)
  wakeQueue = queue.wake
  database.peers.onCall(queue.wake)
  database.peers.onLeft(queue.inherit)
  return {
    address,
    close: async () => {
      clearInterval(minutes)
      const stopped = queue.stop()
      await app.close()
      await (await made)?.close()
      await stopped
      await Promise.all([backups.stop(), alarms.stop()])
      await upkeep.stop()
      await database.close()
    },
  }
}

function addressOf(app: FastifyInstance, { host, tls }: Config): string {
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `${tls === undefined ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}
