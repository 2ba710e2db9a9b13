/** What answers a request of the exhibition's pages, see `answererOf`. */
type Answerer =
  /** The network, as without a worker. */
  | 'network'
  /** The network first, else the cached page of that path. */
  | { readonly page: string }
  /** The file of the build, from the cache. */
  | 'files'
  /** A public recording or picture: cached once it was played or shown. */
  | 'media'

/** Paths that only calls and counts use (API-05). */
const neverOurs = /^\/(?:api|_vercel)(?:\/|$)/
const noPage = /^\/(?:media|assets)(?:\/|$)/

/**
 * Decides what answers a request.
 * @param isListed whether this path is a file of the build
 */
export function answererOf(
  { method, url, mode }: { readonly method: string; readonly url: string; readonly mode: string },
  origin: string,
  isListed: (path: string) => boolean,
): Answerer {
  const { origin: asked, pathname: path, searchParams } = new URL(url)
  if (method !== 'GET' || asked !== origin || neverOurs.test(path)) return 'network'
  // With `filepath`, even an empty one, the address is the API call; without, the page.
  if (path.replace(/\/$/, '') === '/playground' && searchParams.has('filepath')) return 'network'
  // A signed address opens media that visitors may not see: never cached.
  if (/^\/media\/[0-9a-f]{64}$/.test(path)) return searchParams.size === 0 ? 'media' : 'network'
  if (path === '/win98.html') return { page: path }
  if (path === '/' || path === '/index.html') return { page: '/index.html' }
  if (path.startsWith('/assets/') || isListed(path)) return 'files'
  return mode === 'navigate' && !noPage.test(path) ? { page: '/index.html' } : 'network'
}

const builtBefore = 2

/**
 * The cached builds to delete when `current` takes over. The two before it stay, since open pages still ask for their
 * files.
 * @param builds in the order in which they came
 */
export function outdated(builds: readonly string[], current: string): readonly string[] {
  return builds.filter((build) => build !== current).slice(0, -builtBefore)
}
