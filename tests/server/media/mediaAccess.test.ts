import { createHmac } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as narrations from '#contract/adminNarrationRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { generateDeviceStory } from '#contract/staffRoutes.ts'
import { findMedia, storeMedia, mediaHash, mediaUrl } from '#server/media/repository.ts'
import { saveSources, textHash } from '#server/narrations/sources.ts'
import { addMember, decide, hold, remove, startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart, startAppOn, makeFolder } from '../helpers.ts'
import { wavFile } from '../../fixtures/audio/wav.ts'

const now = '2026-01-01T00:00:00.000Z'
const hourMs = 3_600_000

/** Keeps a file that nothing names yet. @returns its hash */
async function addFile({ database }: AdminApp, text: string, type = 'audio/mpeg'): Promise<string> {
  const bytes = Buffer.from(text)
  const hash = mediaHash(bytes)
  await database.write((db) => storeMedia(db, { hash, bytes, type, now }))
  return hash
}

type StoryState = 'new' | 'published' | 'hidden' | 'deleted' | 'withdrawn'

/** @param column the one that names the file */
async function addStory(
  museum: AdminApp,
  state: StoryState,
  column: 'voice_hash' | 'visual_hash' | 'visual_former_hash' | 'spoken_hash' = 'voice_hash',
  deviceId = 1,
): Promise<string> {
  const hash = await addFile(museum, `${state} ${column} of device ${deviceId}`)
  const values = { device_id: deviceId, sample: 0, state, [column]: hash, created_at: now }
  await museum.database.write((db) => db.insertInto('user_story').values(values).execute())
  return hash
}

/** What every way of asking for a file is answered with. */
async function statuses({ app }: Pick<AdminApp, 'app'>, url: string, hash: string) {
  const asked = [
    { method: 'GET' as const },
    { method: 'HEAD' as const },
    { method: 'GET' as const, headers: { range: 'bytes=0-1' } },
    { method: 'GET' as const, headers: { 'if-none-match': `"${hash}"` } },
  ]
  const answers = await Promise.all(asked.map((each) => app.inject({ url, ...each })))
  return answers.map(({ statusCode }) => statusCode)
}
const open = [200, 200, 206, 304]
const closed = [404, 404, 404, 404]

