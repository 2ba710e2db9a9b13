import { content } from '#contract/contentRoutes.ts'
import { call } from '#api/client.ts'
import type { LastSeen } from '#api/offline/lastSeen.ts'
import { useOverrides } from '#state/overrides.ts'
import { every } from '#lib/timers.ts'

/** A screen that nobody reloads still reads what staff have published, ms. */
const refreshMs = 300_000
const name = 'overrides'

/**
 * Fetches what staff have put in place of words and numbers, now and again and again; as last seen where the server is
 * gone.
 * @param lastSeen null where this browser keeps nothing
 */
export function followOverrides(lastSeen: Promise<LastSeen | null>): void {
  let isFetched = false
  const fetchOverrides = async () => {
    const answer = await call(content, {})
    if (!('values' in answer)) return
    isFetched = true
    put(answer.values)
    await (await lastSeen)?.write(name, answer.values)
  }
  const readOverrides = async () => {
    const seen = await (await lastSeen)?.read(name)
    if (!isFetched && isValues(seen?.data)) put(seen.data)
  }
  const stayAsTheyAre = (error: unknown) => console.warn('The words of the house stay as they are', error)
  fetchOverrides().catch(stayAsTheyAre)
  readOverrides().catch(stayAsTheyAre)
  every(refreshMs, () => fetchOverrides().catch(stayAsTheyAre))
}

/** Pages are drawn anew only where something has changed. */
function put(values: Readonly<Record<string, unknown>>): void {
  if (JSON.stringify(values) !== JSON.stringify(useOverrides.getState())) useOverrides.setState(values, true)
}

const isValues = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
