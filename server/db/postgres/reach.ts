import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import * as z from 'zod/mini'
import { ConfigError } from '#server/config/ConfigError.ts'
import { isAway } from '../storageError.ts'
import { connect } from './client.ts'

/** ms for a Postgres that starts together with the server on a slow machine. */
const timeoutMs = 60_000
const pauseMs = 500
/** The oldest version that is still maintained. */
const oldestVersion = 140_000

/** SQLSTATEs of faults that the person who starts the server can correct. */
const refusals = new Map([
  ['28P01', 'Postgres does not take the password.'],
  ['28000', 'Postgres does not let this user in.'],
  ['3D000', 'there is no such database. Make it with createdb.'],
  ['42501', 'this user may not make tables there.'],
])

const Facts = z.tuple([z.object({ version: z.number(), fsync: z.string(), encoding: z.string() })])

/**
 * Waits until Postgres answers and checks that it is suitable.
 * @param print for the person who starts the server
 * @throws ConfigError with what is wrong, never with the password
 */
export async function reachPostgres(url: string, print?: (line: string) => void): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await lookAt(url, print)
    } catch (error) {
      if (!isAway(error)) throw asConfigError(error, url)
      if (performance.now() > deadline) {
        throw new ConfigError(wrong(`nobody answers at ${placeOf(url)}.`), { cause: error })
      }
      if (attempt === 1) print?.(`Waiting for Postgres at ${placeOf(url)} ...`)
    }
    await setTimeout(pauseMs)
  }
}

async function lookAt(url: string, print?: (line: string) => void): Promise<void> {
  const { ask, close } = await connect(url)
  try {
    const { rows } = await ask(
      `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
         current_setting('server_encoding') as encoding`,
    )
    const [{ version, fsync, encoding }] = Facts.parse(rows)
    if (version < oldestVersion) {
      throw new ConfigError(
        wrong(`Postgres ${Math.floor(version / 10_000)} is too old; 14 or newer is needed.`),
      )
    }
    if (encoding !== 'UTF8') {
      throw new ConfigError(wrong(`the database keeps its texts in ${encoding}. Make it anew, in UTF8.`))
    }
    if (fsync === 'off') print?.(unsynced)
  } finally {
    await close()
  }
}

function asConfigError(error: unknown, url: string): unknown {
  const refusal = error instanceof DatabaseError ? refusals.get(error.code ?? '') : undefined
  return refusal === undefined
    ? error
    : new ConfigError(wrong(`${placeOf(url)}: ${refusal}`), { cause: error })
}

/** The address of a database without user and password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`
}

const wrong = (problem: string) => `The configuration is wrong. DATABASE_URL: ${problem}`

const unsynced =
  'Warning: Postgres runs with fsync=off. What visitors were thanked for can be lost when the power fails.'
