import type { BrowserContextOptions } from '@playwright/test'

export interface View {
  readonly name: string
  readonly options: BrowserContextOptions
}

/** A portrait touchscreen in the hall, a desk, a phone. */
export const views: readonly View[] = [
  { name: 'kiosk', options: { viewport: { width: 1080, height: 1920 }, hasTouch: true } },
  { name: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
]

/** The known values that a comma-separated option names, all without it, undefined where it names another. */
export function chosen<T extends string>(
  option: string | undefined,
  known: readonly T[],
): readonly T[] | undefined {
  if (option === undefined) return known
  const named = option.split(',').map((one) => known.find((value) => value === one.trim()))
  const found = named.filter((value) => value !== undefined)
  return found.length === named.length ? found : undefined
}

/** A file name that tells route, view, theme and language: `/a/b?c=1` becomes `a-b-c-1.phone.dark.de.png`. */
export function shotName(route: string, view: string, theme: string, language?: string): string {
  const slug = route.replaceAll(/[^a-zA-Z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
  return [slug, view, theme, ...(language === undefined ? [] : [language]), 'png'].join('.')
}
