import { routeOf } from './routes.tsx'

/** Preloads a page when a link to it is pressed or focused, before the click. */
export function preloadAimedPages(): void {
  for (const aim of ['pointerdown', 'focusin']) {
    addEventListener(
      aim,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link === null || link.origin !== location.origin) return
        const route = routeOf(link.pathname)
        if ('page' in route) route.page.preload()
      },
      { passive: true },
    )
  }
}
