import { firstArrival } from './firstArrival.ts'

type Counter = typeof import('@vercel/analytics')

let counter: Promise<Counter> | null = null

/**
 * Page views are counted from here on (SHELL-09). The counter comes once the page is there, and then counts what was
 * before. Always in production mode: the development mode loads its script from elsewhere.
 */
export function startAnalytics(): void {
  counter = loadCounter()
  counter.catch((error: unknown) => console.warn('Page views are not counted', error))
}

/** @param route the pattern @param path without query or hash, which may hold personal things */
export function countPageView(route: string, path: string): void {
  const view = { route, path: path.replace(/[?#].*$/s, '') }
  // A counter that did not come has been told of.
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
