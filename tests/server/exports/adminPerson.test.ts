import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { adultConsent, memoryConsent, shareConsent, voiceConsent } from '#content/consent.ts'
import * as review from '#contract/adminReviewRoutes.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { remove, seenBy, startAdmin, shareText } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { countRows, multipart, recording } from '../helpers.ts'
import { filesIn } from '../zip.ts'

/** Address, plain or in a URL, and the name of the avatar. "ada" alone may stand in any checksum. */
const traceOfAda = /adalinda|ada(?:@|%40)|example\.ch/

const answers = {
  name: 'Adalinda',
  retroEra: '80s',
  favoriteDevice: 'Modem',
  favoriteFeatures: 'Der Gesang beim Einwählen',
  favoriteStorage: 'Diskette',
  skills: 'Pfeifen in 300 Baud',
}

async function makeAvatar({ app }: AdminApp, name: string): Promise<string> {
  const payload = { ...answers, name }
  return (await app.inject({ method: 'POST', url: '/api/avatar', payload })).json().shortUuid
}

const submitMemory = ({ app }: AdminApp, textContent: string, email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/memory/submit-text',
    payload: { textContent, yearOfBirth: 1970, email, consentVersion: memoryConsent.version },
  })

async function submitMemoryVoice({ app }: AdminApp, email: string) {
  const form = await multipart(
    ['yearOfBirth', '1970'],
    ['email', email],
    ['consentVersion', memoryConsent.version],
    ['audio', recording()],
  )
  await app.inject({ method: 'POST', url: '/api/memory/submit-audio', ...form })
}

/** @returns the story's id, and the key for whoever left it */
async function submitVoice({ app }: AdminApp): Promise<{ storyId: number; personalLinkKey: string }> {
  const form = await multipart(
    ['exhibitionId', '1'],
    ['consentVersion', `${shareConsent.version} ${adultConsent(16).version}`],
    ['voiceInNarration', 'yes'],
    ['voiceConsentVersion', voiceConsent.version],
    ['audio', recording()],
  )
  const url = '/api/user-story/submit-audio/device/1/exhibition/1'
  return (await app.inject({ method: 'POST', url, ...form })).json()
}

/** A server in which Ada, and somebody else, have left something of every kind. */
async function serverOfAda() {
  const museum = await startAdmin()
  await submitMemory(museum, 'Das Zwitschermodem sang.', 'Ädä@Example.ch')
  await submitMemoryVoice(museum, 'ädä@example.ch')
  const written = await shareText(
    museum,
    'Mein Zwitschermodem pfiff die ganze Nacht, und ich lernte mitsingen.',
  )
  const spoken = await submitVoice(museum)
  const avatar = await makeAvatar(museum, 'Adalinda')
  await submitMemory(museum, 'Von jemand anderem.', 'eve@example.ch')
  const other = await shareText(museum, 'Eine Geschichte von jemand anderem, über ein Radio.')
  await makeAvatar(museum, 'Eve')
  const ada = {
    email: ' ÄDÄ@example.CH ',
    stories: [String(written.storyId), spoken.personalLinkKey],
    avatars: [avatar],
  }
  return { museum, ada, written, spoken, avatar, other }
}

