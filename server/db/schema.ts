import type { Generated } from 'kysely'

/**
 * The tables, named in the singular. Times are ISO 8601 in UTC, truth values 0 and 1, lists and objects JSON text:
 * all of which mean the same in SQLite and in Postgres.
 */
export interface Schema {
  exhibition: { id: number; name: string }
  device: {
    id: Generated<number>
    name: string
    /** The name as two writers of it would agree on, see `deviceNameKey`. Unique. */
    name_key: string
    /** Visitors see the published ones; `new` is what a visitor has named. */
    state: Generated<'new' | 'published' | 'hidden'>
    created_at: string
  }
  exhibition_device: { exhibition_id: number; device_id: number }
  user_story: UserStoryTable
  story_work: StoryWorkTable
  media: {
    /** SHA-256 of the bytes, in hex. */
    hash: string
    type: string
    size: number
    bytes: Uint8Array
    /** Since when it is known that nothing refers to it, see upkeep.ts. */
    unused_since: string | null
    created_at: string
  }
  device_story: DeviceStoryTable
  avatar: {
    id: Generated<number>
    short_uuid: string
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
    /** The name in lower case: two members never differ by case alone. Unique. */
    name_key: string
    /** argon2id in the PHC string format. */
    password_hash: string
    created_at: string
  }
  token: {
    /** SHA-256 of the token in hex: the token itself is never kept. */
    hash: string
    kind: 'staff' | 'kiosk'
    staff_id: number | null
    label: string | null
    created_at: string
    expires_at: string
    revoked_at: string | null
    last_used_at: string | null
  }
  submission: {
    route: string
    /** The UUID of the `Idempotency-Key` header, in lower case. */
    key: string
    /** SHA-256 of what was submitted, in hex. */
    digest: string
    /** The answer as JSON. */
    answer: string
    created_at: string
  }
  page_view: { day: string; route: string; count: number }
  setting: { name: string; value: string }
}

interface UserStoryTable {
  id: Generated<number>
  device_id: number
  title_de: string | null
  title_en: string | null
  text_de: string | null
  text_en: string | null
  language: 'de' | 'en' | null
  /** 1 for the invented stories that the exhibition opens with. */
  sample: number
  /** `withdrawn`: whoever left it took it back; nothing but the row is left. */
  state: Generated<'published' | 'hidden' | 'withdrawn'>
  voice_hash: string | null
  voice_type: string | null
  /** Seconds. */
  voice_duration: number | null
  /** JSON list of `limits.waveformBars` peaks, 0 to 100. */
  voice_waveform: string | null
  visual_hash: string | null
  /** Counts the drawings that were made of this story. */
  visual_edition: Generated<number>
  /** What was told in a third language, to the letter. */
  original_text: string | null
  /** ISO 639-1. */
  original_language: string | null
  /** The spoken translation. */
  spoken_hash: string | null
  spoken_language: 'de' | 'en' | null
  spoken_type: string | null
  /** Seconds. */
  spoken_duration: number | null
  /** As `voice_waveform`. */
  spoken_waveform: string | null
  year_of_birth: number | null
  consent_version: string | null
  created_at: string
}

/** The narration of a device in one language; the row is also its place in the queue. */
interface DeviceStoryTable {
  device_id: number
  language: 'de' | 'en'
  state: 'pending' | 'ready' | 'failed'
  /** 0 before the first narration. */
  edition: Generated<number>
  transcript: string | null
  /** JSON list of cues. */
  cues: string | null
  /** Seconds. */
  duration: number | null
  /** JSON list of `limits.waveformBars` numbers, 0 to 100. */
  waveform: string | null
  audio_hash: string | null
  attempts: Generated<number>
  /** When somebody took the row up; null while it waits. */
  claimed_at: string | null
  /** Not to be tried before. */
  due_at: string
  /** A sentence on what went wrong or otherwise, and when. */
  note: string | null
  noted_at: string | null
}

/**
 * What is to be made for a story after it was left: a row for each kind, and its place in the queue. A table of its
 * own beside `user_story`, because taking up work changes nothing that a list shows.
 */
interface StoryWorkTable {
  story_id: number
  /** `words`: transcript, title, translation. `voice`: the spoken translation. */
  kind: 'words' | 'visual' | 'voice'
  state: Generated<'pending' | 'done' | 'failed'>
  /** Counts the claims: only the latest may finish. */
  attempts: Generated<number>
  claimed_at: string | null
  due_at: string
  note: string | null
  noted_at: string | null
}
