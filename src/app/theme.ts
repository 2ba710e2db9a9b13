import { afterPaint } from '#lib/time/timers.ts'
import { useTheme } from '#state/theme.ts'

/** Keeps `data-theme` on <html>, and the browser's own bars, at the theme at hand. */
export function followTheme(): void {
  const apply = () => {
    const page = document.documentElement
    page.dataset.theme = useTheme.getState().theme
    // Once it is painted: asked before, the browser would style the page for the answer alone.
    afterPaint(() => {
      const bars = document.querySelector('meta[name="theme-color"]')
      bars?.setAttribute('content', getComputedStyle(page).getPropertyValue('--paper'))
    })
  }
  apply()
  useTheme.subscribe(apply)
}
