import * as z from 'zod/mini'
import type { Ask } from './client.ts'

/** How often tables were written, by all servers together. */
export type Versions = ReadonlyMap<string, number>

const Rows = z.array(z.object({ name: z.string(), version: z.number() }))

/** As of the statement's own moment, which in a transaction that stands still is the transaction's. */
export async function readVersions(ask: Ask): Promise<Versions> {
  const { rows } = await ask('select name, version from data_version')
  return new Map(Rows.parse(rows).map(({ name, version }) => [name, version]))
}

export function versionOf(versions: Versions, tables: readonly string[]): number {
  return tables.reduce((sum, table) => sum + (versions.get(table) ?? 0), 0)
}

/**
 * Reads the versions for a crowd: one question is under way and one waits. Nobody gets an answer to a question that was
 * put before they asked, so nobody is told less than what was committed by then.
 */
export function createVersionReader(ask: Ask): () => Promise<Versions> {
  let asked: Promise<Versions> | undefined
  let waiting: Promise<Versions> | undefined

  function put(): Promise<Versions> {
    const question = readVersions(ask).finally(() => {
      if (asked === question) asked = undefined
    })
    asked = question
    return question
  }
  function putNext(): Promise<Versions> {
    waiting = undefined
    return put()
  }
  return () => {
    if (asked === undefined) return put()
    waiting ??= asked.then(putNext, putNext)
    return waiting
  }
}
