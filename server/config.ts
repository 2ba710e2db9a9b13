import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { limits } from '../contract/limits.ts'

const path = z.string().trim().min(1)

const flagsOfTrust = new Map<string, boolean>([
  ['true', true],
  ['false', false],
])

/** How many proxies, or which, may say who the caller is: `true`, `false`, a number, or addresses by commas. */
const Trust = z
  .string()
  .trim()
  .min(1)
  .transform((text) => flagsOfTrust.get(text) ?? (/^\d+$/.test(text) ? Number(text) : text))

const PublicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))

const Environment = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
    HOST: z.string().trim().min(1).default('localhost'),
    DATA_DIR: path.default('./data'),
    ADMIN_NAME: z.string().trim().min(1).max(limits.lineChars).optional(),
    ADMIN_PASSWORD: z.string().min(10).max(200).optional(),
    PUBLIC_URL: PublicUrl.optional(),
    TRUST_PROXY: Trust.default(false),
    TLS_CERT: path.optional(),
    TLS_KEY: path.optional(),
  })
  .superRefine((environment, context) => {
    for (const [one, other] of pairs) {
      if ((environment[one] === undefined) === (environment[other] === undefined)) continue
      const missing = environment[one] === undefined ? one : other
      const given = missing === one ? other : one
      context.addIssue({ code: 'custom', path: [missing], message: `is missing, and ${given} needs it` })
    }
  })

const pairs = [
  ['ADMIN_NAME', 'ADMIN_PASSWORD'],
  ['TLS_CERT', 'TLS_KEY'],
] as const

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The first staff account; undefined: one is made up. */
  readonly admin: { readonly name: string; readonly password: string } | undefined
  /** Where visitors reach the exhibition, without a slash at the end. */
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean | number | string
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined
}

/** @throws ConfigError that names the variable and what is wrong with it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const result = Environment.safeParse(Object.fromEntries(given))
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`)
    throw new ConfigError(`The configuration is wrong. ${wrong.join(' ')}`)
  }
  const { PORT, HOST, DATA_DIR, ADMIN_NAME, ADMIN_PASSWORD, PUBLIC_URL, TRUST_PROXY, TLS_CERT, TLS_KEY } =
    result.data
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    admin:
      ADMIN_NAME !== undefined && ADMIN_PASSWORD !== undefined
        ? { name: ADMIN_NAME, password: ADMIN_PASSWORD }
        : undefined,
    publicUrl: PUBLIC_URL,
    trustProxy: TRUST_PROXY,
    tls:
      TLS_CERT !== undefined && TLS_KEY !== undefined
        ? { cert: readFile('TLS_CERT', TLS_CERT), key: readFile('TLS_KEY', TLS_KEY) }
        : undefined,
  }
}

/** Something that whoever starts the server can put right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
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
