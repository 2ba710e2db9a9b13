import { firstArrival } from '#state/firstArrival.ts'

type Counter = typeof import('@vercel/analytics')

let counter: Promise<Counter> | null = null

/**
 * Counts page views from here on (SHELL-09). The counter loads after the page and counts earlier views then. Always in
 * production mode, since development mode loads its script from another host.
 */
export function startAnalytics(): void {
  counter = loadCounter()
  counter.catch((error: unknown) => console.warn('Page views are not counted', error))
}

/** @param route the pattern @param path without query and hash, which may be personal */
export function countPageView(route: string, path: string): void {
  const view = { route, path: path.replace(/[?#].*$/s, '') }
  // The failed load was logged already.
  counter?.then(
    ({ pageview }) => pageview(view),
    () => {},
  )
}

async function loadCounter(): Promise<Counter> {
  await firstArrival
  const vercel = await import('@vercel/analytics')
  vercel.inject({ mode: 'production', disableAutoTrack: true })
  return vercel
}
