import { join } from 'node:path'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { ports } from '#contract/generation.ts'
import { isLocalAddress, isLocalHost } from '#contract/localAddress.ts'
import { placeholders, placeholdersLeft } from '#content/placeholders.ts'
import { startAlarms } from './alarms/alarms.ts'
import { buildApp } from './app.ts'
import { expiryWarning } from './config/certificate.ts'
import type { Config } from './config/config.ts'
import { timestamp } from './http/context.ts'
import type { Storyteller } from './http/context.ts'
import { connectDatabase } from './backups/connectDatabase.ts'
import { seed } from './devices/seed.ts'
import { showFirstLogin } from './staff/firstLogin.ts'
import { asListenError } from './http/listenError.ts'
import { startNightlyBackups } from './backups/nightly.ts'
import { publishedContent } from './content/repository.ts'
import { reopenWords } from './stories/work.ts'
import { startUpkeep } from './jobs/upkeep.ts'
import { allWork } from './jobs/allWork.ts'
import { startQueue } from './jobs/queue.ts'

export interface ServeOptions {
  readonly config: Config
  /** Makes the storyteller when it is first needed. */
  readonly createStoryteller: () => Promise<Storyteller & { close(): Promise<void> }>
  readonly logger: FastifyServerOptions['logger']
  /** Takes what the person who starts the server must read. */
  readonly print: (line: string) => void
}

export interface Served {
  /** Under which it listens, e.g. `http://localhost:3000`. */
  readonly address: string
  /** Finishes what is at hand, then closes. */
  close(): Promise<void>
}

/** Opens the database, listens, and only then makes the narrations that are missing. */
export async function serve({ config, createStoryteller, logger, print }: ServeOptions): Promise<Served> {
  const database = await connectDatabase(config, print)
  await seed(database)

  let made: ReturnType<typeof createStoryteller> | undefined
  const storyteller = () => {
    made ??= createStoryteller().catch((error: unknown) => {
      // Tried anew by whoever needs it next.
      made = undefined
      throw error
    })
    return made
  }
  // The queue starts after the app that it logs through.
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
  // Nobody is answered before there is a login.
  const opened = Promise.withResolvers<void>()
  app.addHook('onRequest', () => opened.promise)
  try {
    await listen(app, config)
  } catch (error) {
    await app.close()
    await database.close()
    throw asListenError(error, config)
  }
  const address = config.publicUrl ?? addressOf(app, config)
  print(`Nachklang is open at ${address}`)
  try {
    await showFirstLogin({ database, admin: config.admin, address, print })
  } catch (error) {
    opened.resolve()
    await app.close()
    await database.close()
    throw error
  }
  opened.resolve()
  if (isInsecure(config)) print(insecure)
  const { values } = await publishedContent(database.db)
  if (isLocalAddress(String(values['codes.base'] || address))) print(noCodes(address))
  const invented = placeholders()
  if (invented.length > 0) print(placeholdersLeft.en.replace('{names}', invented.join(', ')))
  const expiry = config.tls && expiryWarning(config.tls, Date.now())
  if (expiry !== undefined) print(expiry)
  if (config.ai !== undefined) for (const line of serviceLines(config.ai)) print(line)

  const upkeep = startUpkeep(database, config.dataDir, app.log, () => wakeQueue())
  const backups = startNightlyBackups({ database, config, log: app.log })
  const alarms = startAlarms({ database, config, log: app.log })
  await database.write((db) =>
    reopenWords(db, {
      now: timestamp(),
      translator: Boolean(config.ai?.translator),
      transcriber: Boolean(config.ai?.transcriber),
    }),
  )
  const queue = startQueue(allWork({ database, storyteller }), app.log)
  wakeQueue = queue.wake
  database.peers.onCall(queue.wake)
  database.peers.onLeft(queue.inherit)
  return {
    address,
    close: async () => {
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

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  // Told in our own words, with an address that can be clicked.
  await app.listen({ host, port, listenTextResolver: () => 'listening' })
}

function addressOf(app: FastifyInstance, { host, tls }: Config): string {
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `${tls === undefined ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Browsers give a microphone to https and to localhost only (API-08). */
function isInsecure({ host, tls, publicUrl, trustProxy }: Config): boolean {
  const reached = publicUrl === undefined ? host : new URL(publicUrl).hostname
  const isLocal = isLocalHost(reached)
  const isBehindHttps = trustProxy !== false || publicUrl?.startsWith('https://') === true
  return !isLocal && tls === undefined && !isBehindHttps
}

/** Says what leaves the server, and to where. */
function serviceLines(ai: NonNullable<Config['ai']>): string[] {
  const portsAt = Map.groupBy(
    ports.filter((port) => ai[port]),
    (port) => ai[port]?.baseUrl ?? '',
  )
  return [...portsAt].flatMap(([baseUrl, asked]) => {
    const { protocol, hostname } = new URL(baseUrl)
    const isOpen = protocol === 'http:' && !isLocalHost(hostname)
    return [
      `The storyteller asks ${baseUrl} as ${asked.join(', ')}.`,
      ...(isOpen ? [`Warning: ${baseUrl} is plain http: stories and the key can be read on their way.`] : []),
    ]
  })
}

const noCodes = (address: string) =>
  `Warning: pages under ${address} show no QR codes, since no phone would find them there. Set PUBLIC_URL to the address ` +
  'that phones can open.'

const insecure =
  'Warning: this is plain http on a network. Browsers give no microphone there, so nobody can record a voice from ' +
  'another machine. Set TLS_CERT and TLS_KEY, or put an https proxy in front and set TRUST_PROXY and PUBLIC_URL.'
