import { Socket } from 'node:net'
import { Client, types } from 'pg'
import type { ClientConfig, QueryResult } from 'pg'
import { noteConnectionError } from '../storageError.ts'

/** Object ids of Postgres types, https://www.postgresql.org/docs/current/datatype-oid.html */
const oids = { int8: 20, numeric: 1700 } as const

/** Runs a statement on a connection or a pool. */
export type Ask = (sql: string, values?: unknown[]) => Promise<QueryResult>

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

/** ms that a query may take. */
export const usualSilenceMs = 20_000
/** ms that closing may take. */
const closingMs = 1000

/** A connection with a limit of silence. */
export class MuseumClient extends Client {
  /** Resolves when it is closed, from either side. */
  readonly closed: Promise<void>
  #isOpen = true
  #asked = 0
  #silenceMs = 0

  constructor(config?: string | ClientConfig) {
    super(config)
    this.connection.on('error', noteConnectionError)
    // The next query reports it.
    this.on('error', () => {
      this.#isOpen = false
    })
    this.closed = new Promise((resolve) => {
      this.once('end', () => {
        this.#isOpen = false
        resolve()
      })
    })
  }

  /** @param silenceMs most ms that a query may take; 0: no limit */
  async open(settings: string, silenceMs: number): Promise<void> {
    try {
      await this.connect()
      this.#silenceMs = silenceMs
      await this.ask(`${noticeLostHost}; ${settings}`)
    } catch (error) {
      void this.close()
      throw error
    }
  }

  isOpen = () => this.#isOpen

  ask: Ask = async (sql, values) => {
    this.#asked += 1
    this.limitSilence(this.#silenceMs)
    try {
      return await this.query(sql, values)
    } finally {
      this.#asked -= 1
      // No limit without a query.
      if (this.#asked === 0) this.limitSilence(0)
    }
  }

  /** Calls on `NOTIFY` on the channels of this connection. */
  onNotice(listener: (text: string, channel: string) => void): void {
    this.on('notification', ({ payload, channel }) => listener(payload ?? '', channel))
  }

  /**
   * Closes the connection when nothing arrives for so long: a network that drops packets closes nothing, and queries
   * would wait for ever. @param ms 0: no limit
   */
  limitSilence(ms: number): void {
    const { stream } = this.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(ms)
    if (stream.listenerCount('timeout') === 0)
      stream.on('timeout', () => stream.destroy(new Error('Query read timeout')))
  }

  close = async (): Promise<void> => {
    this.limitSilence(closingMs)
    await this.end().catch(() => undefined)
  }
}

/** A connection of its own, for what belongs to a session: locks, LISTEN. @param settings run once on opening */
export async function connect(
  url: string,
  { settings = '', silenceMs = usualSilenceMs }: { settings?: string; silenceMs?: number } = {},
): Promise<MuseumClient> {
  const client = new MuseumClient(clientConfig(url))
  await client.open(settings, silenceMs)
  return client
}

/** Postgres notices a machine that lost its power within a minute, and frees its locks. */
const noticeLostHost =
  'set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'
