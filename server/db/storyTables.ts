import type { Generated } from 'kysely'
import type { storyWorkKinds } from '#contract/generation.ts'

/** The states between which staff decide. */
export type DecidedState = 'new' | 'published' | 'hidden' | 'deleted'

export interface UserStoryTable {
  id: Generated<number>
  device_id: number
  title_de: string | null
  title_en: string | null
  text_de: string | null
  text_en: string | null
  language: 'de' | 'en' | null
  /** 1 for the invented stories of a new exhibition. */
  sample: number
  /**
   * `new`: awaits review. `deleted`: visible to staff only, and deleted for good after a while. `withdrawn`: by the
   * contributor; only the row is left.
   */
  state: Generated<DecidedState | 'withdrawn'>
  /** Counts changes of titles, texts and state. */
  revision: Generated<number>
  /** Who made the last of these changes and when; null: the server, or the contributor. */
  changed_by: string | null
  changed_at: string | null
  /** The same for changes of titles and texts by a person. */
  edited_by: string | null
  edited_at: string | null
  deleted_at: string | null
  /** The decision of staff that applies; null where there is none on the present version. */
  decision_id: number | null
  voice_hash: string | null
  voice_type: string | null
  /** Seconds. */
  voice_duration: number | null
  /** JSON list of `limits.waveformBars` peaks, 0 to 100. */
  voice_waveform: string | null
  /** Seconds of it that may contain speech; null where not measured. */
  voice_speech: number | null
  /** A transcript that may be invented; not the story's text until staff have checked it. */
  doubtful_text: string | null
  /** 1: the contributor agreed to the use of the voice in the device's narration. */
  voice_in_narration: Generated<number>
  /** Version of that consent; null without consent, and for stories from before there were versions. */
  voice_consent_version: string | null
  visual_hash: string | null
  visual_former_hash: string | null
  /** Counts the pictures drawn for this story. */
  visual_edition: Generated<number>
  /** Names the words that the picture was drawn from, see `wordsKey`; null where unknown. */
  visual_words: string | null
  /** The original in a third language. */
  original_text: string | null
  /** ISO 639-1. */
  original_language: string | null
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

export interface NarrationTable {
  device_id: number
  language: 'de' | 'en'
  /** 0 before the first narration. */
  edition: Generated<number>
  /** The highest ever made, published or not. */
  last_edition: Generated<number>
  made_at: string | null
  /** When it was published; null where it returned because another was removed. */
  published_at: string | null
  transcript: string | null
  /** JSON list of cues. */
  cues: string | null
  /** Seconds. */
  duration: number | null
  /** JSON list of `limits.waveformBars` numbers, 0 to 100. */
  waveform: string | null
  /** JSON list of `SpokenSegment`; null for narrations from before segments were stored. */
  segments: string | null
  audio_hash: string | null
  /** 1: a service failed, and the job speaks the same words again. 0: the job makes the next edition. */
  speak_again: Generated<number>
}

/** A preview or a former version of a narration. */
export interface NarrationVersionTable {
  id: Generated<number>
  device_id: number
  language: 'de' | 'en'
  state: 'candidate' | 'former'
  edition: number
  transcript: string
  /** As in `narration`. */
  cues: string
  /** Seconds. */
  duration: number
  waveform: string | null
  /** As in `narration`. */
  segments: string | null
  audio_hash: string
  made_at: string
}

/** The script of a device's next narrations, where staff have changed it. */
export interface NarrationScriptTable {
  device_id: number
  language: 'de' | 'en'
  /** Counts the changes. */
  revision: number
  /** JSON list of `WrittenSegment` with ids. */
  segments: string
  changed_by: string | null
  changed_at: string
}

interface NarrationRecordingTable {
  id: Generated<number>
  device_id: number
  language: 'de' | 'en'
  audio_hash: string
  /** Seconds. */
  duration: number
  /** JSON list of 0 to 100. */
  waveform: string
  /** The reader's name as they wish; null for a service. */
  reader: string | null
  /** Version of the reader's consent. */
  consent_version: string | null
  /** JSON list of `takeWarnings`. */
  warnings: string
  /** The member's name at that time; null for a service. */
  made_by: string | null
  made_at: string
}

/** A recording of a passage, by a person or a service; found by its words. */
export interface NarrationTakeTable extends NarrationRecordingTable {
  /** SHA-256 of the words, in hex. */
  text_hash: string
  /** The story that is quoted; null for none. */
  story_id: number | null
  /** As in `narration`, from the beginning of the recording. */
  cues: string
  /** For a service: model and voice. */
  service_voice: string | null
}

/** A recording of a whole script, until it is cut into passages. */
export interface NarrationReadingTable extends NarrationRecordingTable {
  /** JSON list of `Cut`. */
  cuts: string
}

/** A story that a narration quotes, or that was given to the service that wrote it. */
export interface NarrationSourceTable {
  /** Of the narration's recording, which is unique to it. */
  audio_hash: string
  /** The story may have been deleted. */
  story_id: number
  /** SHA-256 of the text that was used, in hex. */
  text_hash: string
  /** 1: in the contributor's own voice. */
  with_voice: Generated<number>
}

/** `words`: transcript, title, translation. `voice`: the spoken translation. */
export type StoryJobKind = (typeof storyWorkKinds)[number]
export type JobKind = StoryJobKind | 'narration'

/** Background jobs. A table of its own, since claiming a job changes nothing that a list shows. */
export interface JobTable {
  kind: JobKind
  /** Id of the story; for a narration that of the device. */
  subject: number
  /** Of a narration; '' for others. */
  language: Generated<'de' | 'en' | ''>
  state: Generated<'pending' | 'done' | 'failed'>
  /** Counts the claims since it was ordered. */
  attempts: Generated<number>
  /** When a server claimed it; null while it waits. */
  claimed_at: string | null
  /** The server that claimed it, see `Peers`. */
  claimed_by: number | null
  /** Not before this time. */
  due_at: string
  /** A sentence on the last failure or notice, and its time. */
  note: string | null
  noted_at: string | null
}
