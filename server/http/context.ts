import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/open.ts'
import type { Lists } from './lists.ts'

/** What all routes work with. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly lists: Lists
  /** Says that there may be work in the database. */
  readonly wakeQueue: () => void
  /** Of the client that is handed out now; null where none is built. */
  readonly version: () => Promise<string | null>
}
