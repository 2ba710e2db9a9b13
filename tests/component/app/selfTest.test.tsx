import { expect, onTestFinished, test, vi } from 'vitest'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { startHeartbeats } from '#kiosk/heartbeat/heartbeatLoop.ts'
import { storeSelfTest, storedSelfTest } from '#state/kiosk.ts'
import { answer, refusal } from '../support/answers.ts'
import { allowError } from '../support/app.tsx'

test('[HOURS-07] heartbeats carry the result of a self-test until the server has received it @full', async () => {
  allowError(/Failed to load/)
  const results = [{ check: 'server', outcome: 'failed' } as const]
  storeSelfTest(results)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const refused = answer(kioskRoutes.heartbeat, refusal(503, 'busy'))
  startHeartbeats(() => {})
  await expect.poll(() => refused.length).toBe(1)
  expect(refused).toMatchObject([{ body: { selfTest: results } }])
  const now = new Date().toISOString()
  const heard = answer(kioskRoutes.heartbeat, { now, version: null, location: null, order: null })
  const soon = async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    return heard.length
  }
  await expect.poll(soon).toBeGreaterThan(1)
  expect(heard[0]).toMatchObject({ body: { selfTest: results } })
  expect(Object.keys(Object(heard.at(-1)?.body))).not.toContain('selfTest')
  expect(storedSelfTest()).toBeUndefined()
})

test('[ADMIN-09] the last heartbeat of a page says that it ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const now = new Date().toISOString()
  const heard = answer(kioskRoutes.heartbeat, { now, version: null, location: null, order: null })
  startHeartbeats(() => {})
  await expect.poll(() => heard.length).toBe(1)
  dispatchEvent(new Event('pagehide'))
  await expect.poll(() => heard.at(-1)).toMatchObject({ body: { facts: { isEnding: true } } })
})
