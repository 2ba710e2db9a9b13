import { call } from '#api/client.ts'
import * as routes from '#contract/routes.ts'
import { preferredTheme, useTheme } from '#state/theme.ts'

/** Asks the museum for its own theme where this device prefers none. SHELL-12: one that does not come is logged only. */
export async function fetchDefaultTheme(): Promise<void> {
  if (preferredTheme() !== null) return
  try {
    const answer = await call(routes.themeFile, { query: { filepath: 'theme.txt' } })
    if ('content' in answer) useTheme.getState().followDefaultTheme(answer.content)
    else console.warn(`Failed to load the theme: ${answer.message}`)
  } catch (error) {
    console.warn('Failed to load the theme.', error)
  }
}
