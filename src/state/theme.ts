import { create } from 'zustand'
import { themes, type Theme } from '#contract/playground.ts'
import { deviceStore } from '#lib/storage.ts'

/** `preferred` is spec §3's key; `house` remembers the house's own theme so that the next load starts in it. */
const keys = { preferred: 'preferred-theme', house: 'house-theme' } as const

interface ThemeState {
  readonly theme: Theme
  /** The visitor's choice: applied at once and remembered; it wins over the house's theme. */
  prefer(theme: Theme): void
  /** What the house's theme file says: applied unless this device prefers another theme. */
  followHouse(content: string): void
}

export const useTheme = create<ThemeState>()((set) => ({
  theme: preferredTheme() ?? accepted(deviceStore.read(keys.house)) ?? 'light',
  prefer: (theme) => {
    deviceStore.write(keys.preferred, theme)
    set({ theme })
  },
  followHouse: (content) => {
    const house = accepted(content.trim())
    if (house === null) return
    deviceStore.write(keys.house, house)
    if (preferredTheme() === null) set({ theme: house })
  },
}))

/** The theme this device prefers, or null. */
export function preferredTheme(): Theme | null {
  return accepted(deviceStore.read(keys.preferred))
}

/** Spec §5: light, dark or retro; any other value is refused with a console warning only. */
function accepted(value: string | null): Theme | null {
  if (value === null) return null
  const theme = themes.find((known) => known === value)
  if (theme === undefined) console.warn(`Invalid theme '${value}': it must be one of ${themes.join(', ')}.`)
  return theme ?? null
}
