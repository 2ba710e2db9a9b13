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
 * To be called after a story's state or text has changed, or it is gone, or its teller's voice is not to be heard any
 * more. Narrations made from it as it was are not heard any more and are ordered anew; their recordings are deleted.
 * Kept versions of them stay only while it may come back: a story that staff hide or delete can for a while.
 * @param gone the languages in which it does not say any more what it said: scripts and takes forget those words
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
    await takeOut(db, audioHash, now)
    await removeMediaIfUnused(db, audioHash)
  }
}

/** Until the new narration is there, the latest former one that may be published is heard, else none. */
export async function takeOut(db: Db, audioHash: string, now: string): Promise<void> {
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
