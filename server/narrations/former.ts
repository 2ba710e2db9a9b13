import type { Selectable } from 'kysely'
import type { Language } from '#contract/common.ts'
import { formerNarrations } from '#contract/adminNarration.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { isPublishable } from './sources.ts'

export type Version = Selectable<Schema['narration_version']>

/** The published part of a stored version, as columns of `narration`. */
export function spokenOf({
  id: _id,
  device_id: _device,
  language: _language,
  state: _state,
  ...spoken
}: Version) {
  return spoken
}

export async function latestFormer(
  db: Db,
  deviceId: number,
  language: Language,
): Promise<Version | undefined> {
  const versions = await db
    .selectFrom('narration_version')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .where('state', '=', 'former')
    .orderBy('id', 'desc')
    .execute()
  for (const version of versions) if (await isPublishable(db, version.audio_hash)) return version
  return undefined
}

/** ms for which a replaced recording is still served to those who are listening. */
const servedAfterMs = 3_600_000

/** Whether a recording was published until recently and all its stories are still visible. */
export async function wasPublishedLately(db: Db, audioHash: string, nowMs: number): Promise<boolean> {
  const former = await db
    .selectFrom('narration_version as version')
    .innerJoin('device', 'device.id', 'version.device_id')
    .innerJoin('narration', (published) =>
      published
        .onRef('narration.device_id', '=', 'version.device_id')
        .onRef('narration.language', '=', 'version.language'),
    )
    .select('version.id')
    .where('version.audio_hash', '=', audioHash)
    .where('version.state', '=', 'former')
    .where('device.state', '=', 'published')
    // When the present narration replaced the latest former version.
    .where('narration.published_at', '>', new Date(nowMs - servedAfterMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('narration_version as later')
            .select('later.id')
            .whereRef('later.device_id', '=', 'version.device_id')
            .whereRef('later.language', '=', 'version.language')
            .where('later.state', '=', 'former')
            .whereRef('later.id', '>', 'version.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return former !== undefined && isPublishable(db, audioHash)
}

/** Stores the present narration as a former version, unless it uses a story that was removed; the oldest are deleted. */
export async function archiveNarration(db: Db, deviceId: number, language: Language): Promise<void> {
  const row = await db
    .selectFrom('narration')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
  if (row === undefined) return
  const { transcript, cues, duration, audio_hash, made_at } = row
  if (transcript === null || cues === null || duration === null || audio_hash === null || made_at === null)
    return
  if (!(await isPublishable(db, audio_hash))) return
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
      segments: row.segments,
      audio_hash,
      made_at,
    })
    .execute()
  await db
    .deleteFrom('narration_version')
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .where('state', '=', 'former')
    .where('id', 'not in', (version) =>
      version
        .selectFrom('narration_version as version')
        .select('version.id')
        .where('version.device_id', '=', deviceId)
        .where('version.language', '=', language)
        .where('version.state', '=', 'former')
        .orderBy('version.id', 'desc')
        .limit(formerNarrations),
    )
    .execute()
}
