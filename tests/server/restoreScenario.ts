import { expect } from 'vitest'
import * as review from '#contract/adminReviewRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { createKioskKey } from '#server/staff/accounts.ts'
import type { AppOptions } from '#server/app.ts'
import { connectDatabase } from '#server/backups/connectDatabase.ts'
import type { Database } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { sweepDeletedStories } from '#server/stories/decisions.ts'
import { applyRetention } from '#server/memories/repository.ts'
import { addMember, adminOn } from './adminHelpers.ts'
import { multipart, recording, startAppOn, wavOfBytes } from './helpers.ts'

/** Where an exhibition keeps everything. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** A server on what lies there. */
export async function openServer(place: Place, logger: AppOptions['logger'] = false) {
  const printed: string[] = []
  const database = await connectDatabase(place, (line) => void printed.push(line))
  await seed(database)
  const { app } = await startAppOn(database, place.dataDir, {}, logger)
  return {
    app,
    database,
    printed,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
export type Server = Awaited<ReturnType<typeof openServer>>

export interface Left {
  readonly storyId: number
  readonly personalLinkKey: string
}

export async function submitText({ app }: Pick<Server, 'app'>, storyText: string): Promise<Left> {
  const url = '/api/user-story/submit-text/device/1/exhibition/1'
  const answer = await app.inject({ method: 'POST', url, payload: { storyText } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function submitVoice({ app }: Pick<Server, 'app'>, voice: Buffer): Promise<Left> {
  const { payload, headers } = await multipart(
    ['exhibitionId', '1'],
    ['voiceInNarration', 'yes'],
    ['audio', voice],
  )
  const url = '/api/user-story/submit-audio/device/1/exhibition/1'
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

export async function withdraw(
  { app }: Pick<Server, 'app'>,
  { personalLinkKey }: Left,
  url = '/api/user-story/own/withdraw',
): Promise<void> {
  const answer = await app.inject({ method: 'POST', url, payload: { key: personalLinkKey } })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function submitMemory(server: Server, textContent: string, email = ''): Promise<void> {
  const payload = { textContent, yearOfBirth: 1970, email }
  const answer = await server.app.inject({ method: 'POST', url: '/api/memory/submit-text', payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** @returns its `shortUuid` */
async function makeAvatar({ app }: Server, name: string): Promise<string> {
  const payload = {
    name,
    retroEra: '80s',
    favoriteDevice: 'Walkman',
    favoriteFeatures: `Das Rauschen, sagt ${name}`,
    favoriteStorage: 'Kassette',
    skills: 'Spulen',
  }
  const answer = await app.inject({ method: 'POST', url: '/api/avatar', payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().shortUuid
}

async function submitPlaygroundStory({ app }: Server, storyText: string): Promise<void> {
  const payload = { deviceId: 2, authorName: 'Frida', storyText }
  const answer = await app.inject({ method: 'POST', url: '/api/playground/story', payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** What visitors and staff had left when the backup was made. */
export async function fill(server: Server) {
  const curator = await addMember(server, 'Cora', 'curator')
  const stories = {
    withdrawn: await submitText(server, 'Zurückgezogen: mein Nachbar heisst Wanderfalke.'),
    withdrawnVoice: await submitVoice(server, recording()),
    hidden: await submitText(server, 'Versteckt: die Adresse ist Geheimgasse 4.'),
    deleted: await submitText(server, 'Gelöscht von den Mitarbeitenden.'),
    takenBack: await submitText(server, 'Gelöscht und wieder geholt.'),
    swept: await submitText(server, 'Gelöscht und weggeräumt: Sperberweg.'),
    corrected: await submitText(server, 'Mit einem Namen, der später fehlt: Habicht.'),
    edited: await submitText(server, 'Auch hier: Turmfalke.'),
    kept: await submitText(server, 'Bleibt, wie es ist.'),
    storedVoice: await submitVoice(server, wavOfBytes(120_000)),
  }
  await submitMemory(server, 'Erinnerung einer Person: Kormoran.', 'person@example.ch')
  await submitMemory(server, 'Zu alte Erinnerung: Bussard.')
  await server.database.write((db) =>
    db
      .updateTable('memory')
      .set({ created_at: '2020-01-01T00:00:00.000Z' })
      .where('text', 'like', '%Bussard%')
      .execute(),
  )
  await submitMemory(server, 'Erinnerung, die bleibt.', 'other@example.ch')
  const keys = {
    revoked: await createKioskKey(server.database, 'stolen tablet'),
    kept: await createKioskKey(server.database, 'tablet in the hall'),
  }
  const avatars = {
    hidden: await makeAvatar(server, 'Hidden'),
    deleted: await makeAvatar(server, 'Rohrdommel'),
    erased: await makeAvatar(server, 'Seidenschwanz'),
    shownAgain: await makeAvatar(server, 'Shown again'),
    kept: await makeAvatar(server, 'Kept'),
  }
  await submitPlaygroundStory(server, 'Ein Versuch, der wieder wegmuss: Kleiber.')
  await submitPlaygroundStory(server, 'Ein Versuch, der bleibt.')
  return { curator, stories, keys, avatars }
}
export type Filled = Awaited<ReturnType<typeof fill>>

/** What happened after the backup: everything here must still be so after it was restored. */
export async function remove(server: Server, { curator, stories, keys, avatars }: Filled): Promise<void> {
  const { ask } = adminOn(server, curator)
  const revisionOf = async (storyId: number) =>
    (await ask(admin.adminStory, { params: { storyId } })).revision
  const deleteStory = async ({ storyId }: Left) =>
    ask(admin.deleteStory, { params: { storyId }, body: { revision: await revisionOf(storyId) } })
  await withdraw(server, stories.withdrawn)
  await withdraw(server, stories.withdrawnVoice)
  await withdraw(server, stories.storedVoice, '/api/user-story/own/withdraw-voice')
  const { storyId } = stories.hidden
  await ask(admin.decideStory, {
    params: { storyId },
    body: { revision: await revisionOf(storyId), decision: 'hide' },
  })
  await deleteStory(stories.swept)
  await server.database.write((db) => sweepDeletedStories(db, Date.now() + 8 * 86_400_000))
  await deleteStory(stories.deleted)
  const { decision } = await deleteStory(stories.takenBack)
  await ask(admin.undoDecision, {
    params: { storyId: stories.takenBack.storyId },
    body: { decisionId: decision?.id ?? 0 },
  })
  const { personalLinkKey: key } = stories.corrected
  const url = '/api/user-story/own/correct'
  const corrected = await server.app.inject({
    method: 'POST',
    url,
    payload: { key, storyText: 'Ohne Namen.' },
  })
  expect(corrected.statusCode, corrected.body).toBe(200)
  const edited = await ask(admin.adminStory, { params: { storyId: stories.edited.storyId } })
  await ask(admin.editStory, {
    params: { storyId: edited.id },
    body: { revision: edited.revision, titleDE: null, titleEN: null, textDE: 'Ohne.', textEN: null },
  })
  const body = { email: 'Person@example.ch', stories: [], avatars: [avatars.erased] }
  const { seen } = await ask(review.findPerson, { body })
  await ask(review.erasePerson, { body: { ...body, seen } })
  const { revision } = await ask(admin.adminSettings)
  await ask(admin.changeSettings, { body: { revision, retentionMonths: 24 } })
  await applyRetention(server.database, Date.now())
  const kiosk = (await ask(admin.kioskKeys)).find(({ label }) => label === 'stolen tablet')
  await ask(admin.revokeKioskKey, { params: { keyId: kiosk?.id ?? '' } })
  expect(await isLetIn(server, keys.revoked)).toBe(false)
  const listed = await ask(review.adminAvatars)
  const paramsOf = (uuid: string) => ({
    avatarId: listed.avatars.find(({ shortUuid }) => shortUuid === uuid)?.id ?? 0,
  })
  const decideAvatar = (uuid: string, decision: 'hide' | 'publish') =>
    ask(review.decideAvatar, { params: paramsOf(uuid), body: { decision } })
  await decideAvatar(avatars.hidden, 'hide')
  await decideAvatar(avatars.shownAgain, 'hide')
  await decideAvatar(avatars.shownAgain, 'publish')
  await ask(review.deleteAvatar, { params: paramsOf(avatars.deleted) })
  const attempts = await ask(review.adminPlaygroundStories)
  const storyToDelete = attempts.stories.find(({ text }) => text.includes('Kleiber'))?.id ?? 0
  await ask(review.deletePlaygroundStory, { params: { storyId: storyToDelete } })
}

/** Whether a kiosk key opens anything. */
async function isLetIn({ app }: Server, key: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await app.inject({ url: '/api/user-story/random/device/1', headers })
  return answer.statusCode === 200
}

async function statesOf({ db }: Database): Promise<Record<number, string>> {
  const rows = await db.selectFrom('user_story').select(['id', 'state']).where('sample', '=', 0).execute()
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]))
}

/** That nothing came back which was removed, and that all else is as in the backup. */
export async function expectStillRemoved(
  server: Server,
  { curator, stories, keys, avatars }: Filled,
): Promise<void> {
  const { db } = server.database
  expect(await statesOf(server.database)).toEqual({
    [stories.withdrawn.storyId]: 'withdrawn',
    [stories.withdrawnVoice.storyId]: 'withdrawn',
    [stories.hidden.storyId]: 'hidden',
    [stories.deleted.storyId]: 'deleted',
    [stories.takenBack.storyId]: 'published',
    [stories.corrected.storyId]: 'hidden',
    [stories.edited.storyId]: 'hidden',
    [stories.kept.storyId]: 'published',
    [stories.storedVoice.storyId]: 'published',
  })
  const withdrawn = await db
    .selectFrom('user_story')
    .select(['text_de', 'text_en', 'voice_hash', 'title_de'])
    .where('state', '=', 'withdrawn')
    .execute()
  for (const row of withdrawn) expect(Object.values(row)).toEqual([null, null, null, null])
  const voices = await db.selectFrom('media').select('hash').where('type', 'like', 'audio/%').execute()
  expect(voices).toHaveLength(1)
  const inNarration = db
    .selectFrom('user_story')
    .select('id')
    .where('voice_hash', 'is not', null)
    .where('voice_in_narration', '=', 1)
  expect(await inNarration.execute(), 'voices that may be heard in narrations').toEqual([])
  const memories = await db.selectFrom('memory').select('text').execute()
  expect(memories.map(({ text }) => text)).toEqual(['Erinnerung, die bleibt.'])
  const portraits = await db.selectFrom('avatar').select(['short_uuid', 'state']).orderBy('id').execute()
  expect(portraits.map(({ short_uuid: uuid, state }) => [uuid, state])).toEqual([
    [avatars.hidden, 'hidden'],
    [avatars.shownAgain, 'published'],
    [avatars.kept, 'published'],
  ])
  const attempts = await db.selectFrom('playground_story').select('text').execute()
  expect(attempts.map(({ text }) => text)).toEqual(['Ein Versuch, der bleibt.'])
  expect(await isLetIn(server, keys.revoked), 'a revoked key opens nothing').toBe(false)
  expect(await isLetIn(server, keys.kept)).toBe(true)
  const me = await adminOn(server, curator).send(admin.me)
  expect(me.status, 'sessions of staff have ended').toBe(401)
  // A hidden or deleted story is as it would be without the restore: staff can take it back.
  const again = await addMember(server, 'Nora', 'curator')
  const { ask } = adminOn(server, again)
  const deleted = await ask(admin.adminStory, { params: { storyId: stories.deleted.storyId } })
  await ask(admin.undoDecision, {
    params: { storyId: stories.deleted.storyId },
    body: { decisionId: deleted.decision?.id ?? 0 },
  })
  expect((await statesOf(server.database))[stories.deleted.storyId]).toBe('published')
}

/** Words that must be in no file once they were removed. */
export const removedWords = [
  'Wanderfalke',
  'Sperberweg',
  'Kormoran',
  'Bussard',
  'Rohrdommel',
  'Seidenschwanz',
  'Kleiber',
].map((word) => Buffer.from(word))
