import type { AdminNarrations } from '#contract/adminNarration.ts'
import type { Device } from '#contract/device.ts'
import type { Db } from '#server/db/schema.ts'
import { narrationJobOf, segmentsOf, storeSpoken, toNarration } from './repository.ts'
import { orderJob } from '#server/jobs/repository.ts'
import type { MadeNarration } from './repository.ts'
import { archiveNarration, spokenOf } from './former.ts'
import type { Version } from './former.ts'
import { isPublishable } from './sources.ts'
import { wordsHash } from './takes.ts'
import type { TakeRow } from './takes.ts'
import { withdrawNarration } from './recall.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'

/** The published narration of a device, its previews and former versions. */
export async function narrationsForStaff(db: Db, device: Device): Promise<AdminNarrations> {
  const published = await db
    .selectFrom('narration')
    .selectAll()
    .where('device_id', '=', device.id)
    .orderBy('language', 'desc')
    .execute()
  const versions = await db
    .selectFrom('narration_version')
    .selectAll()
    .where('device_id', '=', device.id)
    .orderBy('id', 'desc')
    .execute()
  const urlOf = await signedMediaUrls(db)
  const stored = (state: Version['state']) =>
    versions.filter((version) => version.state === state).flatMap((version) => toListed(version, urlOf))
  return {
    deviceId: device.id,
    deviceName: device.name,
    published: published.flatMap((row) => {
      const narration = toNarration(row, urlOf)
      return narration === null ? [] : [{ ...narration, ...segmentsOf(row), edition: row.edition }]
    }),
    candidates: stored('candidate').toSorted((a, b) => b.language.localeCompare(a.language)),
    former: stored('former'),
  }
}

function toListed(version: Version, urlOf: (hash: string) => string): AdminNarrations['former'] {
  const narration = toNarration(version, urlOf)
  if (narration === null) return []
  return [
    {
      ...narration,
      ...segmentsOf(version),
      id: version.id,
      edition: version.edition,
      madeAt: version.made_at,
    },
  ]
}

/** Stores a preview in place of the last one. */
export async function saveCandidate(db: Db, made: MadeNarration, now: string): Promise<void> {
  const { deviceId, language, edition } = made
  const spoken = await storeSpoken(db, made, now)
  await db
    .deleteFrom('narration_version')
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .where('state', '=', 'candidate')
    .execute()
  await db
    .insertInto('narration_version')
    .values({
      device_id: deviceId,
      language,
      state: 'candidate',
      edition,
      ...spoken,
      made_at: now,
    })
    .execute()
  await db
    .insertInto('narration')
    .values({ device_id: deviceId, language, last_edition: edition })
    .onConflict((conflict) =>
      conflict
        .columns(['device_id', 'language'])
        .doUpdateSet({ last_edition: edition })
        .where('narration.last_edition', '<', edition),
    )
    .execute()
}

interface Choice {
  readonly deviceId: number
  readonly state: Version['state']
  readonly ids: readonly number[]
  readonly now: string
}

/**
 * Publishes previews or former versions; the present narration becomes a former version.
 * @returns `hiddenStory` where one uses a story that is not visible now
 */
export async function publishVersions(
  db: Db,
  choice: Choice,
): Promise<Version[] | 'removed' | 'hiddenStory'> {
  const versions = await chosenVersions(db, choice)
  if (versions === 'removed') return versions
  for (const version of versions) {
    if (!(await isPublishable(db, version.audio_hash))) return 'hiddenStory'
  }
  for (const version of versions) {
    await db.deleteFrom('narration_version').where('id', '=', version.id).execute()
    await archiveNarration(db, version.device_id, version.language)
    await db
      .updateTable('narration')
      .set({ ...spokenOf(version), speak_again: 0, published_at: choice.now })
      .where('device_id', '=', version.device_id)
      .where('language', '=', version.language)
      .execute()
    const key = { deviceId: version.device_id, language: version.language }
    const done = { state: 'done', note: null, noted_at: null } as const
    await orderJob(db, narrationJobOf(key), choice.now, done)
  }
  return versions
}

export async function discardVersions(db: Db, choice: Choice): Promise<Version[] | 'removed'> {
  const versions = await chosenVersions(db, choice)
  if (versions === 'removed') return versions
  const ids = versions.map(({ id }) => id)
  await db.deleteFrom('narration_version').where('id', 'in', ids).execute()
  return versions
}

async function chosenVersions(db: Db, { deviceId, state, ids }: Choice): Promise<Version[] | 'removed'> {
  const versions = await db
    .selectFrom('narration_version')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('device_id', '=', deviceId)
    .where('state', '=', state)
    .execute()
  const languages = new Set(versions.map(({ language }) => language))
  return versions.length === new Set(ids).size && languages.size === versions.length ? versions : 'removed'
}

/** Removes a recording from the published narration and the stored versions. */
export async function recallTake(db: Db, take: TakeRow, now: string): Promise<void> {
  const key = { deviceId: take.device_id, language: take.language }
  const readWith = (row: Pick<Version, 'segments'>) =>
    (segmentsOf(row).segments ?? []).some(
      (segment) => segment.voice?.by === 'person' && wordsHash(segment) === take.text_hash,
    )
  const versions = await db
    .selectFrom('narration_version')
    .selectAll()
    .where('device_id', '=', key.deviceId)
    .where('language', '=', key.language)
    .execute()
  for (const version of versions.filter(readWith)) {
    await db.deleteFrom('narration_version').where('id', '=', version.id).execute()
    await removeMediaIfUnused(db, version.audio_hash)
  }
  const published = await db
    .selectFrom('narration')
    .select(['segments', 'audio_hash'])
    .where('device_id', '=', key.deviceId)
    .where('language', '=', key.language)
    .executeTakeFirst()
  if (published !== undefined && published.audio_hash !== null && readWith(published)) {
    await withdrawNarration(db, published.audio_hash, now)
    await removeMediaIfUnused(db, published.audio_hash)
  }
}
