import * as z from 'zod/mini'
import type { Kysely, Selectable } from 'kysely'
import type { Language } from '#contract/common.ts'
import { SpokenSegment } from '#contract/adminNarration.ts'
import { Cue } from '#contract/device.ts'
import type { Narration } from '#contract/device.ts'
import type { Schema } from '../db/schema.ts'
import type { StoryMaterial, WrittenNarration } from '../storytelling/ports.ts'
import { webVttOf } from '../storytelling/webVtt.ts'
import { waveformFromJson } from '../waveform.ts'
import { archiveNarration } from './formerNarrations.ts'
import { storeMedia, mediaUrl } from './media.ts'
import { saveSources, sourcesArePublished } from './narrationSources.ts'
import type { NarrationSource } from './narrationSources.ts'
import { removeServiceTakes } from './narrationTakes.ts'
import type { TakenUp } from './storyWork.ts'

type Db = Kysely<Schema>

const Cues = z.array(Cue)
const Segments = z.array(SpokenSegment)

/** The narrations of a device that can be heard, English first. */
export async function narrationsOfDevice(db: Db, deviceId: number): Promise<Narration[]> {
  const rows = await db
    .selectFrom('device_story')
    .selectAll()
    .where('device_id', '=', deviceId)
    .orderBy('language', 'desc')
    .execute()
  return rows.flatMap((row) => toNarration(row) ?? [])
}

type Spoken = Pick<
  Selectable<Schema['device_story']>,
  'audio_hash' | 'duration' | 'transcript' | 'cues' | 'waveform' | 'segments' | 'language'
>

/** A row as it is heard; null before the first narration. @param urlOf as in `toStory` */
export function toNarration(row: Spoken, urlOf = mediaUrl): Narration | null {
  const { audio_hash, duration, transcript, cues, waveform, language } = row
  if (audio_hash === null || duration === null || transcript === null || cues === null) return null
  const timed = Cues.parse(JSON.parse(cues))
  const readers = new Set(
    (segmentsOf(row).segments ?? []).flatMap(({ voice }) =>
      voice?.by === 'person' ? (voice.name ?? []) : [],
    ),
  )
  return {
    language,
    audioUrl: urlOf(audio_hash),
    duration,
    transcript,
    cues: timed,
    captions: webVttOf(timed, duration),
    waveform: waveform === null ? null : waveformFromJson(waveform),
    ...(readers.size > 0 && { readBy: [...readers] }),
  }
}

/** Who speaks what in it, for staff; nothing for a narration from before segments were kept. */
export const segmentsOf = ({ segments }: Pick<Spoken, 'segments'>): { segments?: SpokenSegment[] } =>
  segments === null ? {} : { segments: Segments.parse(JSON.parse(segments)) }

/** What the narrator may quote: the published stories of a device, oldest first. */
export async function materialOfDevice(db: Db, deviceId: number): Promise<StoryMaterial[]> {
  const rows = await db
    .selectFrom('user_story')
    .select(['id', 'text_de', 'text_en', 'sample'])
    .where('device_id', '=', deviceId)
    .where('state', '=', 'published')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    textDE: row.text_de,
    textEN: row.text_en,
    sample: row.sample === 1,
  }))
}

export async function editionOf(db: Db, deviceId: number, language: Language) {
  return db
    .selectFrom('device_story')
    .select(['last_edition', 'audio_hash'])
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
}

export interface FormerNarration {
  readonly deviceId: number
  readonly language: Language
  readonly edition: number
  readonly narration: WrittenNarration
  /** Under which its recording is served. */
  readonly audioHash: string
  readonly sources: readonly NarrationSource[]
  readonly now: string
}

/** Puts a narration in its place. A newer edition that came meanwhile stays. */
export async function saveNarration(db: Db, made: FormerNarration): Promise<void> {
  const { deviceId, language, edition, audioHash } = made
  const { audio, transcript, cues, seconds, waveform, segments } = made.narration
  const before = await editionOf(db, deviceId, language)
  if (before !== undefined && before.last_edition >= edition) return
  await storeMedia(db, { hash: audioHash, bytes: audio.bytes, type: audio.type, now: made.now })
  await saveSources(db, audioHash, made.sources)
  await archiveNarration(db, deviceId, language)
  await removeServiceTakes(db, made, segments)
  const values = {
    state: 'ready' as const,
    edition,
    last_edition: edition,
    made_at: made.now,
    transcript,
    cues: JSON.stringify(cues),
    duration: seconds,
    waveform: waveform && JSON.stringify(waveform),
    segments: JSON.stringify(segments),
    audio_hash: audioHash,
    attempts: 0,
    claimed_at: null,
    due_at: made.now,
    note: made.narration.notice ?? null,
    noted_at: made.narration.notice === undefined ? null : made.now,
  }
  await db
    .insertInto('device_story')
    .values({ device_id: deviceId, language, ...values })
    .onConflict((conflict) => conflict.columns(['device_id', 'language']).doUpdateSet(values))
    .execute()
}

/**
 * As `saveNarration`, for one that was ordered. Where staff have put another in its place meanwhile, that stays; where
 * one of its stories has been taken away or changed, it is ordered anew.
 */
