import { Socket } from 'node:net'
import { Client, types } from 'pg'
import type { ClientConfig, QueryResult } from 'pg'
import { noteConnectionError } from '../storageError.ts'

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
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // Ids, counts and sums are all below 2^53.
        oid === oids.int8 || oid === oids.numeric ? Number : types.getTypeParser(oid, format ?? 'text'),
    },
  }
}

/** How long a question may be without an answer, ms. */
export const usualSilenceMs = 20_000
/** How long a good-bye may take, ms. */
const closingMs = 1000

/** A client whose errors are known as those of the database. */
export class MuseumClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    this.connection.on('error', noteConnectionError)
  }
}

/**
 * Cuts a connection on which nothing moves for so long: a network that swallows what is sent closes none, and whoever
 * asked would wait for ever. @returns sets another limit; 0: none
 */
export function cutWhenSilent({ connection: { stream } }: Pick<Client, 'connection'>, ms: number) {
  if (!(stream instanceof Socket)) return () => {}
  stream.setTimeout(ms)
  stream.on('timeout', () => stream.destroy(new Error('Query read timeout')))
  return (other: number) => void stream.setTimeout(other)
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

interface ConnectOptions {
  /** Run once when it opens. */
  readonly settings?: string
  /** How long a question may be without an answer, ms; 0: as long as it takes. */
  readonly silenceMs?: number
}

/** A connection of its own, for what belongs to a session: locks, LISTEN. */
export async function connect(
  url: string,
  { settings = '', silenceMs = usualSilenceMs }: ConnectOptions = {},
): Promise<Connection> {
  const client = new MuseumClient(clientConfig(url))
  let isOpen = true
  let asked = 0
  let limitSilence: (ms: number) => void = () => {}
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
  const ask: Ask = async (sql, values) => {
    asked += 1
    limitSilence(silenceMs)
    try {
      return await client.query(sql, values)
    } finally {
      asked -= 1
      // What nobody asks may be silent.
      if (asked === 0) limitSilence(0)
    }
  }
  const close = () => {
    limitSilence(closingMs)
    return client.end().catch(() => undefined)
  }
  try {
    await client.connect()
    limitSilence = cutWhenSilent(client, silenceMs)
    await ask(`${noticeLostHost}; ${settings}`)
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
const noticeLostHost =
  'set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'
