import { inject, pageview } from '@vercel/analytics'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('@vercel/analytics', () => ({ inject: vi.fn(), pageview: vi.fn() }))

// Each test is a page of its own, on which nothing has arrived yet.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint))
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  '/exhibits/vcfzh25/detail/abc',
  '/exhibits/vcfzh25/detail/abc?email=a@b.ch',
  '/exhibits/vcfzh25/detail/abc#x',
])('%s is counted by route and path, without personal parts', async (path) => {
  const { countPageView, startAnalytics } = await import('#app/analytics.ts')
  const { noteArrival } = await import('#state/firstArrival.ts')
  startAnalytics()
  countPageView('/exhibits/vcfzh25/detail/:uuid', path)
  await Promise.resolve()
  expect(inject).not.toHaveBeenCalled()
  noteArrival()
  await vi.waitFor(() => expect(pageview).toHaveBeenCalled())
  expect(vi.mocked(inject).mock.calls).toEqual([[{ mode: 'production', disableAutoTrack: true }]])
  expect(vi.mocked(pageview).mock.calls).toEqual([
    [{ route: '/exhibits/vcfzh25/detail/:uuid', path: '/exhibits/vcfzh25/detail/abc' }],
  ])
})
