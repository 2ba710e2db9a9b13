const entry = /\/assets\/([^/]+)\.js$/

/**
 * Names the build that this page runs: its first script, whose name stands for all it can load.
 * @returns null where the client is not built
 */
export function buildId(): string | null {
  if (typeof document === 'undefined') return null
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return entry.exec(script?.src ?? '')?.[1] ?? null
}
