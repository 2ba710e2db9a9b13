import { call } from '#api/client.ts'
import * as routes from '#contract/routes.ts'
import { preferredTheme, useTheme } from '#state/theme.ts'

/** Fetches the museum's theme where this device prefers none. A failure is logged only (SHELL-12). */
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
