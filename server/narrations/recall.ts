import type { Language } from '#contract/common.ts'
import type { Db } from '#server/db/schema.ts'
import { orderJob } from '#server/jobs/repository.ts'
import { narrationJobOf } from './repository.ts'
import { latestFormer, spokenOf } from './former.ts'
import { isAsUsed } from './sources.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'
import { emptyQuotes } from './scriptRepository.ts'
import { removeTakesOf } from './takes.ts'

const nothing = {
  edition: 0,
  transcript: null,
  cues: null,
  duration: null,
  waveform: null,
  segments: null,
  audio_hash: null,
  made_at: null,
}

/**
 * Call it after a story's state or text has changed, it was deleted, or its voice was withdrawn. Narrations made from
 * the former state are taken back and ordered again; their recordings are deleted. Stored versions stay only while the
 * story may return, as after staff hide or delete it.
 * @param gone languages in which the words have gone: scripts and recordings lose them
 */
export async function recallNarrations(
  db: Db,
  { storyId, removed = [], now }: { storyId: number; removed?: readonly Language[]; now: string },
): Promise<void> {
  if (removed.length > 0) {
    await emptyQuotes(db, { storyId, languages: removed })
    await removeTakesOf(db, { storyId, languages: removed })
  }
  const sources = await db
    .selectFrom('narration_source')
    .select(['audio_hash', 'text_hash', 'with_voice'])
    .where('story_id', '=', storyId)
    .execute()
  if (sources.length === 0) return
  const story = await db
    .selectFrom('user_story')
    .select(['state', 'text_de', 'text_en', 'voice_in_narration'])
    .where('id', '=', storyId)
    .executeTakeFirst()
  for (const { audio_hash: audioHash, text_hash: textHash, with_voice: withVoice } of sources) {
    const isThere = story !== undefined && isAsUsed(story, { textHash, withVoice: withVoice === 1 })
    if (isThere && story.state === 'published') continue
    if (!isThere) await db.deleteFrom('narration_version').where('audio_hash', '=', audioHash).execute()
    await withdrawNarration(db, audioHash, now)
    await removeMediaIfUnused(db, audioHash)
  }
}

/** Until there is a new narration, the latest former one that may be published replaces it. */
export async function withdrawNarration(db: Db, audioHash: string, now: string): Promise<void> {
  const published = await db
    .selectFrom('narration')
    .select(['device_id', 'language'])
    .where('audio_hash', '=', audioHash)
    .execute()
  for (const { device_id: deviceId, language } of published) {
    const former = await latestFormer(db, deviceId, language)
    if (former !== undefined) await db.deleteFrom('narration_version').where('id', '=', former.id).execute()
    await db
      .updateTable('narration')
      .set({ ...(former === undefined ? nothing : spokenOf(former)), speak_again: 0, published_at: null })
      .where('device_id', '=', deviceId)
      .where('language', '=', language)
      .execute()
    await orderJob(db, narrationJobOf({ deviceId, language }), now)
  }
}
