import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[FIT-07] a kiosk whose browser does not answer sends reports all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const never = () => new Promise<never>(() => {})
  vi.stubGlobal('navigator', {
    storage: { estimate: never, persisted: never },
    mediaDevices: { enumerateDevices: never },
    permissions: { query: never },
  })
  vi.stubGlobal('document', {
    hidden: true,
    documentElement: { lang: 'de', dataset: {} },
    querySelector: () => null,
  })
  vi.stubGlobal('location', new URL('https://museum.example/exhibits'))
  vi.stubGlobal('innerWidth', 1080)
  vi.stubGlobal('innerHeight', 1920)
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.resetModules()
  const { kioskFacts } = await import('#kiosk/heartbeat/facts.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const facts = kioskFacts()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await facts).toMatchObject({ storage: null, microphone: null, language: 'de' })
  expect(warn).toHaveBeenCalledWith('A fact of this screen is not to be had', expect.any(Error))
})