export async function saveOrderedNarration(db: Db, made: FormerNarration): Promise<void> {
  const row = await db
    .selectFrom('device_story')
    .select('state')
    .where('device_id', '=', made.deviceId)
    .where('language', '=', made.language)
    .executeTakeFirst()
  if (row?.state !== 'pending') return
  if (await sourcesArePublished(db, made.sources)) return saveNarration(db, made)
  await db
    .updateTable('device_story')
    .set(orderedNow(made.now))
    .where('device_id', '=', made.deviceId)
    .where('language', '=', made.language)
    .execute()
}

/** Orders the first narration of a device in a language. */
export async function orderNarration(
  db: Db,
  order: { deviceId: number; language: Language; now: string },
): Promise<void> {
  await db
    .insertInto('device_story')
    .values({ device_id: order.deviceId, language: order.language, state: 'pending', due_at: order.now })
    .onConflict((conflict) =>
      conflict
        .columns(['device_id', 'language'])
        .doUpdateSet({ state: 'pending', due_at: order.now })
        // A device that has candidates only is not narrated yet.
        .where('device_story.audio_hash', 'is', null)
        .where('device_story.state', '=', 'ready'),
    )
    .execute()
}

/** Columns of a narration that is to be made at once, whoever may be at it. */
export const orderedNow = (now: string) =>
  ({ state: 'pending', attempts: 0, claimed_at: null, due_at: now }) as const

/** Takes up the order that has waited longest, unless somebody else holds it since `leaseStart`. */
export async function claimNarration(db: Db, { now, leaseStart, server }: TakenUp) {
  return db
    .updateTable('device_story')
    .set((row) => ({ claimed_at: now, claimed_by: server, attempts: row('attempts', '+', 1) }))
    .where((row) =>
      row(
        row.refTuple('device_id', 'language'),
        'in',
        row
          .selectFrom('device_story as next')
          .select(['next.device_id', 'next.language'])
          .where('next.state', '=', 'pending')
          .where('next.due_at', '<=', now)
          .where((free) =>
            free.or([free('next.claimed_at', 'is', null), free('next.claimed_at', '<', leaseStart)]),
          )
          .orderBy('next.due_at')
          .orderBy('next.device_id')
          .orderBy('next.language', 'desc')
          .limit(1)
          .$asTuple('device_id', 'language'),
      ),
    )
    .returning(['device_id', 'language', 'edition', 'attempts'])
    .executeTakeFirst()
}

/** Gives a failed order back to the queue, or up for good. */
export async function giveBackNarration(
  db: Db,
  order: {
    deviceId: number
    language: Language
    dueAt: string
    forGood: boolean
    note: string
    now: string
  },
): Promise<void> {
  await db
    .updateTable('device_story')
    .set({
      state: order.forGood ? 'failed' : 'pending',
      claimed_at: null,
      due_at: order.dueAt,
      note: order.note,
      noted_at: order.now,
    })
    .where('device_id', '=', order.deviceId)
    .where('language', '=', order.language)
    .where('state', '=', 'pending')
    .execute()
}

/** Gives back what a server took up that is not there any more. @param servers those that are */
export async function releaseNarrations(db: Db, servers: readonly number[]): Promise<void> {
  await db
    .updateTable('device_story')
    .set({ claimed_at: null, attempts: 0 })
    .where('claimed_at', 'is not', null)
    .where((row) => row.or([row('claimed_by', 'is', null), row('claimed_by', 'not in', [...servers])]))
    .execute()
}

/** At a start what was given up is worth another try. */
export async function retryNarrations(db: Db): Promise<void> {
  await db
    .updateTable('device_story')
    .set({ state: 'pending', attempts: 0 })
    .where('state', '=', 'failed')
    .execute()
}

/** Makes due at once what failed or waits for another try. @returns how many. */
export async function hurryNarrations(db: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('device_story')
    .set({ state: 'pending', due_at: now })
    .where('claimed_at', 'is', null)
    .where((row) =>
      row.or([row('state', '=', 'failed'), row.and([row('state', '=', 'pending'), row('due_at', '>', now)])]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** How many narrations stand where. */
export async function countNarrations(db: Db) {
  return db
    .selectFrom('device_story')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
}

/** What went wrong or otherwise than configured, newest first. */
export async function troublesOfNarrations(db: Db, most: number) {
  return db
    .selectFrom('device_story')
    .select(['device_id', 'language', 'state', 'attempts', 'note', 'noted_at'])
    .where('note', 'is not', null)
    .orderBy('noted_at', 'desc')
    .limit(most)
    .execute()
}

/** Of which devices narrations are to be made, and whether one of them was given up. */
export async function unmadeNarrations(db: Db) {
  const rows = await db
    .selectFrom('device_story')
    .select(['device_id', 'state'])
    .where('state', 'in', ['pending', 'failed'])
    .execute()
  return Map.groupBy(rows, ({ device_id }) => device_id)
}

/** When the next order may be tried; undefined when none waits. */
export async function nextNarrationDue(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('device_story')
    .select('due_at')
    .where('state', '=', 'pending')
    .orderBy('due_at')
    .executeTakeFirst()
  return row?.due_at
}
