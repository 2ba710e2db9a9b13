import { afterPaint } from '#lib/time/timers.ts'
import { useTheme } from '#state/theme.ts'

/** Keeps `data-theme` on <html> and the colour of the browser's bars up to date. */
export function followTheme(): void {
  const apply = () => {
    const page = document.documentElement
    page.dataset.theme = useTheme.getState().theme
    // After the paint: reading the colour earlier would force a style calculation.
    afterPaint(() => {
      const bars = document.querySelector('meta[name="theme-color"]')
      bars?.setAttribute('content', getComputedStyle(page).getPropertyValue('--paper'))
    })
  }
  apply()
  useTheme.subscribe(apply)
}