/** Leaves a recording about a device. */
async function submitVoice({ app }: AdminApp): Promise<{ storyId: number; personalLinkKey: string }> {
  const audio = wavFile(
    // Long enough not to be flagged.
    Float32Array.from({ length: 64_000 }, (_, at) => Math.sin(at / 9)),
    { rate: 16_000 },
  )
  const { headers, payload } = await multipart(['exhibitionId', '1'], ['audio', audio])
  const url = '/api/user-story/submit-audio/device/1/exhibition/1'
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const heardIn = async ({ app }: AdminApp) =>
  (await app.inject('/api/user-story/device/1'))
    .json<{ voice: { url: string } | null }[]>()
    .flatMap(({ voice }) => voice ?? [])

describe('[MEDIA-01] a file is public only while visitors may see or hear its story', () => {
  test('stories: published ones about published devices, without their former picture', async () => {
    const museum = await startAdmin()
    await museum.database.write(async (db) => {
      await db.updateTable('device').set({ state: 'hidden' }).where('id', '=', 2).execute()
      await db.updateTable('device').set({ state: 'new' }).where('id', '=', 3).execute()
    })
    for (const column of ['voice_hash', 'visual_hash', 'spoken_hash'] as const) {
      const shown = await addStory(museum, 'published', column)
      expect(await statuses(museum, mediaUrl(shown), shown), column).toEqual(open)
      for (const state of ['new', 'hidden', 'deleted', 'withdrawn'] as const) {
        const hash = await addStory(museum, state, column)
        expect(await statuses(museum, mediaUrl(hash), hash), `${state} ${column}`).toEqual(closed)
      }
      for (const deviceId of [2, 3]) {
        const hash = await addStory(museum, 'published', column, deviceId)
        expect(await statuses(museum, mediaUrl(hash), hash), `device ${deviceId}`).toEqual(closed)
      }
    }
    const former = await addStory(museum, 'published', 'visual_former_hash')
    expect(await statuses(museum, mediaUrl(former), former)).toEqual(closed)
  })

  test('never a memory for research, nor a file without a reference', async () => {
    const museum = await startAdmin()
    const voice = await addFile(museum, 'a memory')
    await museum.database.write((db) =>
      db.insertInto('memory').values({ voice_hash: voice, year_of_birth: 1950, created_at: now }).execute(),
    )
    expect(await statuses(museum, mediaUrl(voice), voice)).toEqual(closed)
    const unused = await addFile(museum, 'named by nothing')
    expect(await statuses(museum, mediaUrl(unused), unused)).toEqual(closed)
  })

  test('published narrations, neither previews nor former ones; and avatars', async () => {
    const museum = await startAdmin()
    const published = await addFile(museum, 'published')
    await museum.database.write(async (db) => {
      const spoken = { device_id: 1, language: 'de' as const, audio_hash: published }
      await db.insertInto('narration').values(spoken).execute()
      await db.updateTable('device').set({ state: 'hidden' }).where('id', '=', 2).execute()
    })
    expect(await statuses(museum, mediaUrl(published), published)).toEqual(open)
    for (const state of ['candidate', 'former'] as const) {
      const hash = await addFile(museum, state)
      const version = { device_id: 1, language: 'de' as const, state, edition: 1, made_at: now }
      await museum.database.write((db) =>
        db
          .insertInto('narration_version')
          .values({ ...version, transcript: 'x', cues: '[]', duration: 1, audio_hash: hash })
          .execute(),
      )
      expect(await statuses(museum, mediaUrl(hash), hash), state).toEqual(closed)
    }
    const hidden = await addFile(museum, 'of a hidden device')
    await museum.database.write((db) =>
      db.insertInto('narration').values({ device_id: 2, language: 'de', audio_hash: hidden }).execute(),
    )
    expect(await statuses(museum, mediaUrl(hidden), hidden)).toEqual(closed)
    const picture = await addFile(museum, '<svg/>', 'image/svg+xml')
    const avatar = { short_uuid: 'x'.repeat(16), name: 'Lena', answers: '{}', description: 'Lena' }
    await museum.database.write((db) =>
      db
        .insertInto('avatar')
        .values({ ...avatar, picture_hash: picture, created_at: now })
        .execute(),
    )
    expect(await statuses(museum, mediaUrl(picture), picture)).toEqual(open)
  })

  test('hiding, deleting and withdrawing takes hold with the next request', async () => {
    const museum = await startAdmin()
    for (const end of ['hide', 'delete', 'withdraw'] as const) {
      const { storyId, personalLinkKey } = await submitVoice(museum)
      const [voice] = await heardIn(museum)
      expect((await museum.app.inject(voice?.url ?? '')).statusCode).toBe(200)
      if (end === 'hide') await decide(museum, storyId, 'hide')
      else if (end === 'delete') await remove(museum, storyId)
      else {
        const payload = { key: personalLinkKey }
        await museum.app.inject({ method: 'POST', url: '/api/user-story/own/withdraw', payload })
      }
      expect((await museum.app.inject(voice?.url ?? '')).statusCode, end).toBe(404)
      if (end === 'hide') await decide(museum, storyId, 'publish')
      if (end === 'hide') expect((await museum.app.inject(voice?.url ?? '')).statusCode).toBe(200)
      if (end === 'hide') await remove(museum, storyId)
    }
  })

  test('no cache between and none of a browser keeps a recording; a picture is asked for again soon', async () => {
    const museum = await startAdmin()
    const voice = await addStory(museum, 'published')
    const headers = async (url: string) => (await museum.app.inject(url)).headers['cache-control']
    expect(await headers(mediaUrl(voice))).toBe('private, no-store')
    const picture = await addFile(museum, '<svg/>', 'image/svg+xml')
    await museum.database.write((db) =>
      db.updateTable('user_story').set({ visual_hash: picture }).where('sample', '=', 1).execute(),
    )
    expect(await headers(mediaUrl(picture))).toBe('private, max-age=300')
  })
})

describe('[MEDIA-08] a narration that was replaced during playback', () => {
  const params = { deviceId: 1, exhibitionId: 1 }
  const heardUrl = async ({ app }: AdminApp) =>
    (await app.inject('/api/device-story/device/1/exhibition/1?language=de')).json<{ audioUrl: string }>()
      .audioUrl
  const status = async ({ app }: AdminApp, url: string) =>
    (await app.inject({ url, headers: { range: 'bytes=1-2' } })).statusCode
  /** The first edition has been replaced by the second one. */
  async function replaced() {
    const museum = await startAdmin()
    await museum.ask(generateDeviceStory, { params })
    const former = await heardUrl(museum)
    await museum.ask(generateDeviceStory, { params })
    const published = await heardUrl(museum)
    expect(published).not.toBe(former)
    return { museum, former, published }
  }
  const later = (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    onTestFinished(() => void vi.useRealTimers())
  }

  test('is served for an hour, and not afterwards', async () => {
    const { museum, former } = await replaced()
    expect(await status(museum, former)).toBe(206)
    later(hourMs - 60_000)
    expect(await status(museum, former)).toBe(206)
    later(2 * 60_000)
    expect(await status(museum, former)).toBe(404)
  })

  test('so is one that staff replaced by a candidate or an earlier version; no candidate is served', async () => {
    const { museum, former, published } = await replaced()
    later(hourMs + 60_000)
    const token = await addMember(museum, 'Nora', 'curator')
    const preview = await museum.ask(narrations.previewNarration, { params }, token)
    const candidate = preview.candidates.find(({ language }) => language === 'de')
    const { pathname } = new URL(candidate?.audioUrl ?? '', 'http://x')
    expect(await status(museum, pathname)).toBe(404)
    const body = { ids: preview.candidates.map(({ id }) => id) }
    await museum.ask(narrations.acceptNarration, { params, body }, token)
    expect([await status(museum, published), await status(museum, pathname)]).toEqual([206, 206])
    expect(await status(museum, former), 'replaced an hour ago').toBe(404)
    const kept = (await museum.ask(narrations.adminNarrations, { params }, token)).former
    const first = kept.find(({ language, edition }) => language === 'de' && edition === 1)
    await museum.ask(narrations.restoreNarration, { params, body: { ids: [first?.id ?? 0] } }, token)
    expect([await status(museum, former), await status(museum, pathname)]).toEqual([206, 206])
  })

  test('is served no more as soon as its device is hidden', async () => {
    const { museum, former } = await replaced()
    expect(await status(museum, former)).toBe(206)
    await museum.database.write((db) =>
      db.updateTable('device').set({ state: 'hidden' }).where('id', '=', 1).execute(),
    )
    expect(await status(museum, former)).toBe(404)
  })

  test.each(['hide', 'delete', 'withdraw'] as const)(
    'nor once one of its stories is removed: %s',
    async (end) => {
      const museum = await startAdmin()
      const { storyId, personalLinkKey } = await submitVoice(museum)
      await museum.ask(generateDeviceStory, { params })
      const former = await heardUrl(museum)
      // A source of the former narration alone.
      await museum.database.write((db) =>
        saveSources(db, former.slice(-64), [{ storyId, textHash: textHash('Mein Text.'), withVoice: false }]),
      )
      await museum.database.write((db) =>
        db.updateTable('user_story').set({ text_de: 'Mein Text.' }).where('id', '=', storyId).execute(),
      )
      await museum.ask(generateDeviceStory, { params })
      expect(await status(museum, former)).toBe(206)
      if (end === 'hide') await decide(museum, storyId, 'hide')
      else if (end === 'delete') await remove(museum, storyId)
      else {
        const payload = { key: personalLinkKey }
        await museum.app.inject({ method: 'POST', url: '/api/user-story/own/withdraw', payload })
      }
      expect(await status(museum, former)).toBe(404)
      const bytes = await findMedia(museum.database.db, former.slice(-64))
      if (end === 'withdraw') expect(bytes, 'its bytes').toBeUndefined()
    },
  )
})

describe('[MEDIA-02] staff get addresses of non-public files, valid for an hour or two', () => {
  test('held, hidden and deleted voices in every list and answer of stories', async () => {
    const museum = await startAdmin()
    await hold(museum, true)
    const { storyId } = await submitVoice(museum)
    const params = { storyId }
    const plays = async (story: { voice: { url: string } | null }, what: string) => {
      const answer = await museum.app.inject(story.voice?.url ?? '')
      expect(answer.statusCode, what).toBe(200)
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    const [listed] = (await museum.ask(admin.adminStories, { query: { state: 'new' } })).stories
    expect(listed?.id).toBe(storyId)
    await plays(listed ?? { voice: null }, 'held')
    await plays(await decide(museum, storyId, 'publish'), 'published')
    await plays(await decide(museum, storyId, 'hide'), 'hidden')
    await plays(await remove(museum, storyId), 'deleted')
    const late = await museum.send(admin.decideStory, { params, body: { revision: 1, decision: 'publish' } })
    expect(late.status).toBe(409)
    const { current } = late.body
    const { voice } = admin.decideStory.answer.parse(current)
    await plays({ voice }, 'in a conflict')
    const drawn = await submitVoice(museum)
    await museum.ask(admin.redrawStory, { params: drawn })
    const { visualUrl, formerVisualUrl } = await museum.ask(admin.redrawStory, { params: drawn })
    for (const url of [visualUrl, formerVisualUrl])
      expect((await museum.app.inject(url ?? '')).statusCode).toBe(200)
  })

  test('candidates and former versions of narrations', async () => {
    const museum = await startAdmin()
    const params = { deviceId: 1 }
    const { candidates } = await museum.ask(narrations.previewNarration, { params })
    expect(candidates).toHaveLength(2)
    for (const { audioUrl } of candidates) {
      expect((await museum.app.inject(audioUrl)).statusCode).toBe(200)
      expect((await museum.app.inject(new URL(audioUrl, 'http://x').pathname)).statusCode).toBe(404)
    }
    const { published } = await museum.ask(narrations.acceptNarration, {
      params,
      body: { ids: candidates.map(({ id }) => id) },
    })
    expect(published).toHaveLength(2)
    for (const { audioUrl } of published) expect((await museum.app.inject(audioUrl)).statusCode).toBe(200)
  })

  test('an address that ran out, was bent or made up opens nothing, whether there is such a file or not', async () => {
    const museum = await startAdmin()
    await hold(museum, true)
    await submitVoice(museum)
    const [story] = (await museum.ask(admin.adminStories, { query: {} })).stories
    const address = new URL(story?.voice?.url ?? '', 'http://x')
    const { pathname } = address
    const expires = Number(address.searchParams.get('expires'))
    const signature = address.searchParams.get('signature') ?? ''
    expect(expires - Date.now()).toBeGreaterThan(hourMs)
    expect(expires - Date.now()).toBeLessThanOrEqual(2 * hourMs)
    const other = `/media/${'0'.repeat(64)}`
    const hash = pathname.slice(-64)
    for (const url of [
      `${pathname}?expires=${expires + 1}&signature=${signature}`,
      `${pathname}?expires=${expires}&signature=${signature.slice(1)}`,
      `${pathname}?expires=${expires}&signature=`,
      `${pathname}?expires=${expires}`,
      `${pathname}?signature=${signature}`,
      `${pathname}?expires=${expires}&expires=${expires}&signature=${signature}`,
      `${pathname}?expires=1e99&signature=${signature}`,
      `${pathname}?expires=x&signature=${signature}`,
      `${other}?expires=${expires}&signature=${signature}`,
      `${pathname}?expires=${expires}&signature=${createHmac('sha256', '').update(`media ${hash} ${expires}`).digest('base64url')}`,
    ]) {
      const answer = await museum.app.inject(url)
      expect([answer.statusCode, answer.json().message], url).toEqual([
        403,
        'This address is not valid, or not any more. Please load the page again.',
      ])
    }
    expect((await museum.app.inject(`${pathname}?v=2`)).statusCode).toBe(404)
    const past = Date.now() - 1
    const { value: secret } = await museum.database.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'media-secret')
      .executeTakeFirstOrThrow()
    const signed = (until: number) =>
      `${pathname}?expires=${until}&signature=${createHmac('sha256', secret).update(`media ${hash} ${until}`).digest('base64url')}`
    expect((await museum.app.inject(signed(past))).statusCode).toBe(403)
    expect((await museum.app.inject(signed(Date.now() + 60_000))).statusCode).toBe(200)
  })

  test('every server of a database accepts the signatures of the others', async () => {
    const museum = await startAdmin()
    await hold(museum, true)
    await submitVoice(museum)
    const [story] = (await museum.ask(admin.adminStories, { query: {} })).stories
    const { app } = await startAppOn(museum.database, makeFolder())
    expect((await app.inject(story?.voice?.url ?? '')).statusCode).toBe(200)
  })

  test('within the hour an address stays the same, so that a list that is fetched anew stops no player', async () => {
    const start = (Math.floor(Date.now() / hourMs) + 1) * hourMs
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    onTestFinished(() => void vi.useRealTimers())
    const museum = await startAdmin()
    await submitVoice(museum)
    const url = async (minutes: number) => {
      vi.setSystemTime(start + minutes * 60_000)
      return (await museum.ask(admin.adminStories, { query: {} })).stories[0]?.voice?.url ?? ''
    }
    const first = await url(1)
    expect(await url(55)).toBe(first)
    vi.setSystemTime(start + hourMs + 1)
    expect((await museum.app.inject(first)).statusCode).toBe(200)
    vi.setSystemTime(start + 2 * hourMs)
    expect((await museum.app.inject(first)).statusCode).toBe(403)
  })
})

test('[MEDIA-03] [SHARE-08] contributors can play their story by its key while it awaits review, and nobody else can', async () => {
  const museum = await startAdmin()
  await hold(museum, true)
  const { personalLinkKey } = await submitVoice(museum)
  const own = await museum.app.inject({
    method: 'POST',
    url: '/api/user-story/own',
    payload: { key: personalLinkKey },
  })
  const { state, story } = own.json<{ state: string; story: { voice: { url: string } } }>()
  expect(state).toBe('waiting')
  expect((await museum.app.inject(story.voice.url)).headers['content-type']).toBe('audio/wav')
  expect((await museum.app.inject(new URL(story.voice.url, 'http://x').pathname)).statusCode).toBe(404)
})
