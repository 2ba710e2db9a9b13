import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { openGroupLink } from '#kiosk/location/groupLink.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** How often a hidden page asks the server within five minutes that answers so. */
async function questions(status: number, answer: unknown): Promise<number> {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('localStorage', { getItem: () => 'a key' })
  const asked = vi.fn<typeof fetch>(async () => Response.json(answer, { status }))
  vi.stubGlobal('fetch', asked)
  const link = openGroupLink(randomUUID(), () => {})
  await vi.advanceTimersByTimeAsync(300_000)
  link.close()
  return asked.mock.calls.length
}

test('[FIT-05] a page without a stream polls often; one with a revoked key rarely', async () => {
  expect(await questions(200, { news: [] })).toBeGreaterThan(300)
  const refused = { statusCode: 401, message: 'The bearer token is invalid or has expired.' }
  expect(await questions(401, refused)).toBeLessThan(15)
})
