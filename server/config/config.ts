import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { problemOfTls } from './certificate.ts'
import { ConfigError } from './ConfigError.ts'
import { alertEnvironment, alertPairs, toAlertConfig } from './alerts.ts'
import type { AlertConfig } from './alerts.ts'
import { aiEnvironment, aiPairs, renamed, toAiConfig } from './ai.ts'
import type { AiConfig } from './ai.ts'

const line = z.string().check(z.trim(), z.minLength(1))

/** A greater number of proxies is a mistake. */
const mostProxies = 10
/** Names known to proxy-addr, which Fastify uses: this machine and local networks. */
const networks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** The proxies that are trusted: `false`, a number, or addresses separated by commas. */
const Trust = z.pipe(
  line.check(
    z.refine((text) => text === 'false' || isFew(text) || text.split(',').every(isNetwork), {
      error:
        `must say how many proxies stand in front of this server (1 to ${mostProxies}), or their addresses by commas ` +
        '(10.0.0.5, 10.0.0.0/8); "true" would let every visitor invent an address',
    }),
  ),
  z.transform((text: string) =>
    text === 'false' || Number(text) === 0 ? false : isFew(text) ? Number(text) : text,
  ),
)

const isFew = (text: string) => /^\d+$/.test(text) && Number(text) <= mostProxies

/** An address or a network, except all addresses. */
function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.trim().split('/')
  const version = isIP(address)
  if (version === 0) return networks.has(text.trim())
  if (prefix === undefined) return true
  return /^\d+$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}

const PublicUrl = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }),
  z.transform((url: string) => url.replace(/\/+$/, '')),
)

/** Not changed, since it may contain a password and options of the driver. */
const DatabaseUrl = z.url({
  protocol: /^postgres(?:ql)?$/,
  error: 'must be an address that begins with postgres:// or postgresql://',
})

const Hour = z.pipe(
  z.string().check(z.regex(/^([01]?\d|2[0-3])$/, 'must be an hour of the day, 0 to 23')),
  z.transform(Number),
)

const Variables = z.object({
  PORT: z._default(
    z.coerce.number('must be a port number').check(z.int(), z.minimum(0), z.maximum(65_535)),
    3000,
  ),
  HOST: z._default(line, 'localhost'),
  DATA_DIR: z._default(line, './data'),
  DATABASE_URL: z.optional(DatabaseUrl),
  BACKUP_DIR: z.optional(line),
  BACKUP_HOUR: z._default(Hour, 4),
  ADMIN_NAME: z.optional(line.check(z.maxLength(limits.lineChars))),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(10), z.maxLength(200))),
  PUBLIC_URL: z.optional(PublicUrl),
  PLAYGROUND_API: z.optional(PublicUrl),
  TRUST_PROXY: z._default(Trust, false),
  TLS_CERT: z.optional(line),
  TLS_KEY: z.optional(line),
  ...alertEnvironment,
  ...aiEnvironment,
})

export const variables: readonly string[] = Object.keys(Variables.def.shape)

const Environment = Variables.check(
  z.superRefine((environment, context) => {
    for (const [given, needed] of pairs) {
      if (environment[given] === undefined || environment[needed] !== undefined) continue
      context.addIssue({ code: 'custom', path: [needed], message: `is missing, and ${given} needs it` })
    }
  }),
)

/** Variables and what each requires. */
const pairs = [
  ['ADMIN_NAME', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_NAME'],
  ['TLS_CERT', 'TLS_KEY'],
  ['TLS_KEY', 'TLS_CERT'],
  ...alertPairs,
  ...aiPairs,
] as const

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Address of a Postgres; undefined: a SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Folder of the nightly backups, and their hour in the machine's time zone. */
  readonly backupDir: string
  readonly backupHour: number
  readonly alerts: AlertConfig
  /** The first staff account; undefined: generated. */
  readonly admin: { readonly name: string; readonly password: string } | undefined
  /** The public address, without a slash at the end. */
  readonly publicUrl: string | undefined
  /** Another server for calls of the playground, without a slash at the end (PLAY-05). */
  readonly playgroundApi: string | undefined
  /** The trusted proxies; false: none. */
  readonly trustProxy: false | number | string
  /** Services for the storyteller; undefined: everything is embedded. */
  readonly ai: AiConfig | undefined
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined
}

/** @throws ConfigError that names the variable and what is wrong with it */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const result = Environment.safeParse(Object.fromEntries(given))
  const wrong = [
    ...renamed(given.map(([name]) => name)),
    ...(result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`) ?? []),
  ]
  if (!result.success || wrong.length > 0) {
    throw new ConfigError(`The configuration is wrong. ${wrong.join(' ')}`)
  }
  const { PORT, HOST, DATA_DIR, ADMIN_NAME, ADMIN_PASSWORD, TRUST_PROXY } = result.data
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: result.data.DATABASE_URL,
    backupDir: result.data.BACKUP_DIR ?? join(DATA_DIR, 'backups', 'nightly'),
    backupHour: result.data.BACKUP_HOUR,
    alerts: toAlertConfig(result.data),
    admin:
      ADMIN_NAME !== undefined && ADMIN_PASSWORD !== undefined
        ? { name: ADMIN_NAME, password: ADMIN_PASSWORD }
        : undefined,
    publicUrl: result.data.PUBLIC_URL,
    playgroundApi: result.data.PLAYGROUND_API,
    trustProxy: TRUST_PROXY,
    ai: toAiConfig(result.data),
    tls: readTls(result.data.TLS_CERT, result.data.TLS_KEY),
  }
}

function readTls(certFile: string | undefined, keyFile: string | undefined): Config['tls'] {
  if (certFile === undefined || keyFile === undefined) return undefined
  const tls = { cert: readFile('TLS_CERT', certFile), key: readFile('TLS_KEY', keyFile) }
  const problem = problemOfTls(tls)
  if (problem !== undefined) throw new ConfigError(`The configuration is wrong. ${problem}`)
  return tls
}

function readFile(variable: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new ConfigError(`The configuration is wrong. ${variable}: the file ${file} cannot be read.`, {
      cause: error,
    })
  }
}
