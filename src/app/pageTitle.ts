import { shellWords } from '#content/shell.ts'

/** The document's title. The exhibition's own page carries its name alone. */
export function pageTitle(title: string, route: string): string {
  return route === '/' ? shellWords.name : `${title} · ${shellWords.name}`
}
