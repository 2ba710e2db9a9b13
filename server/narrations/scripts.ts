import type { Device } from '#contract/device.ts'
import type { Script, Segment, Voice } from '#contract/narrationScript.ts'
import type { Language } from '#contract/common.ts'
import type { Storyteller } from '#server/storyteller/storyteller.ts'
import type { Db } from '#server/db/schema.ts'
import { materialOfDevice } from './repository.ts'
import { publishedScript, storedScript, withIds } from './scriptRepository.ts'
import type { StoredScript, StoredSegment } from './scriptRepository.ts'
import { addTake, cuesOfTake, takesByWords, toTake, wavOf, wordsHash } from './takes.ts'
import type { NarrationKey } from './takes.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import { isSpoken } from '#server/storyteller/narration/segments.ts'
import type { Recordings } from '#server/storyteller/ports.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/contract.ts'
import { sourcesArePublished } from './sources.ts'
import type { NarrationSource } from './sources.ts'

/** The script of the next narration: staff's, else that of the published one, else a new one. */
export async function scriptOf(
  db: Db,
  key: NarrationKey,
  { device, sound }: { device: Device } & Pick<Storyteller, 'sound'>,
): Promise<StoredScript> {
  const stored = await storedScript(db, key)
  if (stored !== undefined) return stored
  const none = { revision: 0, changedBy: null, changedAt: null }
  const published = await publishedScript(db, key)
  if (published.length > 0) return { ...none, segments: published }
  const stories = await materialOfDevice(db, key.deviceId)
  const { segments } = await sound.run('write', { ...key, deviceName: device.name, stories, edition: 1 })
  return { ...none, segments: withIds(segments) }
}

export async function scriptForStaff(
  db: Db,
  key: NarrationKey,
  { narrator, script }: Pick<Storyteller, 'narrator'> & { readonly script: StoredScript },
): Promise<Script> {
  const standard = narrator.voiceFor(key)
  const takes = await takesByWords(db, key, serviceVoiceOf(standard))
  const urlOf = await signedMediaUrls(db)
  const segments: Segment[] = []
  for (const segment of script.segments) {
    const row = takes.get(wordsHash(segment))
    const take = row !== undefined && row.service_voice === null ? toTake(row, urlOf) : null
    const isContributors =
      segment.kind === 'quote' &&
      segment.storyId !== null &&
      (await contributorRecording(db, segment.storyId)) !== null
    const voice: Voice | null = isContributors
      ? { by: 'visitor', name: null }
      : take !== null
        ? { by: 'person', name: take.reader }
        : isSpoken(segment)
          ? standard
          : null
    segments.push({ ...segment, voice, take })
  }
  const { revision, changedBy, changedAt } = script
  return { language: key.language, revision, changedBy, changedAt, segments }
}

const serviceVoiceOf = ({ by, name }: Voice) => (by === 'service' ? name : null)

/**
 * The recordings for a narration.
 * @param sources stories that it may quote: a quotation of one that was removed meanwhile is not stored
 */
export function recordingsOf(
  { db, write }: Context['database'],
  key: NarrationKey,
  { standard, sources }: { readonly standard: Voice; readonly sources: readonly NarrationSource[] },
): Recordings {
  return {
    takesOf: async (segments) => {
      const takes = await takesByWords(db, key, serviceVoiceOf(standard))
      return Promise.all(
        segments.map(async (segment) => {
          const row = segment.kind === 'pause' ? undefined : takes.get(wordsHash(segment))
          if (row === undefined) return null
          const voice: Voice =
            row.service_voice === null
              ? { by: 'person', name: row.reader }
              : { by: 'service', name: row.service_voice }
          return { voice, wav: await wavOf(db, row.audio_hash), cues: cuesOfTake(row) }
        }),
      )
    },
    contributorOf: async (storyId) => {
      const contributor = await contributorRecording(db, storyId)
      if (contributor === null) return null
      const { hash, type, ...words } = contributor
      return { audio: { bytes: await wavOf(db, hash), type }, ...words }
    },
    keep: async (segment, { voice, ...take }) => {
      const { name } = voice
      if (name === null) return
      const quoted = sources.filter(({ storyId }) => storyId === segment.storyId)
      await write(async (writing) => {
        if (await sourcesArePublished(writing, quoted))
          await addTake(writing, { ...key, segment, take, by: { serviceVoice: name }, now: timestamp() })
      })
    },
  }
}

/** Whether staff write it; quotations are visitors', and pauses have no words. */
export const isWritten = (kind: StoredSegment['kind']) => kind === 'text' || kind === 'sound'

/** The script sent by staff, with the stored words of quotations. */
export function withStoredQuotes(
  edited: readonly Omit<StoredSegment, 'storyId'>[],
  before: readonly StoredSegment[],
): StoredSegment[] {
  return edited.map((segment) => {
    const { kind, seconds } = segment
    if (isWritten(kind)) return { ...segment, seconds: null, storyId: null }
    if (kind === 'pause') return { ...segment, text: '', seconds: seconds ?? 1, storyId: null }
    const quote = before.find(({ id }) => id === segment.id)
    return { ...segment, text: quote?.text ?? '', seconds: null, storyId: quote?.storyId ?? null }
  })
}

interface Contributor {
  readonly hash: string
  readonly type: string
  /** The words of the recording, and their language. */
  readonly transcript: string
  readonly language: Language
  /** The translation; null for none. */
  readonly translation: string | null
}

/** The recording of a published story whose contributor agreed to its use in narrations, if its words are known. */
async function contributorRecording(db: Db, storyId: number): Promise<Contributor | null> {
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
