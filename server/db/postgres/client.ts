import { Client, DatabaseError, types } from 'pg'
import type { ClientConfig, QueryResult } from 'pg'
import { DatabaseAway } from '../storageError.ts'

/** Object ids of Postgres's types, https://www.postgresql.org/docs/current/datatype-oid.html */
const oids = { int8: 20, numeric: 1700 } as const

/** Somebody who answers a statement: a connection, or a pool of them. */
export type Ask = (sql: string, values?: readonly unknown[]) => Promise<QueryResult>

/** How this server connects. */
export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'nachklang',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // Ids, counts and sums are all below 2^53.
        oid === oids.int8 || oid === oids.numeric ? Number : types.getTypeParser(oid, format ?? 'text'),
    },
  }
}

export interface Connection {
  readonly ask: Ask
  /** Whether it can still be asked. */
  isOpen(): boolean
  /** Resolves when it is closed, by whomever. */
  readonly closed: Promise<void>
  /** Hears `NOTIFY`, on whichever channels it listens to. */
  onNotice(listener: (text: string, channel: string) => void): void
  close(): Promise<void>
}

/**
 * A connection of its own.
 * @param settings run once when it opens
 * @throws DatabaseAway where nobody answers, DatabaseError where Postgres refuses
 */
export async function connect(url: string, settings = ''): Promise<Connection> {
  const client = new Client(clientConfig(url))
  let isOpen = true
  const closed = new Promise<void>((resolve) => {
    client.once('end', resolve)
  })
  void closed.then(() => {
    isOpen = false
  })
  // Whoever asks next hears of it.
  client.on('error', () => {
    isOpen = false
  })
  const ask = asking((sql, values) => client.query(sql, values))
  const close = () => client.end().catch(() => undefined)
  try {
    await client.connect().catch(rethrow)
    await ask(`${sayWhenHostIsGone}; ${settings}`)
  } catch (error) {
    void close()
    throw error
  }
  return {
    ask,
    closed,
    isOpen: () => isOpen,
    onNotice: (listener) =>
      client.on('notification', ({ payload, channel }) => listener(payload ?? '', channel)),
    close,
  }
}

/** A machine that loses its power says no good-bye: Postgres notices within a minute and frees what it held. */
const sayWhenHostIsGone =
  'set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

/** What pg's clients and pools have in common, with values as Postgres can keep them and errors told apart. */
export function asking(query: (sql: string, values: unknown[] | undefined) => Promise<QueryResult>): Ask {
  return (sql, values) => query(sql, values?.map(toValue)).catch(rethrow)
}

/** Text in Postgres has no NUL: a story that somebody sends with one keeps a sign in its place. */
function toValue(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}

/** What Postgres says is passed on; whatever else fails between here and there is the way, or its end. */
function rethrow(error: unknown): never {
  if (error instanceof DatabaseError || error instanceof TypeError || error instanceof RangeError) throw error
  throw new DatabaseAway('The database does not answer', { cause: error })
}
