import type { Kysely } from 'kysely'
import type { Language } from '#contract/common.ts'
import type { Schema } from '#server/db/schema.ts'

export interface Teller {
  readonly hash: string
  readonly type: string
  /** What is said in the recording, and in which language. */
  readonly transcript: string
  readonly language: Language
  /** The same in the other language; null where it is not translated. */
  readonly translation: string | null
}

/** The recording of a published story whose teller agreed to be heard in narrations, where its words are known. */
export async function tellersRecording(db: Kysely<Schema>, storyId: number): Promise<Teller | null> {
  const row = await db
    .selectFrom('user_story')
    .select(['voice_hash', 'voice_type', 'language', 'text_de', 'text_en'])
    .where('id', '=', storyId)
    .where('state', '=', 'published')
    .where('voice_in_narration', '=', 1)
    .executeTakeFirst()
  if (row === undefined) return null
  const { voice_hash: hash, voice_type: type, language } = row
  const [transcript, translation] =
    language === 'de' ? [row.text_de, row.text_en] : [row.text_en, row.text_de]
  if (hash === null || type === null || language === null || transcript === null) return null
  return { hash, type, transcript, language, translation }
}
