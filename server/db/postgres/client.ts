import { Client, types } from 'pg'
import type { ClientConfig, QueryResult } from 'pg'

/** Object ids of Postgres's types, https://www.postgresql.org/docs/current/datatype-oid.html */
const oids = { int8: 20, numeric: 1700 } as const

/** Somebody who answers a statement: a connection, or a pool of them. */
export type Ask = (sql: string, values?: unknown[]) => Promise<QueryResult>

/** How every server connects. */
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
 * A connection of its own, for what belongs to a session: locks, LISTEN.
 * @param settings run once when it opens
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
  const close = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    await client.query(`${noticeLostHost}; ${settings}`)
  } catch (error) {
    void close()
    throw error
  }
  return {
    ask: (sql, values) => client.query(sql, values),
    closed,
    isOpen: () => isOpen,
    onNotice: (listener) =>
      client.on('notification', ({ payload, channel }) => listener(payload ?? '', channel)),
    close,
  }
}

/** A machine that loses its power says no good-bye: Postgres notices within a minute and frees what it held. */
const noticeLostHost =
  'set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'
