import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://museum.example'
const recording = `/media/${'a'.repeat(64)}`

/** The browser's caches, as far as the worker asks them. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const nameOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : String(asked), origin).href
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const cacheOf = (name: string) => ({
    match: async (asked: RequestInfo) => storeOf(name).get(nameOf(asked))?.clone(),
    put: async (asked: RequestInfo, answer: Response) => void storeOf(name).set(nameOf(asked), answer),
    keys: async () => [...storeOf(name).keys()].map((url) => new Request(url)),
    delete: async (asked: RequestInfo) => storeOf(name).delete(nameOf(asked)),
  })
  return {
    stores,
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, store] of stores) {
        const found = store.get(nameOf(asked))
        if (found && (cacheName === undefined || cacheName === name)) return found.clone()
      }
      return undefined
    },
  }
}

/** A browser that outlives its workers. */
function openBrowser() {
  const caches = fakeCaches()
  const asked: string[] = []
  let files: Record<string, string> = {}
  let isGone = false
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: RequestInfo | URL, init?: RequestInit) {
        super(typeof path === 'string' ? new URL(path, origin) : path, init)
      }
    },
  )
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input, origin)
    asked.push(path)
    if (isGone) throw new TypeError('Failed to fetch')
    const file = files[path]
    return file === undefined ? new Response('', { status: 404 }) : new Response(file)
  })
  return {
    caches,
    asked,
    serve: (now: Record<string, string>) => {
      files = now
    },
    serverGone: () => {
      isGone = true
    },
    /** Starts the worker of a build and lets it take over. */
    async install(version: string, first: readonly string[], later: readonly string[] = []) {
      vi.resetModules()
      const self = Object.assign(new EventTarget(), {
        __WB_MANIFEST: [...first, ...later].map((path) => ({ url: path.slice(1), revision: version })),
        location: new URL(origin),
        caches,
        clients: { claim: async () => {} },
        skipWaiting: vi.fn<() => Promise<void>>(async () => {}),
      })
      vi.stubGlobal('self', self)
      vi.stubGlobal('registration', { scope: origin })
      await import('#api/offline/sw.ts')
      const say = async (name: string, more: object = {}) => {
        const works: Promise<unknown>[] = []
        self.dispatchEvent(
          Object.assign(new Event(name), {
            waitUntil: (work: Promise<unknown>) => works.push(work),
            ...more,
          }),
        )
        await Promise.all(works)
      }
      await say('install')
      await say('activate')
      return {
        self,
        say,
        /** What it answers; undefined: it leaves it to the network. */
        async answer(path: string, init: RequestInit = {}, mode = 'cors') {
          const works: Promise<unknown>[] = []
          let answer: Promise<Response> | undefined
          const request = new Request(new URL(path, origin), init)
          Object.defineProperty(request, 'mode', { value: mode })
          self.dispatchEvent(
            Object.assign(new Event('fetch'), {
              request,
              waitUntil: (work: Promise<unknown>) => works.push(work),
              respondWith: (with_: Promise<Response>) => {
                answer = with_
              },
            }),
          )
          const given = await answer
          await Promise.all(works)
          return given
        },
      }
    },
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const site = {
  '/index.html': 'the page',
  '/win98.html': 'the desktop',
  '/assets/one.js': 'one',
  '/stills/a.webp': 'a still',
  [recording]: '0123456789',
}

test('[FIT-04] without the server, pages, files and later downloads are available', async () => {
  const browser = openBrowser()
  browser.serve(site)
  const worker = await browser.install(
    'v1',
    ['/index.html', '/win98.html', '/assets/one.js'],
    ['/stills/a.webp'],
  )
  await worker.say('message', { data: 'bringRest' })
  browser.serverGone()
  const textOf = async (path: string, mode = 'cors') => (await worker.answer(path, {}, mode))?.text()
  expect(await textOf('/exhibits/werkschau/tape', 'navigate')).toBe('the page')
  expect(await textOf('/?kioskKey=abc', 'navigate')).toBe('the page')
  expect(await textOf('/win98.html', 'navigate')).toBe('the desktop')
  expect(await textOf('/assets/one.js')).toBe('one')
  expect(await textOf('/stills/a.webp')).toBe('a still')
  await expect(worker.answer('/assets/other.js')).rejects.toThrow('Failed to fetch')
})

test('calls and the theme file are left to the network', async () => {
  const browser = openBrowser()
  browser.serve(site)
  const worker = await browser.install('v1', ['/index.html'])
  for (const path of [
    '/api/device/all',
    '/playground?filepath=theme.txt',
    '/playground?filepath=',
    '/_vercel/insights/script.js',
  ])
    expect(await worker.answer(path, {}, 'navigate'), path).toBeUndefined()
  expect(await worker.answer('/exhibits', { method: 'POST' })).toBeUndefined()
})

test('[FIT-04] the page comes from the server as long as there is one, and a gateway’s 502 is no page', async () => {
  const browser = openBrowser()
  browser.serve(site)
  const worker = await browser.install('v1', ['/index.html'])
  browser.serve({ ...site, '/exhibits': 'a newer page' })
  expect(await (await worker.answer('/exhibits', {}, 'navigate'))?.text()).toBe('a newer page')
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }))
  expect(await (await worker.answer('/exhibits', {}, 'navigate'))?.text()).toBe('the page')
})

