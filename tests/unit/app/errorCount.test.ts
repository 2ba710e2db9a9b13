import { expect, onTestFinished, test, vi } from 'vitest'
import { isOutage } from '#api/isOutage.ts'
import { call } from '#api/client.ts'
import { ReportError } from '#api/ReportError.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { storiesByDeviceQuery } from '#api/queries/stories.ts'
import { countErrors, errorCount } from '#lib/visit/errorCount.ts'
import * as routes from '#contract/routes.ts'

test('a server that is down for an hour is no error of the screen; real errors count', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const uncaught = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('addEventListener', (type: string, hear: (event: unknown) => void) =>
    uncaught.set(type, hear),
  )
  vi.stubGlobal('localStorage', { getItem: () => null })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  let answer: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', () => answer())
  countErrors(isOutage)

  const client = createQueryClient()
  const refresh = async () => {
    const asked = client.fetchQuery({ ...storiesByDeviceQuery, staleTime: 0 }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    await asked
  }
  for (const trouble of [
    answer,
    async () => Response.json({ statusCode: 507, message: 'The disk is full.' }, { status: 507 }),
    async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
  ]) {
    answer = trouble
    for (let minute = 0; minute < 20; minute += 1) await refresh()
  }
  const lost = await call(routes.allDevices, {}).catch((error: unknown) => error)
  uncaught.get('unhandledrejection')?.({ reason: lost })
  expect(log, 'each is logged all the same').toHaveBeenCalledTimes(60)
  expect(errorCount()).toEqual({ count: 0, last: null })

  // A list that is no list, a refusal, a fault of the page's own: somebody should look.
  answer = async () => Response.json([{ id: 'one' }])
  await refresh()
  expect(errorCount()).toEqual({ count: 1, last: expect.stringContaining('ApiError') })
  console.error('Refused', new ReportError({ statusCode: 403, message: 'No.' }))
  uncaught.get('error')?.({ error: new TypeError('no such thing') })
  expect(errorCount()).toEqual({ count: 3, last: 'TypeError: no such thing' })
})
