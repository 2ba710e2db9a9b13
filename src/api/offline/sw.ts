import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js'
import { answererOf, outdated } from '#lib/offline/requests.ts'
import { mediaCache } from '#lib/offline/names.ts'
import { after } from '#lib/time/timers.ts'
import { storeTimeoutMs, withTimeout } from '#lib/time/withTimeout.ts'

/*
 * The service worker: opens every room without a network (FIT-04). Each build has a cache of its own; the two builds
 * before it stay, because a page that is open still asks for its files. Calls are never answered here.
 */

declare const self: WorkerScope
/** Compressed or not, it is the same file. */
const anyForm = { ignoreVary: true } as const
/** Written in by the build: every file of the client, and what changes with its bytes. */
const entries = self.__WB_MANIFEST
const paths = entries.map(({ url }) => `/${url}`)
/** What any page needs to open; the rest, what rooms show and sound, comes when pages are there. */
const isNeededFirst = (path: string) => /\.(?:html|js|css|woff2|svg)$/.test(path)
const listed = new Set(paths)
const prefix = 'nachklang-build-'
const buildName = nameOfBuild()
/** A server that takes longer to send a page is as good as gone, ms. */
const pageTimeoutMs = 4_000
/** A week: a browser that comes back does not hold for ever what was withdrawn meanwhile. */
const mediaSeconds = 604_800
/**
 * Voices and pictures that are kept, the newest. Only a recording that comes lets others go, so none goes while the
 * server is away.
 */
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
  // One that cannot be had now is had when it is asked for.
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

/** By its files, so that two builds never share a cache. */
async function nameOfBuild(): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(entries))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 8)
  return prefix + Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Fetches what this build's cache lacks, one after the other: pages go before. */
async function precache(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(await buildName)
  for (const path of paths) {
    if (await cache.match(path, anyForm)) continue
    const request = new Request(path, { cache: 'no-cache', credentials: 'omit', priority: 'low' })
    // A file that is named by its content is the same in every build.
    const before = path.startsWith('/assets/') ? await caches.match(path, anyForm) : undefined
    const response = before ?? (await fetch(request))
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    await cache.put(path, response)
  }
}

const buildCache = async () => withTimeout(storeTimeoutMs, caches.open(await buildName))

/** What a cache holds; one that does not answer holds nothing. */
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
        .catch((error: unknown) => console.warn('A file is not kept for a time without network', error)),
    )
  }
  return response
}

/** The page from the server, so that it is never older than it need be; from the cache where none comes. */
async function page(request: Request, path: string): Promise<Response> {
  const cached = await lookUp(inBuild(path))
  if (cached === undefined) return fetch(request)
  return new Promise((resolve) => {
    const stop = after(pageTimeoutMs, () => resolve(cached))
    fetch(request).then(
      (response) => {
        stop()
        // What stands between us and a server that is gone answers for it.
        resolve(response.status >= 500 ? cached : response)
      },
      () => {
        stop()
        resolve(cached)
      },
    )
  })
}

/** The whole recording lies in the cache, and whatever part is asked for is cut from it. */
async function media(request: Request, goOn: (work: Promise<unknown>) => void): Promise<Response> {
  const url = request.url
  const cached = await lookUp(caches.match(url, { cacheName: mediaCache }))
  if (cached) return ranged(request, cached)
  const response = await fetch(request)
  if (response.status === 200) goOn(keep(url, response.clone()))
  // A part is being played: the whole comes from what the browser has by then, and from the network.
  else if (response.status === 206) goOn(fetchWhole(url))
  return response
}

async function fetchWhole(url: string): Promise<void> {
  try {
    const whole = await fetch(url, { credentials: 'omit', priority: 'low' })
    if (whole.status === 200) await keep(url, whole)
  } catch (error) {
    console.warn('A recording is not kept for a time without network', error)
  }
}

async function keep(url: string, whole: Response): Promise<void> {
  try {
    const cache = await withTimeout(storeTimeoutMs, caches.open(mediaCache))
    await cache.put(url, whole)
    await mediaExpiration.updateTimestamp(url)
    await mediaExpiration.expireEntries()
  } catch (error) {
    console.warn('There is no room to keep a recording', error)
  }
}

async function ranged(request: Request, whole: Response): Promise<Response> {
  return request.headers.has('range') ? createPartialResponse(request, whole) : whole
}

/* What only exists inside a service worker; TypeScript's library for pages does not know that place. */

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
  /** workbox-build puts the list of files in its place. Paths without the first slash; null where the name tells the content. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void
}
