import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Peers } from '../open.ts'
import { connect } from './client.ts'
import type { Ask, MuseumClient } from './client.ts'
import type { OpenPool } from './pool.ts'
import { sumUpCommits } from './versions.ts'
import { forgetCounts, sharedCounters } from './counters.ts'
import { locks } from './locks.ts'

const channel = 'nachklang'
const pubSubChannel = 'nachklang_wire'
const pauseMs = 1000
/** ms within which a lost server is noticed. */
const lookEveryMs = 20_000
/** ms between queries on the listening connection, and how long an answer may take. */
const listening = { askMs: 20_000, silenceMs: 10_000 }
/** ms within which a server that lost its connection is back at its work. */
const usualGraceMs = 30_000
/** Postgres holds the lock for this long, so a server without connection can go on. */
const holdLock =
  "set idle_session_timeout = '5min'; set tcp_keepalives_idle = 240; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 6"

const Servers = z.array(z.object({ server: z.number() }))
const Taken = z.tuple([z.object({ taken: z.boolean() })])

export interface PeerOptions {
  /** ms between queries on the listening connection, and how long an answer may take. */
  readonly listening?: { readonly askMs: number; readonly silenceMs: number }
  /** ms for which a server that disappeared counts as present. */
  readonly graceMs?: number
}

export interface PostgresPeers extends Peers {
  close(): Promise<void>
}

/**
 * Holds one connection while the server is up, with the lock that shows its presence, and listens to the others.
 * Postgres frees the lock when the process ends in any way.
 * @param pool for queries that need no connection of their own
 */
export async function joinPeers(
  url: string,
  { db, ask }: OpenPool,
  { listening: { askMs, silenceMs } = listening, graceMs = usualGraceMs }: PeerOptions = {},
): Promise<PostgresPeers> {
  const self = randomInt(1, 2 ** 31)
  const leaving = new AbortController()
  const onCall: (() => void)[] = []
  const onLeft: (() => void)[] = []
  const subscribe: ((text: string) => void)[] = []
  /** When each other server was last seen, ms of `performance.now()`. */
  const seen = new Map<number, number>()
  let connection: MuseumClient

  async function join(): Promise<MuseumClient> {
    const joined = await connect(url, {
      // Shared, since a lost connection may hold it for a while.
      settings: `${holdLock}; select pg_advisory_lock_shared(${locks.server}, ${self}); listen ${channel}; listen ${pubSubChannel}`,
      silenceMs,
    })
    joined.onNotice((text, from) => {
      if (from === pubSubChannel) for (const listener of subscribe) listener(text)
      else if (Number(text) !== self) notify(onCall)
    })
    return joined
  }
  async function others() {
    const now = performance.now()
    for (const server of await serversIn(ask)) if (server !== self) seen.set(server, now)
    return [...seen].flatMap(([server, at]) => (now - at <= graceMs ? server : []))
  }
  async function look() {
    const present = await others()
    const left = [...seen.keys()].filter((server) => !present.includes(server))
    for (const server of left) seen.delete(server)
    if (left.length > 0) notify(onLeft)
    await forgetCounts(ask)
    await sumUpCommits(db)
  }
  /** Reconnects after every loss. */
  async function stay() {
    while (!leaving.signal.aborted) {
      await connection.closed
      while (!leaving.signal.aborted && !connection.isOpen()) {
        try {
          connection = await join()
          // Calls may have been missed.
          notify(onCall)
        } catch {
          await setTimeout(pauseMs, undefined, { signal: leaving.signal }).catch(() => undefined)
        }
      }
    }
    await connection.close()
  }

  /** Checks the connection, which may be dead without notice. */
  async function askForLock() {
    while (!leaving.signal.aborted) {
      await setTimeout(askMs, undefined, { signal: leaving.signal, ref: false }).catch(() => undefined)
      const { ask: askIt, close } = connection
      const { rows } = await askIt(
        `select 1 from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and pid = pg_backend_pid()`,
        [locks.server, self],
      ).catch(() => ({ rows: [] }))
      if (rows.length === 0) await close()
    }
  }

  connection = await join()
  const staying = stay()
  const asking = askForLock()
  // While the database is away, presence is unknown.
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs)
  looking.unref()
  return {
    self,
    others,
    alone: async (name, job) => {
      const own = await connect(url)
      try {
        return (await tryAlone(own.ask, name)) ? await job() : undefined
      } finally {
        // Closing the connection frees the lock.
        await own.close()
      }
    },
    call: () => {
      // A server that misses it finds the work later by itself.
      ask('select pg_notify($1, $2)', [channel, String(self)]).catch(() => undefined)
    },
    onCall: (listener) => void onCall.push(listener),
    onLeft: (listener) => void onLeft.push(listener),
    counters: sharedCounters(ask),
    pubSub: {
      publish: async (text) => void (await ask('select pg_notify($1, $2)', [pubSubChannel, text])),
      subscribe: (listener) => void subscribe.push(listener),
    },
    close: async () => {
      clearInterval(looking)
      leaving.abort()
      await connection.close()
      await Promise.all([staying, asking])
    },
  }
}

/** Takes an exclusive lock until the connection ends. @returns whether it was free */
export async function tryAlone(ask: Ask, name: string): Promise<boolean> {
  const { rows } = await ask('select pg_try_advisory_lock($1, hashtext($2)) as taken', [locks.alone, name])
  return Taken.parse(rows)[0].taken
}

function notify(listeners: readonly (() => void)[]) {
  for (const listener of listeners) listener()
}

/** The servers that are connected to this database. */
export async function serversIn(ask: Ask): Promise<number[]> {
  const { rows } = await ask(
    `select distinct objid::bigint as server from pg_locks
     where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [locks.server],
  )
  return Servers.parse(rows).map(({ server }) => server)
}
