import { afterEach, expect, test, vi } from 'vitest'
import { countPageView } from '../../../src/app/analytics.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  '/exhibits/vcfzh25/detail/abc',
  '/exhibits/vcfzh25/detail/abc?email=a@b.ch',
  '/exhibits/vcfzh25/detail/abc#x',
])('[SHELL-09] %s is counted by route and path, without what may be personal', (path) => {
  const va = vi.fn()
  vi.stubGlobal('window', { va })
  countPageView('/exhibits/vcfzh25/detail/:uuid', path)
  expect(va.mock.calls).toEqual([
    ['pageview', { route: '/exhibits/vcfzh25/detail/:uuid', path: '/exhibits/vcfzh25/detail/abc' }],
  ])
})
