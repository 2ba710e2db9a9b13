import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenKeys } from '#lib/visit/tokens.ts'
import { fakeStorage } from '#tests/unit/lib/fakeStorage.ts'

const server = vi.hoisted(() => ({ isThere: vi.fn<() => Promise<boolean>>() }))
vi.mock('#api/isServerThere.ts', () => ({ isServerThere: server.isThere }))

const reload = vi.fn<() => void>()
const events = new EventTarget()

/** A page that was just loaded, in the tab of the pages before it. */
async function freshPage() {
  vi.resetModules()
  const [updates, { preventIdle, useVisit }, { loadChunk }] = await Promise.all([
    import('#app/updates/reload.ts'),
    import('#state/visit.ts'),
    import('#lib/browser/lazyComponent.ts'),
  ])
  return { ...updates, preventIdle, loadChunk, useVisit }
}

/** Of the page. */
let typed = ''

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  server.isThere.mockReset().mockResolvedValue(true)
  typed = ''
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  vi.stubGlobal('localStorage', fakeStorage({}))
  vi.stubGlobal('location', { reload, search: '', pathname: '/', hash: '', href: 'http://localhost/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelectorAll: () => [{ value: typed }] })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[STACK-01] missing code reloads the page once a visit, until a page has stood', async () => {
  const page = await freshPage()
  expect(await page.requestReload('code')).toBe(true)
  const next = await freshPage()
  expect(await next.requestReload('code')).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  next.forgetReloads()
  expect(await next.requestReload('code')).toBe(true)
})

test('[STACK-01] nothing is reloaded while a visitor types or records, nor when one begins meanwhile', async () => {
  const { requestReload, preventIdle } = await freshPage()
  typed = 'The belt had'
  expect(await requestReload('code')).toBe(false)
  typed = ''
  const release = preventIdle('submission')
  expect(await requestReload('code')).toBe(false)
  // No server is asked for what may not be.
  expect(server.isThere).not.toHaveBeenCalled()
  release()
  server.isThere.mockImplementationOnce(async () => {
    typed = 'T'
    return true
  })
  expect(await requestReload('code')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  // It has not used up the one reload.
  typed = ''
  expect(await requestReload('code')).toBe(true)
})

test('[STACK-01] nothing is reloaded into a server that does not answer', async () => {
  const { requestReload } = await freshPage()
  server.isThere.mockResolvedValueOnce(false)
  // What a service worker keeps are the files that miss one.
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } })
  expect(await requestReload('code')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(await requestReload('code')).toBe(true)
})

test('[STACK-01] [SHELL-08] code that is missed twice at once reloads once, and shows no error meanwhile', async () => {
  const { reloadForMissingCode, loadChunk } = await freshPage()
  reloadForMissingCode()
  const missing = () => {
    events.dispatchEvent(new Event('vite:preloadError'))
    events.dispatchEvent(new Event('vite:preloadError'))
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))
  }
  const settled = vi.fn<() => void>()
  const chunk = loadChunk('about', missing)
  chunk.then(settled, settled)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(settled).not.toHaveBeenCalled()
})

test('[SHELL-08] code that is not had by reloading is an error at once', async () => {
  const { reloadForMissingCode, loadChunk } = await freshPage()
  reloadForMissingCode()
  server.isThere.mockResolvedValue(false)
  const missing = () => {
    events.dispatchEvent(new Event('vite:preloadError'))
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))
  }
  await expect(loadChunk('about', missing)).rejects.toMatchObject({ failure: 'missing' })
})

test('[FIT-04] a failed kiosk waits for a server and for pending submissions, and reloads once', async () => {
  const { requestReload, askBeforeReload } = await freshPage()
  server.isThere.mockResolvedValue(false)
  let isSending = true
  askBeforeReload(() => isSending)
  const first = requestReload('error')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requestReload('error')).toBe(first)
  server.isThere.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).not.toHaveBeenCalled()
  isSending = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await first).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('[FIT-04] a kiosk whose pages are cached needs no server', async () => {
  const { requestReload } = await freshPage()
  server.isThere.mockResolvedValue(false)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } })
  expect(await requestReload('error')).toBe(true)
})

test('[FIT-04] a new version that waits for a server is postponed when a visitor comes', async () => {
  const { requestReload, useVisit } = await freshPage()
  const beforeReload = vi.fn<() => void>()
  server.isThere.mockResolvedValue(false)
  useVisit.setState({ isInviting: true })
  const request = requestReload('version', beforeReload)
  await vi.advanceTimersByTimeAsync(12_000)
  useVisit.setState({ isInviting: false })
  server.isThere.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await request).toBe(false)
  expect([beforeReload.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
  useVisit.setState({ isInviting: true })
  expect(await requestReload('version', beforeReload)).toBe(true)
  expect([beforeReload.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})

test('[FIT-04] retrying on a kiosk waits for the server; a browser reloads at once', async () => {
  const browser = await freshPage()
  browser.tryAgain()
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockReset()
  localStorage.setItem(tokenKeys.kiosk, 'secret-key')
  const kiosk = await freshPage()
  server.isThere.mockResolvedValue(false)
  kiosk.tryAgain()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reload).not.toHaveBeenCalled()
  server.isThere.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the next page reports once why it was loaded', async () => {
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  const { reloadNow, requestReload } = await freshPage()
  reloadNow('staff')
  const next = await freshPage()
  expect([next.readLoadReason(), next.readLoadReason()]).toEqual(['staff', 'start'])
  await requestReload('error')
  expect((await freshPage()).readLoadReason()).toBe('error')
})
