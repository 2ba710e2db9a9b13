import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { orderNarrationAnew } from './deviceStories.ts'

type Db = Kysely<Schema>

/** Sentences shorter than this, in characters, stand in many texts by chance. */
const shortestQuote = 24

interface Texts {
  readonly text_de: string | null
  readonly text_en: string | null
}

/** What a narrator may have quoted of a story, by letters and digits alone. */
export function quotableOf({ text_de, text_en }: Texts): string[] {
  return [text_de, text_en]
    .flatMap((text) => text?.split(/(?<=[.!?…])\s+/) ?? [])
    .map(lettersOf)
    .filter((sentence) => sentence.length >= shortestQuote)
}

interface Recall {
  readonly deviceId: number
  /** As `quotableOf` gives them. */
  readonly sentences: readonly string[]
  /** Nothing may be left of the sentences: kept versions that quote them are deleted. */
  readonly forGood: boolean
  readonly now: string
}

/** Orders the narrations anew that quote one of the sentences; what is heard until then is not kept afterwards. */
export async function recallNarrations(db: Db, { deviceId, sentences, forGood, now }: Recall): Promise<void> {
  if (sentences.length === 0) return
  const narrations = await db
    .selectFrom('device_story')
    .select(['language', 'transcript'])
    .where('device_id', '=', deviceId)
    .execute()
  for (const { language, transcript } of narrations) {
    if (quotes(transcript, sentences)) await orderNarrationAnew(db, { deviceId, language, now })
  }
  if (!forGood) return
  const versions = await db
    .selectFrom('narration_version')
    .select(['id', 'transcript'])
    .where('device_id', '=', deviceId)
    .execute()
  for (const { id, transcript } of versions) {
    if (quotes(transcript, sentences)) await db.deleteFrom('narration_version').where('id', '=', id).execute()
  }
}

/** Whether a narration quotes a story that visitors do not see now. */
export async function quotesUnseen(db: Db, deviceId: number, transcript: string): Promise<boolean> {
  const unseen = db
    .selectFrom('user_story')
    .select(['text_de', 'text_en'])
    .where('device_id', '=', deviceId)
    .where('state', 'in', ['new', 'hidden', 'deleted'])
  const told = lettersOf(transcript)
  for await (const story of unseen.stream()) {
    if (quotableOf(story).some((sentence) => told.includes(sentence))) return true
  }
  return false
}

function quotes(transcript: string | null, sentences: readonly string[]): boolean {
  const told = lettersOf(transcript ?? '')
  return sentences.some((sentence) => told.includes(sentence))
}

/** A narrator sets signs and spaces anew. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
