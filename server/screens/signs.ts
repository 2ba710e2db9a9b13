import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/open.ts'
import { keepSigns, wishesFor } from '../repositories/screens.ts'
import type { Sign } from '../repositories/screens.ts'

/** What many screens tell is kept together: this often, ms. Whatever is lost meanwhile is told again in a minute. */
const keepEveryMs = 10_000
/** A screen that nobody knows yet appears sooner, ms. */
const keepNewAfterMs = 200
/** Signs that wait at a time; where more come, the screens are told again in a minute, too. */
const mostWaiting = 10_000

type Wishes = NonNullable<Awaited<ReturnType<typeof wishesFor>>>

export interface Signs {
  /** Takes what a screen tells. @returns what it is to know, as it stands now; undefined where it is new */
  take(sign: Sign): Promise<Wishes | undefined>
  /** Keeps what waits. Resolves when what is being kept already is there, too. */
  keep(): Promise<void>
  /** A screen that is forgotten must not come back by what it told before. */
  drop(id: string): void
  /** Keeps what waits, and takes no more. */
  close(): Promise<void>
}

/**
 * Signs of life on their way to the database. A thousand screens a minute must not be a thousand commits: the latest
 * sign of each waits here, and all of them are one job for the writer. No list reads the table, so none gets old by it.
 */
export function createSigns({ db, write }: Pick<Database, 'db' | 'write'>, log: FastifyBaseLogger): Signs {
  const waiting = new Map<string, Sign>()
  let timer: { readonly id: NodeJS.Timeout; readonly atMs: number } | null = null
  let isClosed = false
  let keeping = Promise.resolve()

  function plan(delayMs: number) {
    const atMs = performance.now() + delayMs
    if (isClosed || (timer !== null && timer.atMs <= atMs)) return
    if (timer !== null) clearTimeout(timer.id)
    const id = setTimeout(() => {
      keep().catch((error: unknown) => log.warn({ err: error }, 'signs of life were not kept'))
    }, delayMs)
    id.unref()
    timer = { id, atMs }
  }

  async function keep() {
    if (timer !== null) clearTimeout(timer.id)
    timer = null
    const signs = [...waiting.values()]
    waiting.clear()
    keeping = keepAfter(keeping, signs)
    await keeping
  }

  /** Whoever planned those before hears of it if they failed. */
  async function keepAfter(before: Promise<void>, signs: readonly Sign[]) {
    await before.catch(() => {})
    if (signs.length > 0) await write((writing) => keepSigns(writing, signs))
  }

  return {
    take: async (sign) => {
      const wishes = await wishesFor(db, sign.id)
      if (waiting.has(sign.id) || waiting.size < mostWaiting) waiting.set(sign.id, sign)
      plan(wishes === undefined ? keepNewAfterMs : keepEveryMs)
      return wishes
    },
    keep,
    drop: (id) => void waiting.delete(id),
    close: async () => {
      isClosed = true
      await keep()
    },
  }
}
