import { setTimeout } from 'node:timers/promises'
import { Pool } from 'pg'
import { isAway } from '../storageError.ts'
import { asking, clientConfig } from './client.ts'
import type { Ask } from './client.ts'

const mostConnections = 10
/** How long a read waits for a database that is away: as long as it takes to start again. */
const timeoutMs = 2000
const pauseMs = 100

export interface Reading {
  /** Asks once: a database that is away is told of at once. */
  readonly askOnce: Ask
  /** For questions that change nothing: they are put again while the database is away, for a moment. */
  readonly ask: Ask
  close(): Promise<void>
}

/** Connections for short questions. */
export function openReading(url: string): Reading {
  const pool = new Pool({
    ...clientConfig(url),
    max: mostConnections,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
  })
  // An idle connection that breaks is replaced when the next is needed.
  pool.on('error', () => {})
  const askOnce = asking((sql, values) => pool.query(sql, values))
  const ask: Ask = async (sql, values) => {
    const deadline = performance.now() + timeoutMs
    for (;;) {
      try {
        return await askOnce(sql, values)
      } catch (error) {
        if (!isAway(error) || performance.now() > deadline) throw error
      }
      await setTimeout(pauseMs)
    }
  }
  return { askOnce, ask, close: async () => void (pool.ending || (await pool.end())) }
}
