import type { Generated } from 'kysely'
import type { storyWorkKinds } from '#contract/generation.ts'

/** The states of a story that staff decide between. */
export type DecidedState = 'new' | 'published' | 'hidden' | 'deleted'

export interface UserStoryTable {
  id: Generated<number>
  device_id: number
  title_de: string | null
  title_en: string | null
  text_de: string | null
  text_en: string | null
  language: 'de' | 'en' | null
  /** 1 for the invented stories that the exhibition opens with. */
  sample: number
  /**
   * `new`: held until staff publish it. `deleted`: gone for everybody but staff, and swept after a while. `withdrawn`:
   * whoever left it took it back; nothing but the row is left.
   */
  state: Generated<DecidedState | 'withdrawn'>
  /** Counts the changes of titles, texts and state. */
  revision: Generated<number>
  /** Who made the last of these changes and when; null: the server itself, or whoever left the story. */
  changed_by: string | null
  changed_at: string | null
  /** As these, for titles and texts that were changed by a person. */
  edited_by: string | null
  edited_at: string | null
  deleted_at: string | null
  /** The decision of staff that stands; null where nobody has decided on the story as it is. */
  decision_id: number | null
  voice_hash: string | null
  voice_type: string | null
  /** Seconds. */
  voice_duration: number | null
  /** JSON list of `limits.waveformBars` peaks, 0 to 100. */
  voice_waveform: string | null
  /** Seconds of it in which somebody may be speaking; null where that was not measured. */
  voice_speech: number | null
  /** What a transcriber may have invented: no text of the story until staff have read it. */
  doubtful_text: string | null
  /** 1: the teller agreed that the recording is heard in the narration of the device. */
  voice_in_narration: Generated<number>
  /** Which wording of that; null where none stands, and for stories from before there were versions. */
  voice_consent_version: string | null
  visual_hash: string | null
  /** The picture before. */
  visual_former_hash: string | null
  /** Counts the drawings that were made of this story. */
  visual_edition: Generated<number>
  /** Names the words that the picture was drawn from, see `wordsKey`; null where that is not known. */
  visual_words: string | null
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

export interface NarrationTable {
  device_id: number
  language: 'de' | 'en'
  /** 0 before the first narration. */
  edition: Generated<number>
  /** The highest that was ever made, heard or not. */
  last_edition: Generated<number>
  made_at: string | null
  /** Since when visitors hear it; null where it came back because another one had to go. */
  published_at: string | null
  transcript: string | null
  /** JSON list of cues. */
  cues: string | null
  /** Seconds. */
  duration: number | null
  /** JSON list of `limits.waveformBars` numbers, 0 to 100. */
  waveform: string | null
  /** JSON list of `SpokenSegment`; null for a narration from before segments were kept. */
  segments: string | null
  audio_hash: string | null
  /** 1: a service failed, and its job speaks the same words again. 0: its job makes the next edition. */
  speak_again: Generated<number>
}

/** A narration that visitors do not hear now: not yet, or not any more. */
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

/** What the next narrations of a device are made from, where staff have changed it. */
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
  /** As they want to be named; null for a service. */
  reader: string | null
  /** Which wording the reader agreed to. */
  consent_version: string | null
  /** JSON list of `takeWarnings`. */
  warnings: string
  /** As the member was called then; null for a service. */
  made_by: string | null
  made_at: string
}

/** What somebody, or a service, has said of a narration; found by its words. */
export interface NarrationTakeTable extends NarrationRecordingTable {
  /** SHA-256 of the words, in hex. */
  text_hash: string
  /** Whose words they are; null where nobody is quoted. */
  story_id: number | null
  /** As in `narration`, from the beginning of the recording. */
  cues: string
  /** Of a service: model and voice. */
  service_voice: string | null
}

/** A recording of a whole script, until takes are made of it. */
export interface NarrationReadingTable extends NarrationRecordingTable {
  /** JSON list of `Cut`. */
  cuts: string
}

/** A story whose words a narration holds, or that a service was given to write it. */
export interface NarrationSourceTable {
  /** Of the narration's recording, whether it is heard, waits or was heard: no two narrations have the same. */
  audio_hash: string
  /** The story may be gone. */
  story_id: number
  /** SHA-256 of the text that was used, in hex. */
  text_hash: string
  /** 1: it is told in the teller's own voice. */
  with_voice: Generated<number>
}

/** `words`: transcript, title, translation. `voice`: the spoken translation. */
export type StoryJobKind = (typeof storyWorkKinds)[number]
export type JobKind = StoryJobKind | 'narration'

/** What is made afterwards, done or not. Taking up a job changes nothing that a list shows, so it has a table of its own. */
export interface JobTable {
  kind: JobKind
  /** The id of the story, for a narration that of the device. */
  subject: number
  /** Of a narration; '' for all others. */
  language: Generated<'de' | 'en' | ''>
  state: Generated<'pending' | 'done' | 'failed'>
  /** Counts the claims since it was ordered. */
  attempts: Generated<number>
  /** When a server took it up; null while it waits. */
  claimed_at: string | null
  /** Which server did, see `Peers`. */
  claimed_by: number | null
  /** Not to be tried before. */
  due_at: string
  /** A sentence on what went wrong or otherwise, and when. */
  note: string | null
  noted_at: string | null
}
