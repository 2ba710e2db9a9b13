import { inject, pageview } from '@vercel/analytics'

/** Always in production mode: the development mode loads its script from elsewhere (SHELL-09). */
export function startAnalytics(): void {
  inject({ mode: 'production', disableAutoTrack: true })
}

/** @param route the pattern @param path without query or hash, which may hold personal things */
export function countPageView(route: string, path: string): void {
  pageview({ route, path: path.replace(/[?#].*$/s, '') })
}
