import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Peers } from '../open.ts'
import { connect } from './client.ts'
import type { Ask, Connection } from './client.ts'
import type { OpenPool } from './pool.ts'
import { forgetMarks, sumUpCommits } from './versions.ts'
import { forgetCounts, sharedCounters } from './counters.ts'
import { locks } from './locks.ts'

const channel = 'nachklang'
const pubSubChannel = 'nachklang_wire'
const pauseMs = 1000
/** How soon it is noticed that a server is gone. */
const lookEveryMs = 20_000

const Servers = z.array(z.object({ server: z.number() }))
const Taken = z.tuple([z.object({ taken: z.boolean() })])

export interface PostgresPeers extends Peers {
  close(): Promise<void>
}

/**
 * Keeps one connection for as long as the server is up. It holds the lock that tells the others that this server is
 * there, and hears them; Postgres gives the lock back when the process is gone, however it went.
 * @param pool answers what needs no connection of its own
 */
export async function joinPeers(url: string, { db, ask }: OpenPool): Promise<PostgresPeers> {
  const self = randomInt(1, 2 ** 31)
  const leaving = new AbortController()
  const onCall: (() => void)[] = []
  const onLeft: (() => void)[] = []
  const subscribe: ((text: string) => void)[] = []
  let known: readonly number[] = []
  let connection: Connection

  async function join(): Promise<Connection> {
    const joined = await connect(
      url,
      `select pg_advisory_lock(${locks.server}, ${self}); listen ${channel}; listen ${pubSubChannel}`,
    )
    joined.onNotice((text, from) => {
      if (from === pubSubChannel) for (const listener of subscribe) listener(text)
      else if (Number(text) !== self) notify(onCall)
    })
    return joined
  }
  async function others() {
    return (await serversIn(ask)).filter((server) => server !== self)
  }
  async function look() {
    const present = await others()
    const isOneGone = known.some((server) => !present.includes(server))
    known = present
    if (isOneGone) notify(onLeft)
    await forgetCounts(ask)
    await sumUpCommits(db)
    await forgetMarks(db)
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

  connection = await join()
  const staying = stay()
  // While the database is away nobody can tell who is there.
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs)
  looking.unref()
  return {
    self,
    others,
    alone: async (name, job) => {
      const own = await connect(url)
      try {
        const { rows } = await own.ask('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
          locks.alone,
          name,
        ])
        const [{ taken }] = Taken.parse(rows)
        return taken ? await job() : undefined
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
      await staying
    },
  }
}

function notify(listeners: readonly (() => void)[]) {
  for (const listener of listeners) listener()
}

/** The servers that are connected to this database now. */
export async function serversIn(ask: Ask): Promise<number[]> {
  const { rows } = await ask(
    `select objid::bigint as server from pg_locks
     where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [locks.server],
  )
  return Servers.parse(rows).map(({ server }) => server)
}
