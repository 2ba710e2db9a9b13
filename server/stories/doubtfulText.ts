import type { Kysely, Selectable } from 'kysely'
import { detectLanguage } from '#server/storyteller/language.ts'
import type { Schema } from '#server/db/schema.ts'
import { orderJob } from '#server/jobs/repository.ts'

type Db = Kysely<Schema>
type Row = Selectable<Schema['user_story']>

/** A story as staff read it: where a transcriber may have invented its words, these stand where the text would. */
export function withDoubtfulText<R extends Pick<Row, 'doubtful_text' | 'language' | 'text_de' | 'text_en'>>(
  row: R,
): R {
  return row.doubtful_text === null ? row : { ...row, ...textOf(row.doubtful_text, row.language) }
}

/** Staff have read what may be invented and let it stand: from now on it is the story's text, like any other. */
export async function acceptDoubtfulText(db: Db, storyId: number, now: string): Promise<void> {
  const row = await db
    .selectFrom('user_story')
    .select(['doubtful_text', 'language'])
    .where('id', '=', storyId)
    .executeTakeFirst()
  if (!row?.doubtful_text) return
  await db
    .updateTable('user_story')
    .set({ ...textOf(row.doubtful_text, row.language), doubtful_text: null })
    .where('id', '=', storyId)
    .execute()
  for (const kind of ['words', 'visual'] as const) await orderJob(db, { kind, subject: storyId }, now)
}

function textOf(text: string, known: 'de' | 'en' | null) {
  const language = detectLanguage(text) ?? known
  return language === 'en'
    ? { text_de: null, text_en: text, language }
    : { text_de: text, text_en: null, language }
}
