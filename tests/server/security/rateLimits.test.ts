import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CallCounts, requestLimits } from '#server/http/rateLimits.ts'
import { createKioskKey, revoke } from '#server/staff/accounts.ts'
import { countRows, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const museum = '203.0.113.7'
const elsewhere = '198.51.100.20'

interface From {
  readonly address?: string
  readonly bearer?: string
  readonly forwardedFor?: string
}

function shareText({ app }: TestApp, { address = museum, bearer, forwardedFor }: From = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/user-story/submit-text/device/1/exhibition/1',
    remoteAddress: address,
    payload: { storyText: 'Eine von vielen.' },
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    },
  })
}

/** How often each status came; a hundred at once, which is what one row of a database can be asked to take. */
async function statusesOf(times: number, one: (time: number) => Promise<{ statusCode: number }>) {
  const counts: Record<number, number> = {}
  for (let first = 0; first < times; first += 100) {
    const together = Math.min(100, times - first)
    const answers = await Promise.all(Array.from({ length: together }, (_, index) => one(first + index)))
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  return counts
}

describe('[ASVS-2.4.1] a flood', () => {
  test('is held back by its address, and takes no screen’s turn at the same address', async () => {
    const server = await startTestApp()
    const kiosk = await server.kioskToken()
    const most = requestLimits.submissionsPerAddress
    expect(await statusesOf(most + 20, () => shareText(server))).toEqual({ 200: most, 429: 20 })

    const refused = await shareText(server)
    expect(refused.json()).toEqual({
      statusCode: 429,
      message: expect.stringMatching(/^Too much at once\. Please try again in \d+ seconds\.$/),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect((await shareText(server, { bearer: kiosk })).statusCode).toBe(200)
    expect((await shareText(server, { address: elsewhere })).statusCode).toBe(200)
    // A bearer that opens nothing is no way around; neither is a key that was revoked.
    expect((await shareText(server, { bearer: 'invented' })).statusCode).toBe(429)
    await revoke(server.database, kiosk)
    expect((await shareText(server, { bearer: kiosk })).statusCode).toBe(429)
    // Whoever only looks is never refused.
    for (const url of ['/api/user-story/device/1', '/', '/api/device/all'])
      expect((await server.app.inject({ url, remoteAddress: museum })).statusCode).toBe(200)
  })

  test('is counted anew once its time is over', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const counts = new CallCounts()
    const count = () => {
      let current = 0
      counts.incr(museum, (_error, result) => (current = result?.current ?? 0), requestLimits.windowMs)
      return current
    }
    expect([count(), count()]).toEqual([1, 2])
    vi.advanceTimersByTime(requestLimits.windowMs - 1)
    expect(count()).toBe(3)
    vi.advanceTimersByTime(1)
    expect([count(), count()]).toEqual([1, 2])
  })

  test('of one screen is held back by its own key alone @full', async () => {
    const server = await startTestApp()
    const [one, other] = [await server.kioskToken(), await createKioskKey(server.database, 'other')]
    const most = requestLimits.submissionsPerToken
    const before = await countRows(server.database, 'user_story')
    expect(await statusesOf(most + 5, () => shareText(server, { bearer: one }))).toEqual({
      200: most,
      429: 5,
    })
    expect((await countRows(server.database, 'user_story')) - before).toBe(most)
    expect((await shareText(server, { bearer: other })).statusCode).toBe(200)
    expect((await shareText(server)).statusCode).toBe(200)
  })

  test('from all over one IPv6 network counts as one, and one on this machine is not counted @full', async () => {
    const server = await startTestApp()
    const most = requestLimits.submissionsPerAddress
    const counts = await statusesOf(most + 7, (time) =>
      shareText(server, { address: `2001:db8:1:2::${time.toString(16)}` }),
    )
    expect(counts).toEqual({ 200: most, 429: 7 })
    expect((await shareText(server, { address: '2001:db8:1:3::1' })).statusCode).toBe(200)
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await statusesOf(most + 1, () => shareText(server, { address }))).toEqual({ 200: most + 1 })
  })
})

describe('[ASVS-4.1.3] [ASVS-15.3.4] the address that counts', () => {
  const most = requestLimits.submissionsPerAddress

  test('is never taken from the caller’s headers without a trusted proxy', async () => {
    const server = await startTestApp()
    const counts = await statusesOf(most + 4, (time) =>
      shareText(server, { forwardedFor: `192.0.2.${time % 250}` }),
    )
    expect(counts).toEqual({ 200: most, 429: 4 })
  })

  test('is taken from the trusted proxy, and not from what a caller put before it', async () => {
    const server = await startTestApp({ TRUST_PROXY: '1' })
    const counts = await statusesOf(most + 4, (time) =>
      shareText(server, { address: '10.0.0.1', forwardedFor: `192.0.2.${time % 250}, ${museum}` }),
    )
    expect(counts).toEqual({ 200: most, 429: 4 })
    expect((await shareText(server, { address: '10.0.0.1', forwardedFor: elsewhere })).statusCode).toBe(200)
    expect((await shareText(server, { address: '10.0.0.1', forwardedFor: 'nonsense' })).statusCode).toBe(200)
  })
})
