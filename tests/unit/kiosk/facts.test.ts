import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The facts of a page that is not seen, in a browser that never answers. */
async function openKiosk() {
  const never = () => new Promise<never>(() => {})
  vi.stubGlobal('navigator', {
    storage: { estimate: never, persisted: never },
    mediaDevices: { enumerateDevices: never },
    permissions: { query: never },
  })
  vi.stubGlobal('document', {
    hidden: true,
    documentElement: { lang: 'de', dataset: {} },
    querySelector: (selector: string) =>
      selector.startsWith('script') ? { getAttribute: () => '/assets/index-t0MeWOpZ.js' } : null,
  })
  vi.stubGlobal('location', new URL('https://museum.example/exhibits'))
  vi.stubGlobal('innerWidth', 1080)
  vi.stubGlobal('innerHeight', 1920)
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.resetModules()
  return import('#kiosk/heartbeat/facts.ts')
}

test('[FIT-07] a kiosk whose browser does not answer sends reports all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { kioskFacts } = await openKiosk()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const facts = kioskFacts()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await facts).toMatchObject({ storage: null, microphone: null, language: 'de' })
  expect(warn).toHaveBeenCalledWith('A fact of this screen is not to be had', expect.any(Error))
})

test('[ADMIN-20] a kiosk reports the build that its page runs', async () => {
  const { factsNow } = await openKiosk()
  expect(factsNow(false)).toMatchObject({ version: 'index-t0MeWOpZ', route: '/exhibits' })
})
