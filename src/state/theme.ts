import { create } from 'zustand'
import { themes, type Theme } from '#contract/themes.ts'
import { deviceStore } from '#lib/browser/storage.ts'

/** `preferred` is spec §3's key; `chosen` remembers the museum's theme, so that the next load starts with it. */
const keys = { preferred: 'preferred-theme', chosen: 'house-theme' } as const

interface ThemeState {
  readonly theme: Theme
  /** Applies and stores the visitor's choice, which wins over the museum's theme. */
  prefer(theme: Theme): void
  /** Applies the museum's theme file, unless this device prefers another theme. */
  followDefaultTheme(content: string): void
}

export const useTheme = create<ThemeState>()((set) => ({
  theme: preferredTheme() ?? accepted(deviceStore.read(keys.chosen)) ?? 'light',
  prefer: (theme) => {
    deviceStore.write(keys.preferred, theme)
    set({ theme })
  },
  followDefaultTheme: (content) => {
    const chosen = accepted(content.trim())
    if (chosen === null) return
    deviceStore.write(keys.chosen, chosen)
    if (preferredTheme() === null) set({ theme: chosen })
  },
}))

export function preferredTheme(): Theme | null {
  return accepted(deviceStore.read(keys.preferred))
}

/** Spec §5: light, dark or retro; any other value is ignored with a warning on the console. */
function accepted(value: string | null): Theme | null {
  if (value === null) return null
  const theme = themes.find((known) => known === value)
  if (theme === undefined) console.warn(`Invalid theme '${value}': it must be one of ${themes.join(', ')}.`)
  return theme ?? null
}
