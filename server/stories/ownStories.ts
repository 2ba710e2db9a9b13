import { languages } from '#contract/common.ts'
import type { OwnStory } from '#contract/ownStory.ts'
import type { Db } from '#server/db/schema.ts'
import { forgetStoryInAudit } from '#server/staff/audit.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import { recallNarrations } from '#server/narrations/recall.ts'
import { changeWords, noSpokenTranslation } from './prepared.ts'
import { noteRemoval } from '#server/db/removals.ts'
import { awaitedBy, forgetDecision, returnToReview, stateOfWords } from './review.ts'
import { toStory, removeStoryFiles, storyFiles } from './repository.ts'
import { orderJob, removeStoryJobs } from '#server/jobs/repository.ts'

/** A story as its contributor sees it; undefined where it was deleted. */
export async function ownStoryOf(db: Db, storyId: number): Promise<OwnStory | undefined> {
  const row = await db.selectFrom('user_story').selectAll().where('id', '=', storyId).executeTakeFirst()
  if (row === undefined || row.state === 'deleted') return undefined
  const device = await db
    .selectFrom('device')
    .select(['id', 'name', 'state'])
    .where('id', '=', row.device_id)
    .executeTakeFirstOrThrow()
  const awaits = awaitedBy(row.state, device.state)
  return {
    state: awaits !== undefined || row.state === 'new' ? 'waiting' : row.state,
    ...(awaits !== undefined && { awaits }),
    device: { id: device.id, name: device.name },
    // Contributors can play their story even if it is not public.
    story: row.state === 'withdrawn' ? null : toStory(row, await signedMediaUrls(db)),
    voiceInNarration: row.voice_hash !== null && row.voice_in_narration === 1,
  }
}

interface Correction {
  readonly storyId: number
  readonly text: { readonly de: string | null; readonly en: string | null }
  readonly language: 'de' | 'en' | null
  readonly now: string
}

/**
 * Replaces the text. Title, translation and picture are made again, and narrations that used the former text. Under
 * review, or if flagged or hidden, it awaits approval.
 * @returns false where there is none to correct
 */
export async function correctStory(db: Db, { storyId, text, language, now }: Correction): Promise<boolean> {
  const before = await db
    .selectFrom('user_story')
    .select(['state', 'created_at'])
    .where('id', '=', storyId)
    .where('state', 'not in', ['withdrawn', 'deleted'])
    .where('voice_hash', 'is', null)
    .executeTakeFirst()
  if (before === undefined) return false
  await changeWords(db, {
    storyId,
    words: {
      text_de: text.de,
      text_en: text.en,
      title_de: null,
      title_en: null,
      language,
      original_text: null,
      original_language: null,
    },
    by: null,
    now,
  })
  const written = { titleDE: null, titleEN: null, textDE: text.de, textEN: text.en, voice: null }
  const isShown = before.state === 'published' && (await stateOfWords(db, written)) === 'published'
  if (isShown) await forgetDecision(db, storyId, now)
  else await returnToReview(db, storyId, now)
  await noteRemoval(db, 'text.changed', { id: storyId, createdAt: before.created_at }, now)
  await orderJob(db, { kind: 'words', subject: storyId }, now)
  await forgetStoryInAudit(db, storyId)
  await recallNarrations(db, { storyId, now })
  return true
}

/**
 * Withdraws a story: words, recording and pictures are deleted at once; a row stays, so that its key can say so.
 * Narrations that used it are made again. Repeating it is harmless.
 */
export async function withdrawStory(db: Db, storyId: number, now: string): Promise<void> {
  const row = await db
    .selectFrom('user_story')
    .select(['created_at', ...storyFiles])
    .where('id', '=', storyId)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirst()
  if (row === undefined) return
  await db
    .updateTable('user_story')
    .set({
      state: 'withdrawn',
      text_de: null,
      text_en: null,
      title_de: null,
      title_en: null,
      original_text: null,
      original_language: null,
      voice_hash: null,
      voice_type: null,
      voice_duration: null,
      voice_waveform: null,
      voice_speech: null,
      doubtful_text: null,
      visual_hash: null,
      visual_former_hash: null,
      visual_words: null,
      year_of_birth: null,
      edited_by: null,
      edited_at: now,
      ...noSpokenTranslation,
    })
    .where('id', '=', storyId)
    .execute()
  await noteRemoval(db, 'story.withdrawn', { id: storyId, createdAt: row.created_at }, now)
  await removeStoryJobs(db, [storyId])
  await removeStoryFiles(db, row)
  await forgetStoryInAudit(db, storyId)
  await recallNarrations(db, { storyId, removed: languages, now })
}

/**
 * Withdraws the consent to the voice in narrations; the story and its recording stay. Narrations with the voice are
 * made again. Without consent nothing happens.
 */
export async function withdrawVoice(db: Db, storyId: number, now: string): Promise<void> {
  const row = await db
    .updateTable('user_story')
    .set({ voice_in_narration: 0, voice_consent_version: null })
    .where('id', '=', storyId)
    .where('voice_in_narration', '=', 1)
    .returning('created_at')
    .executeTakeFirst()
  if (row === undefined) return
  await noteRemoval(db, 'voice.withdrawn', { id: storyId, createdAt: row.created_at }, now)
  await recallNarrations(db, { storyId, now })
}
