/**
 * Names the build that this page runs: the file of its first script, which is named by the content of all. The server
 * reads the same of what it hands out, see server/http/clientVersion.ts.
 * @returns null where the client is not built
 */
export function buildVersion(page: Document = document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return /([^/]+)\.js$/.exec(script?.getAttribute('src') ?? '')?.[1] ?? null
}
