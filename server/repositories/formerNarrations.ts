import type { Kysely } from 'kysely'
import type { Language } from '../../contract/common.ts'
import { formerNarrations } from '../../contract/deskNarration.ts'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>

/** Keeps what is heard now for the way back, unless it quotes what is gone; the oldest versions go. */
export async function keepAsFormer(db: Db, deviceId: number, language: Language): Promise<void> {
  const row = await db
    .selectFrom('device_story')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
  if (row === undefined || row.recalled === 1) return
  const { transcript, cues, duration, audio_hash } = row
  if (transcript === null || cues === null || duration === null || audio_hash === null) return
  await db
    .insertInto('narration_version')
    .values({
      device_id: deviceId,
      language,
      state: 'former',
      edition: row.edition,
      transcript,
      cues,
      duration,
      waveform: row.waveform,
      audio_hash,
      made_at: row.made_at ?? row.due_at,
    })
    .execute()
  await db
    .deleteFrom('narration_version')
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .where('state', '=', 'former')
    .where('id', 'not in', (version) =>
      version
        .selectFrom('narration_version as kept')
        .select('kept.id')
        .where('kept.device_id', '=', deviceId)
        .where('kept.language', '=', language)
        .where('kept.state', '=', 'former')
        .orderBy('kept.id', 'desc')
        .limit(formerNarrations),
    )
    .execute()
}
