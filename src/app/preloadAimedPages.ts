import { routeOf } from './routes.tsx'

/** Starts loading a page's code when a link to it is pressed down or focused: before the click arrives. */
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
