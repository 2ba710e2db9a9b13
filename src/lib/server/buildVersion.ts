/**
 * The build that this page runs: the name of its entry, with a hash of all content. The server reads the same from what
 * it serves, see server/http/version.ts.
 * @returns null where the client is not built
 */
export function buildVersion(page: Document = document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[src*="/index-"]')
  return /([^/]+)\.js$/.exec(script?.getAttribute('src') ?? '')?.[1] ?? null
}
