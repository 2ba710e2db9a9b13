import { inject, pageview } from '@vercel/analytics'
import { afterEach, expect, test, vi } from 'vitest'
import { countPageView, startAnalytics } from '#app/analytics.ts'

vi.mock('@vercel/analytics', () => ({ inject: vi.fn(), pageview: vi.fn() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  '/exhibits/vcfzh25/detail/abc',
  '/exhibits/vcfzh25/detail/abc?email=a@b.ch',
  '/exhibits/vcfzh25/detail/abc#x',
])('[SHELL-09] %s is counted by route and path, without what may be personal', async (path) => {
  const page = new EventTarget()
  vi.stubGlobal('document', { readyState: 'interactive' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  startAnalytics()
  countPageView('/exhibits/vcfzh25/detail/:uuid', path)
  await Promise.resolve()
  expect(inject).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(pageview).toHaveBeenCalled())
  expect(vi.mocked(inject).mock.calls).toEqual([[{ mode: 'production', disableAutoTrack: true }]])
  expect(vi.mocked(pageview).mock.calls).toEqual([
    [{ route: '/exhibits/vcfzh25/detail/:uuid', path: '/exhibits/vcfzh25/detail/abc' }],
  ])
})
