/** What is known of the build here and of the one that the server has. Times in ms since 1970. */
export interface Versions {
  /** What this page runs; null: nobody knows. */
  readonly here: string | null
  /** What the server has; null: it has not said. */
  readonly served: string | null
  /** For which build this screen has last reloaded, and when. */
  readonly tried: { readonly build: string; readonly at: number } | null
}

/** A build that did not come by reloading, because something in between keeps the old one, is tried again, ms. */
export const triesAgainMs = 3_600_000

/** Whether to reload into the server's build, now that nobody is there. */
export function isReloadDue({ here, served, tried }: Versions, now: number): boolean {
  if (here === null || served === null || served === here) return false
  return tried?.build !== served || now < tried.at || now - tried.at >= triesAgainMs
}
