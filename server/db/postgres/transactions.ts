import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { StatementTrace } from '../sqlite.ts'
import { UnknownOutcome, isAway, isPassing } from '../storageError.ts'
import type { Transactions } from '../writer.ts'
import { connect } from './client.ts'
import type { Ask, Connection } from './client.ts'
import { locks } from './locks.ts'

/**
 * `idle_in_transaction`: a server that stands still in the middle of writing must not hold up the others for longer.
 * `synchronous_commit`: off would lose what was answered; a stricter setting stays.
 */
const settings = `
  set lock_timeout = '2s';
  set statement_timeout = '60s';
  set idle_in_transaction_session_timeout = '15s';
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`

/** How long to ask what became of a commit. */
const timeoutMs = 20_000
const pauseMs = 100

const Committing = z.tuple([z.object({ xid: z.string() })])
const Outcome = z.tuple([z.object({ status: z.nullable(z.string()) })])

export interface PostgresTransactions extends Transactions {
  /** For the jobs, in the transaction. */
  readonly ask: Ask
  close(): Promise<void>
}

/**
 * Transactions on the one connection of this process that writes. Servers of one server take turns: from `begin` on no
 * other writes, so that what a job looks up is still so when it writes.
 */
export function postgresTransactions(url: string, trace?: StatementTrace): PostgresTransactions {
  let connection: Connection | undefined
  let isOver = false
  /** Whether the savepoint of a job that is through still stands: it goes with the next one, in one way there and back. */
  let isReleased = false

  const ask: Ask = async (sql, values) => {
    if (connection === undefined) throw new Error('Nothing is written outside a transaction')
    return connection.ask(sql, values)
  }
  async function say(sql: string) {
    trace?.(sql)
    return ask(sql)
  }

  async function open(): Promise<Connection> {
    if (isOver) throw new Error('The database is closed')
    if (connection?.isOpen() !== true) connection = await connect(url, settings)
    return connection
  }

  /** A lost answer to COMMIT says nothing; the number of the transaction can be asked for afterwards. */
  async function whatBecameOf(xid: string, cause: unknown): Promise<void> {
    const deadline = performance.now() + timeoutMs
    while (performance.now() < deadline) {
      try {
        const { ask: askAnew } = await open()
        const { rows } = await askAnew('select pg_xact_status($1::xid8) as status', [xid])
        const [{ status }] = Outcome.parse(rows)
        if (status === 'committed') return
        if (status === 'aborted') throw cause
        if (status === null) break
      } catch (error) {
        if (error === cause || !isPassing(error)) throw error
      }
      await setTimeout(pauseMs)
    }
    throw new UnknownOutcome('It is not known whether a transaction was committed', { cause })
  }

  return {
    ask,
    begin: async () => {
      await open()
      trace?.('BEGIN')
      isReleased = false
      await ask(`begin isolation level read committed; select pg_advisory_xact_lock(${locks.writing})`)
    },
    savepoint: async () =>
      void (await say(isReleased ? 'RELEASE SAVEPOINT job; SAVEPOINT job' : 'SAVEPOINT job')),
    release: async () => {
      isReleased = true
    },
    rollBackJob: async () => void (await say('ROLLBACK TO SAVEPOINT job')),
    commit: async (written) => {
      if (written.size === 0) return void (await say('COMMIT'))
      const { rows } = await ask(
        `with counted as (
           insert into data_version (name, version) select unnest($1::text[]), 1
           on conflict (name) do update set version = data_version.version + 1
         )
         select pg_current_xact_id()::text as xid`,
        [[...written]],
      )
      const [{ xid }] = Committing.parse(rows)
      try {
        await say('COMMIT')
      } catch (error) {
        if (!isAway(error)) throw error
        await whatBecameOf(xid, error)
      }
    },
    rollBack: async () => {
      if (connection?.isOpen() !== true) return
      try {
        await say('ROLLBACK')
      } catch {
        // A connection that cannot even do that is of no use; the next transaction opens another.
        await connection.close()
        connection = undefined
      }
    },
    stands: (error) => connection?.isOpen() === true && !isPassing(error),
    close: async () => {
      isOver = true
      await connection?.close()
    },
  }
}