test('[FIT-04] a recording that was played in part is cached in full, and ranges are cut from it', async () => {
  const browser = openBrowser()
  browser.serve(site)
  const worker = await browser.install('v1', ['/index.html'])
  const server = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo) =>
    input instanceof Request && input.headers.has('range')
      ? new Response('0123', { status: 206 })
      : server(input),
  )
  expect((await worker.answer(recording, { headers: { range: 'bytes=0-3' } }))?.status).toBe(206)
  vi.stubGlobal('fetch', server)
  browser.serverGone()
  const partOf = async (range: string) => {
    const part = await worker.answer(recording, { headers: { range } })
    return [part?.status, part?.headers.get('content-range'), await part?.text()]
  }
  expect(await partOf('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
  expect(await partOf('bytes=0-')).toEqual([206, 'bytes 0-9/10', '0123456789'])
  expect(await partOf('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
  expect(await (await worker.answer(recording))?.text()).toBe('0123456789')
})

test('[MEDIA-06] a recording is cached for a week, however often it is played, and deleted when another is added', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = openBrowser()
  const other = `/media/${'b'.repeat(64)}`
  browser.serve({ ...site, [other]: 'another one' })
  const worker = await browser.install('v1', ['/index.html'])
  const dayMs = 86_400_000
  for (let day = 0; day < 7; day += 1) {
    await worker.answer(recording)
    vi.setSystemTime(Date.now() + dayMs)
  }
  expect(browser.asked.filter((path) => path === recording)).toHaveLength(1)
  vi.setSystemTime(Date.now() + dayMs)
  await worker.answer(other)
  const kept = () => [...(browser.caches.stores.get('nachklang-media')?.keys() ?? [])]
  // The library deletes behind the answer.
  await vi.waitFor(() => expect(kept()).toEqual([origin + other]))
  vi.useRealTimers()
})

test('[FIT-04] a new build fetches only new files, and leaves those of the one before to open pages', async () => {
  const browser = openBrowser()
  browser.serve(site)
  await browser.install('v1', ['/index.html', '/assets/one.js'])
  browser.asked.length = 0
  browser.serve({ '/index.html': 'the next page', '/assets/two.js': 'two' })
  const next = await browser.install('v2', ['/index.html', '/assets/two.js'])
  expect(browser.asked).toEqual(['/index.html', '/assets/two.js'])
  expect(next.self.skipWaiting).not.toHaveBeenCalled()
  await next.say('message', { data: 'takeOver' })
  expect(next.self.skipWaiting).toHaveBeenCalledTimes(1)
  // The server has it no more.
  expect(await (await next.answer('/assets/one.js'))?.text()).toBe('one')
  browser.serverGone()
  expect(await (await next.answer('/', {}, 'navigate'))?.text()).toBe('the next page')
})

test('[FIT-04] a build that does not come whole takes nothing over, and goes on from there the next time', async () => {
  const browser = openBrowser()
  browser.serve({ '/index.html': 'the page' })
  await expect(browser.install('v1', ['/index.html', '/assets/one.js'])).rejects.toThrow('404')
  browser.serve(site)
  browser.asked.length = 0
  await browser.install('v1', ['/index.html', '/assets/one.js'])
  expect(browser.asked).toEqual(['/assets/one.js'])
})

test('[STACK-02] caches of an earlier build’s worker serve the pages of that build, under any name', async () => {
  const browser = openBrowser()
  const former = await browser.caches.open('nachklang-build-0123456789abcdef')
  await former.put(new Request('/assets/former.js'), new Response('former'))
  browser.serve(site)
  const worker = await browser.install('v1', ['/index.html', '/assets/one.js'])
  expect(await (await worker.answer('/assets/former.js'))?.text()).toBe('former')
  expect([...browser.caches.stores.keys()]).toEqual([
    'nachklang-build-0123456789abcdef',
    expect.stringMatching(/^nachklang-build-[0-9a-f]{16}$/),
  ])
})

test('[STACK-02] three builds stay, the fourth removes the oldest', async () => {
  const browser = openBrowser()
  browser.serve(site)
  for (const version of ['v1', 'v2', 'v3']) await browser.install(version, ['/index.html'])
  const [oldest, ...others] = browser.caches.stores.keys()
  expect(others).toHaveLength(2)
  await browser.install('v4', ['/index.html'])
  const kept = [...browser.caches.stores.keys()]
  expect(kept).toHaveLength(3)
  expect(kept).toEqual(expect.arrayContaining(others))
  expect(kept).not.toContain(oldest)
})

test('[FIT-07] caches that do not answer, or are full, block no page and no file', async () => {
  const browser = openBrowser()
  browser.serve(site)
  const worker = await browser.install('v1', ['/index.html', '/assets/one.js'])
  const never = () => new Promise<never>(() => {})
  vi.stubGlobal('caches', { open: never, match: never, keys: never, delete: never })
  vi.useFakeTimers()
  for (const [path, mode, content] of [
    ['/index.html', 'navigate', 'the page'],
    ['/assets/one.js', 'cors', 'one'],
    [recording, 'cors', '0123456789'],
  ] as const) {
    const answer = worker.answer(path, {}, mode)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await (await answer)?.text(), path).toBe(content)
  }
  vi.useRealTimers()
  const full = async () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('caches', {
    match: async () => undefined,
    open: async () => ({ match: async () => undefined, put: full }),
  })
  expect(await (await worker.answer('/assets/one.js'))?.text()).toBe('one')
})