describe('[CURATE-05] the data of one person is given', () => {
  test('as one file: their texts, recordings and pictures, and nothing of anybody else', async () => {
    const { museum, ada, written, spoken, avatar } = await serverOfAda()
    await museum.ask(admin.redrawStory, { params: { storyId: written.storyId } })
    const counts = { memories: 2, stories: 2, avatars: 1, recordings: 2 }
    expect(await museum.ask(review.findPerson, { body: ada })).toMatchObject({ ...counts, notFound: [] })
    const ticket = await museum.ask(review.exportPerson, { body: ada })
    expect(ticket).toMatchObject(counts)
    expect(ticket.url.toLowerCase()).not.toMatch(traceOfAda)

    const answer = await museum.app.inject(ticket.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="nachklang-person-[\d-]+\.zip"$/),
    })
    const files = filesIn(answer.rawPayload)
    const id = (story: { storyId: number }) => String(story.storyId).padStart(6, '0')
    expect([...files.keys()].toSorted()).toEqual(
      [
        'person.json',
        'audio/memory-000002.webm',
        `audio/story-${id(spoken)}.webm`,
        `pictures/story-${id(written)}.svg`,
        'pictures/avatar-000001.svg',
      ].toSorted(),
    )
    const given = JSON.parse(String(files.get('person.json')))
    expect(given).toMatchObject({
      memories: [
        {
          id: 1,
          email: 'Ädä@Example.ch',
          text: 'Das Zwitschermodem sang.',
          yearOfBirth: 1970,
          consent: { version: memoryConsent.version, de: memoryConsent.text.de, en: memoryConsent.text.en },
          recording: null,
        },
        {
          id: 2,
          text: null,
          consent: { version: memoryConsent.version },
          recording: 'audio/memory-000002.webm',
        },
      ],
      stories: [
        {
          id: written.storyId,
          device: 'Cassette Tape',
          state: 'published',
          textDE: 'Mein Zwitschermodem pfiff die ganze Nacht, und ich lernte mitsingen.',
          picture: `pictures/story-${id(written)}.svg`,
          voiceInNarration: false,
          voiceConsent: null,
        },
        {
          id: spoken.storyId,
          recording: `audio/story-${id(spoken)}.webm`,
          consent: {
            version: 'share-2026-11 adult-2026-11-under-16',
            de: `${shareConsent.text.de} ${adultConsent(16).text.de}`,
          },
          voiceInNarration: true,
          voiceConsent: { version: voiceConsent.version, de: voiceConsent.text.de },
        },
      ],
      avatars: [{ id: 1, shortUuid: avatar, answers: { ...answers }, picture: 'pictures/avatar-000001.svg' }],
    })
    expect(String(files.get('person.json'))).not.toMatch(/anderem|Eve/i)
    expect(files.get(`audio/story-${id(spoken)}.webm`)?.length).toBeGreaterThan(1000)

    expect((await museum.app.inject(ticket.url)).statusCode).toBe(404)
    const { entries } = await museum.ask(admin.audit)
    expect(entries[0]).toMatchObject({ action: 'person.export', by: 'Cora', after: counts })
    expect(JSON.stringify(entries).toLowerCase()).not.toMatch(traceOfAda)
  })

  test('[CURATE-05] a ticket opens the rows that it was made for, and no others', async () => {
    const { museum, ada, other } = await serverOfAda()
    const { url } = await museum.ask(review.exportPerson, { body: ada })
    const { url: research } = await museum.ask(admin.exportTicket)
    const withStory = url.replace(/stories=[^&]*/, `stories=${other.storyId}`)
    expect(withStory).not.toBe(url)
    const elsewhere = research.replace(admin.exportTicket.path, review.exportPerson.path)
    for (const address of [
      withStory,
      url.replace(/memories=[^&]*/, 'memories=1,2,3'),
      url.replace(/avatars=[^&]*/, 'avatars=2'),
      `${elsewhere}${new URL(url, 'http://here').search}`,
      url.replace(review.exportPerson.path, admin.exportTicket.path),
    ]) {
      const refused = await museum.app.inject(address)
      expect(refused.json()).toMatchObject({
        statusCode: 404,
        message: expect.stringContaining('has expired'),
      })
    }
    expect((await museum.app.inject(url)).statusCode).toBe(200)
    expect((await museum.app.inject(research)).statusCode).toBe(200)
  })

  test('a story deleted by staff is included until it is permanently deleted; missing items are named', async () => {
    const { museum, written, other } = await serverOfAda()
    await remove(museum, written.storyId)
    const forged = `${other.storyId}.${'A'.repeat(43)}`
    const body = { stories: [String(written.storyId), '999999', forged], avatars: ['AAAAAAAAAAAA'] }
    expect(await museum.ask(review.findPerson, { body })).toMatchObject({
      memories: 0,
      stories: 1,
      avatars: 0,
      recordings: 0,
      notFound: ['999999', forged, 'AAAAAAAAAAAA'],
    })
    for (const [wrong, message] of [
      [{}, 'The content must name an email address, a story or an avatar'],
      [{ email: 'ada' }, 'email: is not valid'],
      [{ stories: ['the one about the modem'] }, 'stories.0: is not valid'],
      [{ avatars: ['../x'] }, 'avatars.0: is not valid'],
    ] as const) {
      expect(await museum.send(review.findPerson, { body: wrong })).toMatchObject({
        status: 400,
        body: { message },
      })
    }
  })
})

