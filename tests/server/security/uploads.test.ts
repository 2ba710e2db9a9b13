import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { countRows, multipart, recording, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'
import { hostileFiles, hostileForms, hostileNames, namedForm, oddFiles } from './hostileFiles.ts'

const url = '/api/user-story/submit-audio/device/1/exhibition/1'

const stored = async ({ database }: TestApp) =>
  Promise.all(
    (['user_story', 'media', 'submission', 'memory'] as const).map((table) => countRows(database, table)),
  )

const send = ({ app }: TestApp, { headers, payload }: { headers: Record<string, string>; payload: Buffer }) =>
  app.inject({ method: 'POST', url, headers, payload })

/** What is flagged waits for staff; here it is about what is served once they have let it pass. */
const publishAll = ({ database }: TestApp) =>
  database.write((db) =>
    db.updateTable('user_story').set({ state: 'published' }).where('state', '=', 'new').execute(),
  )

describe('uploads', () => {
  test('[ASVS-5.2.1] [ASVS-5.2.2] [ASVS-5.2.3] [ASVS-1.3.4] [ASVS-1.5.1] no hostile file is stored, and each is refused with a sentence @full', async () => {
    const museum = await startTestApp()
    const before = await stored(museum)
    const files = await hostileFiles()
    for (const [what, bytes] of Object.entries(files)) {
      expect(bytes.byteLength, what).toBeLessThanOrEqual(limits.audioBytes)
      const answer = await send(museum, await multipart(['exhibitionId', '1'], ['audio', bytes]))
      expect(answer.json(), what).toEqual({ statusCode: 415, message: expect.stringMatching(/^[A-Z].+\.$/) })
      expect(answer.json().message, what).not.toMatch(/Error|at |undefined|null|too long to read/)
    }
    expect(await stored(museum)).toEqual(before)
    expect(Object.keys(files).length).toBeGreaterThan(40)
    const next = await send(museum, await multipart(['exhibitionId', '1'], ['audio', recording()]))
    expect(next.statusCode).toBe(200)
  }, 180_000)

  test('[ASVS-3.2.1] [ASVS-5.3.1] an odd but valid recording is stored as sound only, and served as nothing else', async () => {
    const museum = await startTestApp()
    for (const [what, bytes] of Object.entries(await oddFiles())) {
      const answer = await send(museum, await multipart(['exhibitionId', '1'], ['audio', bytes]))
      expect([200, 415], what).toContain(answer.statusCode)
    }
    await publishAll(museum)
    const kept = await museum.database.db.selectFrom('media').select(['hash', 'type', 'bytes']).execute()
    expect(kept.length).toBeGreaterThan(0)
    for (const { hash, type, bytes } of kept) {
      expect(type).toMatch(/^audio\//)
      // Repacked: what stood behind a recording is gone with the file that brought it.
      if (type !== 'audio/wav') expect(Buffer.from(bytes).includes('<script>')).toBe(false)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
      const served = await museum.app.inject({ url: `/media/${hash}`, headers: { accept: 'text/html' } })
      expect(served.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
      })
    }
  }, 120_000)

  test('[ASVS-5.2.1] [ASVS-15.3.7] no abused form is stored, and the next one is served', async () => {
    const museum = await startTestApp()
    const before = await stored(museum)
    for (const [what, { type, payload }] of Object.entries(hostileForms())) {
      const answer = await send(museum, { headers: { 'content-type': type }, payload })
      expect(answer.json(), what).toEqual({
        statusCode: answer.statusCode,
        message: expect.stringMatching(/^[A-Za-z]/),
      })
      expect(answer.statusCode, `${what}: ${answer.body}`).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, `${what}: ${answer.body}`).toBeLessThan(500)
    }
    expect(await stored(museum)).toEqual(before)
    const next = await send(museum, await multipart(['exhibitionId', '1'], ['audio', recording()]))
    expect(next.statusCode).toBe(200)
  }, 120_000)

  test('[ASVS-5.3.2] [ASVS-5.4.1] [ASVS-5.4.2] a file’s name and declared type are not read, stored, or served', async () => {
    const museum = await startTestApp()
    for (const name of hostileNames) {
      const { type, payload } = namedForm(name)
      const answer = await send(museum, { headers: { 'content-type': type }, payload })
      expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500)
      if (answer.statusCode !== 200) expect(answer.json().message, name).toMatch(/^[A-Za-z]/)
    }
    await publishAll(museum)
    const kept = await museum.database.db.selectFrom('media').select(['hash', 'type']).execute()
    expect(kept.map(({ type }) => type)).toEqual(['audio/webm'])
    const served = await museum.app.inject(`/media/${kept[0]?.hash}`)
    expect(served.headers['content-disposition']).toBe('inline')
    expect(served.headers['content-type']).toBe('audio/webm')
  }, 120_000)
})
