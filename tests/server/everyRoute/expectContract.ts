import { expect } from 'vitest'
import * as z from 'zod'
import { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'

interface Answer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** An answer that the contract has: of the route's own shape, or a report that tells nothing of the inside. */
export function expectContract(route: Route, { statusCode, headers, body }: Answer, what: string): void {
  expect(statusCode, what).toBeLessThan(500)
  // The page that shares its address with the theme file (API-05).
  if (route.path === '/playground' && String(headers['content-type']).startsWith('text/html')) return
  const answer: unknown = JSON.parse(body)
  if (statusCode === 200) return expect(z.safeParse(route.answer, answer).error, what).toBeUndefined()
  const isConflict =
    statusCode === 409 && route.conflict !== undefined && z.safeParse(route.conflict, answer).success
  if (!isConflict) expect(z.strictObject(Report.shape).parse(answer).statusCode, what).toBe(statusCode)
  expect(body, what).not.toMatch(
    /\.ts\b|node_modules|\bat \w+ \(|sqlite|\bselect .* from\b.*staff\.|root:|stack/i,
  )
}
