import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { Lists } from './lists.ts'
import type { Illustrator, Narrator } from './storytelling/ports.ts'

export interface Storyteller {
  readonly narrator: Narrator
  readonly illustrator: Illustrator
}

/** What routes work with. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly lists: Lists
  /** Loaded when first needed, because speech and drawing are heavy. */
  readonly storyteller: () => Promise<Storyteller>
}

/** The time as the database keeps it: ISO 8601 in UTC. */
export function timestamp(atMs = Date.now()): string {
  return new Date(atMs).toISOString()
}
