import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js'
import { answererOf, outdated } from '#lib/offline/requests.ts'
import { mediaCache } from '#lib/offline/names.ts'
import { after } from '#lib/time/timers.ts'
import { storeTimeoutMs, withTimeout } from '#lib/time/withTimeout.ts'

/*
 * The service worker: opens every exhibit without a network (FIT-04). Each build has its own cache; the two builds
 * before it stay, since open pages still ask for their files. Calls are never answered here.
 */

declare const self: WorkerScope
/** The compressed and the plain file are the same. */
const anyForm = { ignoreVary: true } as const
/** Inserted by the build: every file of the client with its revision. */
const entries = self.__WB_MANIFEST
const paths = entries.map(({ url }) => `/${url}`)
/** What any page needs to open. Models, pictures and sounds are fetched later. */
const isNeededFirst = (path: string) => /\.(?:html|js|css|woff2|svg)$/.test(path)
const listed = new Set(paths)
const prefix = 'nachklang-build-'
const buildName = nameOfBuild()
/** ms after which a page that the server has not sent comes from the cache. */
const pageTimeoutMs = 4_000
/** A week: a browser that returns later drops media that may have been withdrawn. */
const mediaSeconds = 604_800
/** The newest are stored. An entry expires only when another is added, so none disappears while the server is down. */
const mediaExpiration = new CacheExpiration(mediaCache, { maxEntries: 500, maxAgeSeconds: mediaSeconds })

self.addEventListener('install', (event) => event.waitUntil(precache(paths.filter(isNeededFirst))))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const builds = (await caches.keys()).filter((name) => name.startsWith(prefix))
      await Promise.all(outdated(builds, await buildName).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  ),
)

self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') void self.skipWaiting()
  // A file that fails here is fetched when a page asks for it.
  if (event.data === 'bringRest')
    event.waitUntil(precache(paths.filter((path) => !isNeededFirst(path))).catch(console.warn))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answerer = answererOf(request, self.location.origin, (path) => listed.has(path))
  if (answerer === 'network') return
  const goOn = (work: Promise<unknown>) => event.waitUntil(work)
  if (answerer === 'files') event.respondWith(file(request, goOn))
  else if (answerer === 'media') event.respondWith(media(request, goOn))
  else event.respondWith(page(request, answerer.page))
})

/** A hash of its files, so that two builds never share a cache. */
async function nameOfBuild(): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(entries))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 8)
  return prefix + Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Fetches the files that this build's cache lacks, one by one: requests of pages come first. */
async function precache(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(await buildName)
  for (const path of paths) {
    if (await cache.match(path, anyForm)) continue
    const request = new Request(path, { cache: 'no-cache', credentials: 'omit', priority: 'low' })
    // A file named by its hash is the same in every build.
    const before = path.startsWith('/assets/') ? await caches.match(path, anyForm) : undefined
    const response = before ?? (await fetch(request))
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    await cache.put(path, response)
  }
}

const buildCache = async () => withTimeout(storeTimeoutMs, caches.open(await buildName))

/** Searches a cache; a cache that fails counts as empty. */
async function lookUp(search: Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await withTimeout(storeTimeoutMs, search)
  } catch (error) {
    console.warn('A cache does not answer', error)
    return undefined
  }
}

const inBuild = async (path: string) => (await buildCache()).match(path, anyForm)

async function file(request: Request, goOn: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const cached = await lookUp(inBuild(path).then((found) => found ?? caches.match(path, anyForm)))
  if (cached && request.cache !== 'reload') return ranged(request, cached)
  const response = await fetch(request)
  if (response.status === 200 && listed.has(path)) {
    const copy = response.clone()
    goOn(
      buildCache()
        .then((cache) => cache.put(path, copy))
        .catch((error: unknown) => console.warn('A file is not stored for a time without network', error)),
    )
  }
  return response
}

/** The page from the server, so that it is current; from the cache where the server fails or is slow. */
async function page(request: Request, path: string): Promise<Response> {
  const cached = await lookUp(inBuild(path))
  if (cached === undefined) return fetch(request)
  return new Promise((resolve) => {
    const stop = after(pageTimeoutMs, () => resolve(cached))
    fetch(request).then(
      (response) => {
        stop()
        // A proxy answers for a server that is down.
        resolve(response.status >= 500 ? cached : response)
      },
      () => {
        stop()
        resolve(cached)
      },
    )
  })
}

/** Whole recordings are cached, and requested ranges are cut from them. */
async function media(request: Request, goOn: (work: Promise<unknown>) => void): Promise<Response> {
  const url = request.url
  const cached = await lookUp(caches.match(url, { cacheName: mediaCache }))
  if (cached) return ranged(request, cached)
  const response = await fetch(request)
  if (response.status === 200) goOn(storeMedia(url, response.clone()))
  // A range is being played: the whole file is fetched as well, in part from the browser's own cache.
  else if (response.status === 206) goOn(fetchWhole(url))
  return response
}

async function fetchWhole(url: string): Promise<void> {
  try {
    const whole = await fetch(url, { credentials: 'omit', priority: 'low' })
    if (whole.status === 200) await storeMedia(url, whole)
  } catch (error) {
    console.warn('A recording is not stored for a time without network', error)
  }
}

async function storeMedia(url: string, whole: Response): Promise<void> {
  try {
    const cache = await withTimeout(storeTimeoutMs, caches.open(mediaCache))
    await cache.put(url, whole)
    await mediaExpiration.updateTimestamp(url)
    await mediaExpiration.expireEntries()
  } catch (error) {
    console.warn('A recording could not be stored', error)
  }
}

async function ranged(request: Request, whole: Response): Promise<Response> {
  return request.headers.has('range') ? createPartialResponse(request, whole) : whole
}

/* What only exists in a service worker; TypeScript's DOM library does not declare it. */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends WaitingEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface WordEvent extends WaitingEvent {
  readonly data: unknown
}

interface WorkerEvents {
  readonly install: WaitingEvent
  readonly activate: WaitingEvent
  readonly message: WordEvent
  readonly fetch: RequestEvent
}

interface WorkerScope {
  /** Replaced by workbox-build. Paths without the first slash; revision null where the name contains the hash. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void
}
