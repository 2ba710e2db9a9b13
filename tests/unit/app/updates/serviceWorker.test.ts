import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A worker as far as the page sees it. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly heard: unknown[] = []
  postMessage(word: unknown): void {
    this.heard.push(word)
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  update = async () => {}
  /** A new build has come and is there. */
  bring(): FakeWorker {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    worker.state = 'installed'
    this.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
    return worker
  }
}

function browserWith(controller: FakeWorker | null) {
  const registration = new FakeRegistration()
  const container = Object.assign(new EventTarget(), {
    controller,
    register: async () => registration,
    ready: Promise.resolve({ active: controller }),
  })
  const reload = vi.fn<() => void>()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { reload })
  return { registration, container, reload }
}

// The page's own state is a module's: each test is a page of its own.
const freshPage = () => import('#app/updates/serviceWorker.ts')
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[FIT-04] a new build waits, and takes over once the kiosk lets it', async () => {
  const { registration, container, reload } = browserWith(new FakeWorker())
  const { activateNewVersion, startServiceWorker } = await freshPage()
  await startServiceWorker(true)
  // Without one that waits there is nothing to wait for.
  await activateNewVersion()

  const worker = registration.bring()
  expect(worker.heard).toEqual([])

  const hasTakenOver = vi.fn<() => void>()
  const takingOver = activateNewVersion().then(hasTakenOver)
  expect(worker.heard).toEqual(['takeOver'])
  await Promise.resolve()
  expect(hasTakenOver).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  await takingOver
  // The page is loaded anew by whoever asked: a kiosk, when nobody is there.
  expect(reload).not.toHaveBeenCalled()
})

test('[FIT-04] a build that waited when the page was opened takes over in a visitor’s browser, not in a kiosk', async () => {
  for (const kiosk of [false, true]) {
    vi.resetModules()
    const { registration, reload } = browserWith(new FakeWorker())
    const worker = new FakeWorker()
    registration.waiting = worker
    const { activateNewVersion, startServiceWorker } = await freshPage()
    await startServiceWorker(kiosk)
    expect(worker.heard).toEqual(kiosk ? [] : ['takeOver'])
    void activateNewVersion()
    expect(worker.heard).toEqual(['takeOver'])
    expect(reload).not.toHaveBeenCalled()
  }
})

test('[FIT-04] the first build of all is nothing new', async () => {
  const { registration } = browserWith(null)
  const { activateNewVersion, startServiceWorker } = await freshPage()
  await startServiceWorker(true)
  const worker = registration.bring()
  await activateNewVersion()
  expect(worker.heard).toEqual([])
})

test('[FIT-07] a build that never takes over holds no reload', async () => {
  const { registration } = browserWith(new FakeWorker())
  const { activateNewVersion, startServiceWorker } = await freshPage()
  await startServiceWorker(true)
  registration.bring()
  const waited = activateNewVersion()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(waited).resolves.toBeUndefined()
})
