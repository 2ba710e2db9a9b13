import type { Db, RemovalKind } from '#server/db/schema.ts'
import { decideAvatar, deleteAvatar } from '#server/avatars/repository.ts'
import { decide, removeStory } from '#server/stories/decisions.ts'
import { deleteMemories } from '#server/memories/repository.ts'
import { adminStoryOf } from '#server/stories/moderation.ts'
import { withdrawStory, withdrawVoice } from '#server/stories/ownStories.ts'
import { deletePlaygroundStory } from '#server/playground/repository.ts'
import { addRemoval, removalLine, removalsSince } from '#server/db/removals.ts'
import type { Removal } from '#server/db/removals.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { findToken, kioskKeyId, revokeKioskKey, revokeStaffTokens } from '#server/staff/tokens.ts'

/** The name that staff see for repeated removals. */
const actor = 'Nachklang (restore)'

/** Repeats the removals since a backup and ends the sessions of staff. @returns a sentence on what was done */
export async function removeAgain(db: Db, removals: readonly Removal[]): Promise<string> {
  await revokeStaffTokens(db, timestamp())
  const done = await applyRemovals(db, removals)
  return done === undefined || done === ''
    ? 'Nothing in the backup was withdrawn, deleted or revoked since. All staff have to log in again.'
    : `Repeated, because it happened after the backup: ${done}. All staff have to log in again.`
}

/**
 * Repeats the removals that this older database lacks, in order and with their original times.
 * @returns what was done, in words; undefined where nothing was missing
 */
async function applyRemovals(db: Db, removals: readonly Removal[]): Promise<string | undefined> {
  const known = new Set((await removalsSince(db)).map(removalLine))
  const missing = removals.filter((removal) => !known.has(removalLine(removal)))
  if (missing.length === 0) return undefined
  for (const removal of missing) await addRemoval(db, removal)
  // The last event of an item counts: a story may have been deleted, restored and withdrawn. A changed text counts in
  // addition.
  const last = new Map(
    missing.map((removal) => [
      `${removal.kind.split('.')[0]} ${removal.item} ${removal.itemCreatedAt}`,
      removal,
    ]),
  )
  const counts = new Map<string, number>()
  for (const removal of last.values()) {
    if (!(await apply(db, removal))) continue
    const sentence = words[removal.kind]
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return inWords(counts)
}

const words: Readonly<Record<RemovalKind, string>> = {
  'story.withdrawn': 'stories withdrawn',
  'story.hidden': 'stories hidden',
  'story.deleted': 'stories deleted',
  'story.swept': 'stories deleted',
  'story.shown': 'stories shown',
  'voice.withdrawn': 'voices withdrawn from narrations',
  'text.changed': 'stories hidden because their text was changed',
  'memory.deleted': 'memories deleted',
  'kioskKey.revoked': 'kiosk keys revoked',
  'avatar.hidden': 'avatars hidden',
  'avatar.deleted': 'avatars deleted',
  'avatar.shown': 'avatars shown',
  'playgroundStory.deleted': 'playground stories deleted',
}

/** For example `stories withdrawn: 2, memories deleted: 1`. */
function inWords(counts: ReadonlyMap<string, number>): string {
  return [...new Set(Object.values(words))]
    .flatMap((what) => (counts.has(what) ? [`${what}: ${counts.get(what)}`] : []))
    .join(', ')
}

/** @returns false where the item does not exist or needs no change */
async function apply(db: Db, { kind, item, itemCreatedAt, at }: Removal): Promise<boolean> {
  if (kind === 'memory.deleted') {
    const memories = await db
      .selectFrom('memory')
      .select(['id', 'voice_hash', 'created_at'])
      .where('id', '=', Number(item))
      .where('created_at', '=', itemCreatedAt)
      .execute()
    await deleteMemories(db, memories, at)
    return memories.length > 0
  }
  if (kind === 'kioskKey.revoked') {
    const key = await findToken(db, item)
    if (key === undefined || key.revoked_at !== null) return false
    await revokeKioskKey(db, kioskKeyId(item), at)
    return true
  }
  const id = Number(item)
  if (kind === 'playgroundStory.deleted') {
    const playgroundStory = await db
      .selectFrom('playground_story')
      .select('id')
      .where('id', '=', id)
      .where('created_at', '=', itemCreatedAt)
      .executeTakeFirst()
    return playgroundStory !== undefined && deletePlaygroundStory(db, id, at)
  }
  if (kind === 'avatar.hidden' || kind === 'avatar.deleted' || kind === 'avatar.shown') {
    const avatar = await db
      .selectFrom('avatar')
      .select('state')
      .where('id', '=', id)
      .where('created_at', '=', itemCreatedAt)
      .executeTakeFirst()
    if (avatar === undefined || kind === 'avatar.shown') return false
    if (kind === 'avatar.deleted') return deleteAvatar(db, id, at)
    if (avatar.state === 'hidden') return false
    await decideAvatar(db, { avatarId: id, to: 'hidden', by: actor, now: at })
    return true
  }
  const story = await db
    .selectFrom('user_story')
    .select(['state', 'voice_in_narration'])
    .where('id', '=', id)
    .where('created_at', '=', itemCreatedAt)
    .executeTakeFirst()
  if (story === undefined || kind === 'story.shown') return false
  if (kind === 'voice.withdrawn') {
    await withdrawVoice(db, id, at)
    return story.voice_in_narration === 1
  }
  if (kind === 'story.swept') {
    await removeStory(db, id, at)
    return true
  }
  if (story.state === 'withdrawn') return false
  if (kind === 'story.withdrawn') {
    await withdrawStory(db, id, at)
    return true
  }
  // Stored as a decision of staff, who can change it.
  const state = kind === 'story.deleted' ? 'deleted' : 'hidden'
  if (story.state === 'deleted' || story.state === state) return false
  const asSeen = await adminStoryOf(db, id)
  if (asSeen !== undefined) await decide(db, asSeen, { to: state, by: actor, now: at })
  return true
}
