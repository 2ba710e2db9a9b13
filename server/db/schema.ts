import type { Generated, Kysely } from 'kysely'
import type { AlarmKind } from '#contract/alarms.ts'
import type {
  DecidedState,
  JobTable,
  NarrationReadingTable,
  NarrationScriptTable,
  NarrationSourceTable,
  NarrationTable,
  NarrationTakeTable,
  NarrationVersionTable,
  UserStoryTable,
} from './storyTables.ts'

/**
 * The tables, named in the singular. Times are ISO 8601 in UTC, booleans 0 and 1, lists and objects JSON text, which
 * means the same in SQLite and Postgres.
 */
export interface Schema {
  exhibition: { id: number; name: string }
  device: {
    id: Generated<number>
    name: string
    /** The normalized name, see `deviceNameKey`. Unique. */
    name_key: string
    /** Visitors see published ones; `new` was named by a visitor. */
    state: Generated<'new' | 'published' | 'hidden'>
    /** Counts changes of name and state. */
    revision: Generated<number>
    /** Sort order of lists, then the id. */
    position: Generated<number>
    created_at: string
  }
  exhibition_device: { exhibition_id: number; device_id: number }
  user_story: UserStoryTable
  job: JobTable
  story_decision: {
    id: Generated<number>
    story_id: number
    /** The member's name at that time. */
    staff_name: string
    from_state: DecidedState
    to_state: DecidedState
    made_at: string
    undone_at: string | null
  }
  media: {
    /** SHA-256 of the bytes, in hex. */
    hash: string
    type: string
    size: number
    bytes: Uint8Array
    /** Since when nothing is known to refer to it, see upkeep.ts. */
    unused_since: string | null
    created_at: string
  }
  narration: NarrationTable
  narration_version: NarrationVersionTable
  narration_source: NarrationSourceTable
  narration_script: NarrationScriptTable
  narration_take: NarrationTakeTable
  narration_reading: NarrationReadingTable
  avatar: {
    id: Generated<number>
    short_uuid: string
    /** `new` awaits review: not on the wall, but its address works. A hidden one is not shown at all. */
    state: Generated<'new' | 'published' | 'hidden'>
    /** Who published or hid it last, by the name at that time; null: nobody yet. */
    decided_by: string | null
    decided_at: string | null
    name: string
    /** The six answers as JSON. */
    answers: string
    picture_hash: string | null
    /** In German. */
    description: string
    description_en: string | null
    created_at: string
  }
  memory: {
    id: Generated<number>
    text: string | null
    voice_hash: string | null
    voice_type: string | null
    /** Seconds. */
    voice_duration: number | null
    year_of_birth: number
    email: string | null
    consent_version: string | null
    created_at: string
  }
  playground_story: {
    id: Generated<number>
    device_id: number
    author_name: string
    text: string
    created_at: string
  }
  staff: {
    id: Generated<number>
    name: string
    /** The name in lower case. Unique. */
    name_key: string
    /** argon2id in the PHC string format. */
    password_hash: string
    role: Generated<'moderator' | 'curator'>
    created_at: string
  }
  token: {
    /** SHA-256 of the token in hex; the token itself is not stored. */
    hash: string
    kind: 'staff' | 'kiosk'
    staff_id: number | null
    label: string | null
    created_at: string
    expires_at: string
    revoked_at: string | null
    last_used_at: string | null
    /** Location of the kiosks of a kiosk key. */
    location: string | null
  }
  /** Browsers in which a member has logged in: guesses from elsewhere do not delay their logins. */
  login_device: {
    /** SHA-256 in hex of the browser's token. */
    hash: string
    staff_id: number
    last_login_at: string
  }
  kiosk: KioskTable
  /** Locations with settings by staff. `settings`: `KioskSettings` as JSON. */
  location: { name: string; settings: string; revision: number }
  submission: {
    route: string
    /** The UUID of the `Idempotency-Key` header, in lower case. */
    key: string
    /** SHA-256 of the submission, in hex. */
    digest: string
    /** The answer as JSON. */
    answer: string
    created_at: string
  }
  page_view: { day: string; route: string; count: number }
  /** Replaces a bearer once, see exports/download.ts. */
  export_ticket: {
    /** SHA-256 of the ticket in hex. */
    hash: string
    expires_at: string
    /** Of the staff token that requested it: the ticket ends with that session. */
    session_hash: string | null
  }
  setting: { name: string; value: string }
  /** The activity list, written in the transaction of each action. */
  audit: {
    id: Generated<number>
    at: string
    /** The member's name at that time; null: the server's upkeep. */
    staff_name: string | null
    action: string
    item_kind: string
    item_id: string | null
    item_name: string | null
    /** The changes as JSON objects. */
    before: string | null
    after: string | null
  }
  alarm: AlarmTable
  /** See `Removal`. Unique except for the id. */
  removal: { id: Generated<number>; kind: RemovalKind; item: string; item_created_at: string; at: string }
  /** One row, with id 1. */
  content_draft: {
    id: number
    revision: number
    /** Overrides by key as JSON. */
    draft: string
    saved_by: string | null
    saved_at: string | null
  }
  content_publication: {
    version: Generated<number>
    /** By key as JSON. */
    overrides: string
    /** JSON list of the keys that differ from the version before. */
    changed: string
    staff_name: string | null
    published_at: string
  }
}

/** A kiosk and its last report. */
interface KioskTable {
  /** A UUID chosen by the browser. */
  id: string
  /** The last kiosk key that it used. */
  key_hash: string
  name: string | null
  /** Null: that of its key. */
  location: string | null
  first_seen_at: string
  seen_at: string
  /** `KioskFacts` as JSON. */
  facts: string
  /** An order of staff that is not executed yet: all five columns, or none. */
  order_id: string | null
  order_what: 'reload' | 'restart' | null
  order_when: 'alone' | 'now' | null
  order_by: string | null
  order_at: string | null
  /** Of its last self-test, as JSON. */
  test_results: string | null
  test_by: string | null
  test_at: string | null
  /** `KioskSettings` as JSON; null: none of its own. */
  settings: string | null
  /** Of the settings. */
  revision: Generated<number>
}

/** An alarm, reported when it begins and when it ends: see alarms.ts. */
interface AlarmTable {
  id: Generated<number>
  kind: AlarmKind
  /** Per kind and item, one alarm at a time is open. */
  item: string
  name: string | null
  since: string
  over_at: string | null
  /** When its machine last checked the disk. */
  looked_at: string
  seen_by: string | null
  seen_at: string | null
  note: string | null
  /** What was last reported by mail and by webhook; null: nothing yet. */
  mail_sent: 'open' | 'over' | null
  webhook_sent: 'open' | 'over' | null
}

/**
 * What can happen to an item. `story.shown`, `avatar.shown`: it was hidden or deleted and is shown again.
 * `text.changed`: the former text may contain what had to go. `voice.withdrawn`: the story stays, its voice leaves the
 * narrations.
 */
export const removalKinds = [
  'story.withdrawn',
  'story.hidden',
  'story.deleted',
  'story.shown',
  'story.swept',
  'voice.withdrawn',
  'text.changed',
  'memory.deleted',
  'kioskKey.revoked',
  'avatar.hidden',
  'avatar.deleted',
  'avatar.shown',
  'playgroundStory.deleted',
] as const
export type RemovalKind = (typeof removalKinds)[number]

/**
 * Writes, and returns the answer. It may run twice, so it must have no other effects; and it must await nothing but
 * `db`, since its transaction is open meanwhile.
 */
export type Write<T> = (db: Db) => Promise<T>

/** The database, or a transaction. */
export type Db = Kysely<Schema>
