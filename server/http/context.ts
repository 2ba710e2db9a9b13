import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/open.ts'
import type { Lists } from './lists.ts'
import type { KioskGroups } from '#server/kiosks/groups.ts'
import type { Heartbeats } from '#server/kiosks/heartbeats.ts'
import type { SoundWork } from '#server/storyteller/narration/soundWork.ts'
import type { Illustrator, Narrator, Transcriber, Translator } from '#server/storyteller/ports.ts'

export interface Storyteller {
  readonly narrator: Narrator
  /** Reads and cuts recordings. */
  readonly sound: Pick<SoundWork, 'run'>
  readonly illustrator: Illustrator
  /** Null where none is configured. */
  readonly translator: Translator | null
  readonly transcriber: Transcriber | null
}

/** What routes work with. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly lists: Lists
  /** Loaded when first needed, because speech and drawing are heavy. */
  readonly storyteller: () => Promise<Storyteller>
  /** Says that there may be work in the database. */
  readonly wakeQueue: () => void
  readonly heartbeats: Heartbeats
  readonly groups: KioskGroups
  /** Of the client that is handed out now; null where none is built. */
  readonly version: () => Promise<string | null>
}

/** The time as the database keeps it: ISO 8601 in UTC. */
export function timestamp(atMs = Date.now()): string {
  return new Date(atMs).toISOString()
}
