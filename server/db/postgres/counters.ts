import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import * as z from 'zod/mini'
import type { Ask } from './client.ts'

const Counted = z.object({ count: z.number(), ttl: z.number() })
const nothing = { count: 0, ttl: 0 }
type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

/** ms until the window of a row ends, by Postgres's clock, which all servers share. */
const ttl = `greatest(0, ceil(extract(epoch from request_count.ends_at - now()) * 1000)) as ttl`

const count = `
  insert into request_count (key, count, ends_at) values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (key) do update set
    count = case when request_count.ends_at <= now() then 1 else request_count.count + 1 end,
    ends_at = case when request_count.ends_at <= now() then excluded.ends_at else request_count.ends_at end
  returning count, ${ttl}`

const read = `select count, ${ttl} from request_count where key = $1 and ends_at > now()`

/** Counts requests for rate limits together with the other servers. */
export function sharedCounters(ask: Ask): FastifyRateLimitStoreCtor {
  let stores = 0
  return class SharedCounters implements FastifyRateLimitStore {
    /** The number of a limit, which every server assigns in the same order. */
    readonly #limit = (stores += 1)

    incr(...[key, answer, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#ask(count, [`${this.#limit} ${key}`, timeWindow], answer)
    }

    /** The present count, without counting. */
    read(key: string, answer: Answer): void {
      this.#ask(read, [`${this.#limit} ${key}`], answer)
    }

    #ask(statement: string, values: (string | number)[], answer: Answer): void {
      ask(statement, values)
        .then(({ rows }) => {
          const counted = Counted.parse(rows[0] ?? nothing)
          return { current: counted.count, ttl: counted.ttl }
        })
        .then(
          (counted) => answer(null, counted),
          (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
        )
    }

    child(): FastifyRateLimitStore {
      return new SharedCounters()
    }
  }
}

export async function forgetCounts(ask: Ask): Promise<void> {
  await ask('delete from request_count where ends_at < now()')
}
