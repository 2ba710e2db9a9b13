import { content } from '../../contract/contentRoutes.ts'
import { call } from '../api/client.ts'
import { useOverrides } from '../lib/overrides.ts'
import { every } from '../lib/timers.ts'

/*
 * Fetches what staff have put in place of words and numbers, as soon as it is imported and again and again: a chunk of
 * its own, which no first paint waits for.
 */

/** A screen that nobody reloads still reads what staff have published, ms. */
const refreshMs = 300_000

function fetchOverrides(): void {
  call(content, {}).then(
    (answer) => 'values' in answer && useOverrides.setState(answer.values, true),
    (error: unknown) => console.warn('The words of the house stay as they are', error),
  )
}

fetchOverrides()
every(refreshMs, fetchOverrides)
