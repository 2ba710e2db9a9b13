import { call } from '#api/client.ts'
import { preferredTheme, useTheme } from '#state/theme.ts'
import * as routes from '#contract/routes.ts'

/** Keeps `data-theme` on <html>, and the browser's own bars, at the theme at hand, and asks the museum for its own where none is preferred. */
export function followTheme(): void {
  const apply = () => {
    const page = document.documentElement
    page.dataset.theme = useTheme.getState().theme
    const bars = document.querySelector('meta[name="theme-color"]')
    bars?.setAttribute('content', getComputedStyle(page).getPropertyValue('--paper'))
  }
  apply()
  useTheme.subscribe(apply)
  if (preferredTheme() === null) void fetchDefaultTheme()
}

/** SHELL-12: a theme that does not come is logged only. */
async function fetchDefaultTheme(): Promise<void> {
  try {
    const answer = await call(routes.themeFile, { query: { filepath: 'theme.txt' } })
    if ('content' in answer) useTheme.getState().followDefaultTheme(answer.content)
    else console.warn(`Failed to load the theme: ${answer.message}`)
  } catch (error) {
    console.warn('Failed to load the theme.', error)
  }
}
