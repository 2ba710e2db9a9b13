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
/** How soon it is noticed that a server is gone. */
const lookEveryMs = 20_000
/** How long the connection that listens may be silent, ms: it is asked for its lock every so often. */
const listening = { askMs: 20_000, silenceMs: 10_000 }
/** A server that has lost its connection is back within this, and has its work in hand, ms. */
const usualGraceMs = 30_000
/** A server that hears nothing goes on with its work: Postgres holds its lock for so long. */
const holdLock =
  "set idle_session_timeout = '5min'; set tcp_keepalives_idle = 240; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 6"

const Servers = z.array(z.object({ server: z.number() }))
const Taken = z.tuple([z.object({ taken: z.boolean() })])

export interface PeerOptions {
  /** How often the connection that listens is asked, and how long it may be silent, ms. */
  readonly listening?: { readonly askMs: number; readonly silenceMs: number }
  /** How long a server counts as there that is not seen any more, ms. */
  readonly graceMs?: number
}

export interface PostgresPeers extends Peers {
  close(): Promise<void>
}

/**
 * Keeps one connection for as long as the server is up. It holds the lock that tells the others that this server is
 * there, and hears them; Postgres gives the lock back when the process is gone, however it went.
 * @param pool answers what needs no connection of its own
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
  /** When each of the others was seen last, ms of `performance.now()`. */
  const seen = new Map<number, number>()
  let connection: MuseumClient

  async function join(): Promise<MuseumClient> {
    const joined = await connect(url, {
      // Shared: a connection that was lost may hold it for a while yet.
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
  /** Comes back as often as the connection is lost. */
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

  /** A connection on which nobody speaks may be dead without anybody's knowing. */
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
  // While the database is away nobody can tell who is there.
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
        // With the connection goes the lock.
        await own.close()
      }
    },
    call: () => {
      // Whoever misses it looks for work by itself, only later.
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

/** Takes a lock that one server holds, until the connection ends. @returns whether it was free */
export async function tryAlone(ask: Ask, name: string): Promise<boolean> {
  const { rows } = await ask('select pg_try_advisory_lock($1, hashtext($2)) as taken', [locks.alone, name])
  return Taken.parse(rows)[0].taken
}

function notify(listeners: readonly (() => void)[]) {
  for (const listener of listeners) listener()
}

/** The servers that are connected to this database now. */
export async function serversIn(ask: Ask): Promise<number[]> {
  const { rows } = await ask(
    `select distinct objid::bigint as server from pg_locks
     where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [locks.server],
  )
  return Servers.parse(rows).map(({ server }) => server)
}
