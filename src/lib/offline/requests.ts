/** What answers a request of this museum's own pages: see `answererOf`. */
type Answerer =
  /** The browser asks the network as if there were no worker. */
  | 'network'
  /** The network first; the kept page of that path where it does not answer. */
  | { readonly page: string }
  /** The file as it was built. */
  | 'files'
  /** A recording or picture that anybody may have: kept once it was heard or seen. */
  | 'media'

/** What is only ever a call or a count (API-05). */
const neverOurs = /^\/(?:api|_vercel)(?:\/|$)/
const noPage = /^\/(?:media|assets)(?:\/|$)/

/**
 * Decides for one request what answers it.
 * @param isListed whether this path is a file of the build
 */
export function answererOf(
  { method, url, mode }: { readonly method: string; readonly url: string; readonly mode: string },
  origin: string,
  isListed: (path: string) => boolean,
): Answerer {
  const { origin: asked, pathname: path, searchParams } = new URL(url)
  if (method !== 'GET' || asked !== origin || neverOurs.test(path)) return 'network'
  // With a filepath, even an empty one, the address is the call; without, it is the page.
  if (path.replace(/\/$/, '') === '/playground' && searchParams.has('filepath')) return 'network'
  // A signed address opens what visitors do not see: that is kept nowhere.
  if (/^\/media\/[0-9a-f]{64}$/.test(path)) return searchParams.size === 0 ? 'media' : 'network'
  if (path === '/win98.html') return { page: path }
  if (path === '/' || path === '/index.html') return { page: '/index.html' }
  if (path.startsWith('/assets/') || isListed(path)) return 'files'
  return mode === 'navigate' && !noPage.test(path) ? { page: '/index.html' } : 'network'
}

/** How many builds before the current one stay. */
const builtBefore = 2

/**
 * Which of the kept builds go when `current` takes over. The ones before it stay: pages that are open still ask for
 * their files.
 * @param builds in the order in which they came
 */
export function outdated(builds: readonly string[], current: string): readonly string[] {
  return builds.filter((build) => build !== current).slice(0, -builtBefore)
}