describe('[CURATE-11] the preview of an erasure', () => {
  test('is shown in full before, and nothing else is erased', async () => {
    const { museum, ada, written, spoken, avatar } = await serverOfAda()
    await museum.ask(admin.redrawStory, { params: { storyId: written.storyId } })
    const { items, seen } = await museum.ask(review.findPerson, { body: ada })
    const words = (item: (typeof items)[number]) => item.texts.map(({ text }) => text)
    const [text, voice, story, told, portrait] = items
    if (!text || !voice || !story || !told || !portrait) throw new Error('Not all was found')
    expect(items.map(({ kind }) => kind)).toEqual(['memory', 'memory', 'story', 'story', 'avatar'])
    expect(words(text)).toEqual(['Das Zwitschermodem sang.'])
    expect(words(story)).toEqual(['Mein Zwitschermodem pfiff die ganze Nacht, und ich lernte mitsingen.'])
    expect([story.id, told.id, story.about]).toEqual([written.storyId, spoken.storyId, 'Cassette Tape'])
    expect(portrait.about).toBe('Adalinda')
    expect(words(portrait)).toContain('Adalinda')
    for (const { url, duration } of [...voice.recordings, ...told.recordings]) {
      expect(duration).toBeGreaterThan(0)
      expect((await museum.app.inject(url)).headers['content-type']).toBe('audio/webm')
    }
    expect([voice, told].map(({ recordings }) => recordings.length)).toEqual([1, 1])
    for (const url of [...story.pictures, ...portrait.pictures]) {
      expect((await museum.app.inject(url)).statusCode).toBe(200)
    }
    expect([story, portrait].map(({ pictures }) => pictures.length)).toEqual([1, 1])

    await submitMemory(museum, 'Und noch eine.', 'ädä@example.ch')
    const refused = await museum.send(review.erasePerson, { body: { ...ada, seen } })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The data of this person has changed since you searched. Search again before you delete it.',
    ])
    expect(await countRows(museum.database, 'memory')).toBe(4)
    expect((await museum.app.inject(`/api/avatar/detail/${avatar}`)).statusCode).toBe(200)
  })
})

describe('[CURATE-06] the data of one person is erased', () => {
  test('memories, stories and avatars with their files, and a receipt without names', async () => {
    const { museum, ada, written, spoken, other } = await serverOfAda()
    const { database } = museum
    const { seen: shown } = await museum.ask(review.findPerson, { body: ada })
    const receipt = await museum.ask(review.erasePerson, { body: { ...ada, seen: shown } })
    const counts = { memories: 2, stories: 2, avatars: 1, recordings: 2 }
    expect(receipt).toMatchObject({ ...counts, by: 'Cora' })
    expect(receipt.receipt).toMatch(/^NK-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(createHash('sha256').update(receipt.text).digest('hex')).toBe(receipt.checksum)

    expect(await countRows(database, 'memory')).toBe(1)
    expect(await countRows(database, 'avatar')).toBe(1)
    // The picture of Eve's avatar is all that is left.
    expect(await countRows(database, 'media')).toBe(1)
    const seen = await seenBy(museum)
    expect(seen).toContain(other.storyId)
    for (const { storyId } of [written, spoken]) {
      expect(seen).not.toContain(storyId)
      expect((await museum.send(admin.adminStory, { params: { storyId } })).status).toBe(404)
    }
    const rows = await Promise.all(
      (['memory', 'user_story', 'avatar', 'audit', 'submission'] as const).map((table) =>
        database.db.selectFrom(table).selectAll().execute(),
      ),
    )
    const left = JSON.stringify(rows).toLowerCase()
    // Samples and what others left may speak of anything else.
    for (const word of ['zwitschermodem', 'ada@', 'adalinda']) expect(left.includes(word), word).toBe(false)
    expect(left).toContain('von jemand anderem')
    const own = await museum.app.inject({
      method: 'POST',
      url: '/api/user-story/own',
      payload: { key: spoken.personalLinkKey },
    })
    expect(own.json()).toMatchObject({ state: 'withdrawn', story: null })

    const { entries } = await museum.ask(admin.audit)
    expect(entries[0]).toMatchObject({
      action: 'person.erase',
      item: { id: receipt.receipt },
      after: { ...counts, checksum: receipt.checksum },
    })
    expect(JSON.stringify([receipt, entries]).toLowerCase()).not.toMatch(traceOfAda)
    expect(await museum.ask(review.findPerson, { body: ada })).toMatchObject({
      memories: 0,
      stories: 0,
      avatars: 0,
      notFound: [...ada.stories, ...ada.avatars],
    })
    const { seen: none } = await museum.ask(review.findPerson, { body: ada })
    const again = await museum.ask(review.erasePerson, { body: { ...ada, seen: none } })
    expect(again).toMatchObject({ memories: 0, stories: 0 })
    expect(await museum.ask(admin.memorySummary)).toMatchObject({ memories: 1, recordings: 0 })
  })
})
