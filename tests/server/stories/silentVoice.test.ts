import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import { seemInvented, withoutCredits } from '#server/stories/inventedWords.ts'
import { materialOfDevice } from '#server/narrations/repository.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { publish } from '#server/jobs/queue.ts'
import { storyToWorkOn } from '#server/stories/prepared.ts'
import { findWords } from '#server/stories/findWords.ts'
import { decodeRecording } from '#server/storyteller/recordings/decodeRecording.ts'
import { speechIn } from '#server/storyteller/recordings/measureSpeech.ts'
import { reader, tellers } from '#tests/fixtures/audio/people.ts'
import { wavFile } from '#tests/fixtures/audio/wav.ts'
import { decide, startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart } from '../helpers.ts'

const rate = 16_000
const seconds = 8
const noise = (() => {
  let seed = 1
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 31 - 1
  }
})()
const made = (sample: (at: number) => number) =>
  Float32Array.from({ length: seconds * rate }, (_, index) => sample(index / rate))
const silence = made(() => 0)
const white = made(() => 0.1 * noise())
let low = 0
const brown = made(() => {
  low = 0.99 * low + 0.1 * noise()
  return 0.2 * low
})
const hum = made(
  (at) =>
    0.1 * [1, 0.6, 0.4, 0.3].reduce((sum, part, k) => sum + part * Math.sin(100 * Math.PI * (k + 1) * at), 0),
)
const clicks = made((at) => 0.5 * Math.exp(-(at % 0.7) * 200) * noise() + 0.002 * noise())

describe('[GEN-08] speech in a recording is measured', () => {
  test.each([
    ['silence', silence],
    ['faint noise', white.map((value) => value / 200)],
    ['loud noise', white],
    ['a rumbling room', brown],
    ['hum', hum],
    ['hum and noise', hum.map((value, at) => value + (white[at] ?? 0) / 20)],
    ['clicks', clicks],
  ])('%s has none', (_what, samples) => {
    expect(speechIn({ samples, sampleRate: rate })).toBe(0)
  })

  test.each([...tellers, reader])(
    'speech is detected at any level and in any noise: $file',
    async ({ file }) => {
      const { samples, sampleRate } = await decodeRecording(file)
      const level = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
      const heard = (sample: (value: number) => number) =>
        speechIn({ samples: samples.map(sample), sampleRate })
      expect(heard((value) => value)).toBeGreaterThan(4)
      // As if from the other end of the room, and behind as much noise as there is voice.
      expect(heard((value) => value / 30)).toBeGreaterThan(2)
      expect(heard((value) => value / 100)).toBeGreaterThan(0.5)
      expect(heard((value) => value + level * Math.sqrt(3) * noise())).toBeGreaterThan(2)
    },
  )
})

describe('[GEN-08] words that a transcriber may have invented are recognized', () => {
  test.each([
    'Untertitel der Amara.org-Community',
    'Untertitelung des ZDF für funk, 2017',
    'Vielen Dank.',
    ' you',
    'Thank you for watching!',
    'Vielen Dank. Vielen Dank fürs Zuschauen! Bis zum nächsten Mal. Tschüss!',
    'Subtitles by the Amara.org community',
    'Ich habe das Band. Ich habe das Band. Ich habe das Band. Ich habe das Band.',
    'Und dann, und dann, und dann, und dann, und dann, und dann',
    '♪ Musik ♪',
  ])('%j', (text) => {
    expect(seemInvented(text, 8)).toBe(true)
    expect(seemInvented(text, null)).toBe(true)
  })

  test.each([
    'Vielen Dank an meinen Bruder, der mir das Band aufgenommen hat.',
    'Wir haben die Untertitel immer selbst geschrieben.',
    'Er sagte danke, danke, danke, und gab mir das Band zurück, auf dem noch sein Lieblingslied war.',
    'Thank you, I said, and ran home with the tape.',
    'Ja.',
  ])('not %j', (text) => {
    expect(seemInvented(text, 4)).toBe(false)
  })

  test.each([
    ['Untertitel der Amara.org-Community', 'Wir hatten nur ein Band.'],
    ['Untertitelung des ZDF für funk, 2017', 'Ich war sieben, 1987.'],
    ['Vielen Dank fürs Zuschauen! Untertitel: SWISS TXT', 'Sie rief: «Das Band riss!»'],
    ['Thanks for watching! Please subscribe to my channel.', 'We had one tape. Thank you.'],
  ])('%j after the speech is left out', (phantom, said) => {
    expect(withoutCredits(`${said} ${phantom}`)).toBe(said)
  })

  test.each([
    'Ich habe mich bedankt. Vielen Dank.',
    'Die Untertitel der Amara.org-Community waren besser als alles im Fernsehen.',
    'Ich machte beim Fernsehen die Untertitelung des ZDF.',
    'Musik',
  ])('nothing is left out of %j', (text) => {
    expect(withoutCredits(text)).toBe(text)
  })

  test('more than anybody could say in that time is invented', () => {
    const text = 'Mein Bruder nahm jeden Sonntag die Hitparade auf und fluchte leise über den Moderator.'
    expect(seemInvented(text, 5)).toBe(false)
    expect(seemInvented(text, 0.4)).toBe(true)
    expect(seemInvented(text, null)).toBe(false)
  })
})

describe('[GEN-08] [CURATE-07] a recording without speech', () => {
  const [teller] = tellers
  const spoken = readFileSync(teller?.file ?? '')
  const phantom = 'Untertitel der Amara.org-Community'

  /** Leaves a recording with a transcriber that hears this in whatever it is given, and a translator. */
  async function shareVoice(museum: AdminApp, audio: Uint8Array, hears: string) {
    const asked = { transcriber: 0, translator: 0 }
    museum.storyteller.transcriber = {
      transcribe: async () => {
        asked.transcriber += 1
        return hears
      },
      recognizeWords: null,
    }
    museum.storyteller.translator = {
      translate: async ({ text }) => {
        asked.translator += 1
        return {
          language: 'de',
          de: { title: 'Ein Titel', text },
          en: { title: 'A title', text: 'In English.' },
        }
      },
    }
    const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', audio])
    const url = '/api/user-story/submit-audio/device/1/exhibition/1'
    const { storyId, personalLinkKey } = (
      await museum.app.inject({ method: 'POST', url, payload, headers })
    ).json<{ storyId: number; personalLinkKey: string }>()
    const params = { storyId }
    const work = async () => {
      const { database, storyteller } = museum
      const story = await storyToWorkOn(database.db, storyId)
      if (story === undefined) throw new Error('The story is gone')
      const made = await findWords({ database, storyteller: async () => storyteller }, story)
      await database.write((db) => publish(db, made, timestamp()))
      return made.notice
    }
    const notice = await work()
    return {
      storyId,
      byKey: (address: string) =>
        museum.app.inject({ method: 'POST', url: address, payload: { key: personalLinkKey } }),
      asked,
      notice,
      work,
      forStaff: () => museum.ask(admin.adminStory, { params }),
      forVisitors: async () => {
        const stories = (await museum.app.inject('/api/user-story/device/1')).json<{ id: number }[]>()
        return stories.find(({ id }) => id === storyId)
      },
    }
  }
  const noWords = { textDE: null, textEN: null, titleDE: null, titleEN: null }

  test.each([
    ['silence', silence],
    ['noise', white],
    ['hum', hum],
  ])('%s: the transcriber is not asked, and staff see why there are no words', async (_what, samples) => {
    const museum = await startAdmin()
    const { asked, notice, forStaff, forVisitors } = await shareVoice(
      museum,
      wavFile(samples, { rate }),
      phantom,
    )
    expect(asked).toEqual({ transcriber: 0, translator: 0 })
    expect(notice).toBe('No speech was detected in the recording, so it was not transcribed.')
    expect(await forStaff()).toMatchObject({ ...noWords, flags: [{ kind: 'noSpeech' }] })
    // Flagged, it waits for staff.
    expect(await forVisitors()).toBeUndefined()
  })

  test('a phantom becomes no text, title, translation or narration until staff have read it', async () => {
    const museum = await startAdmin()
    const left = await shareVoice(museum, spoken, phantom)
    const { storyId } = left
    expect(left.asked).toEqual({ transcriber: 1, translator: 0 })
    expect(await left.forVisitors()).toBeUndefined()
    const material = await materialOfDevice(museum.database.db, 1)
    expect(material.find(({ id }) => id === storyId)).not.toMatchObject({ textDE: phantom })
    const own = await left.byKey('/api/user-story/own')
    expect(own.statusCode).toBe(200)
    expect(own.body).not.toContain('Amara')
    expect(await left.forStaff()).toMatchObject({
      ...noWords,
      textDE: phantom,
      flags: expect.arrayContaining([{ kind: 'doubtfulWords' }]),
    })
    const { stories } = await museum.ask(admin.adminStories, { query: { looked: 'no' } })
    expect(stories.map(({ id }) => id)).toContain(storyId)

    await decide(museum, storyId, 'publish')
    expect(await left.forStaff()).toMatchObject({
      textDE: phantom,
      flags: [{ kind: 'link', found: 'Amara.org' }],
    })
    await left.work()
    expect(await left.forVisitors()).toMatchObject({
      textDE: phantom,
      titleDE: 'Ein Titel',
      textEN: 'In English.',
    })
  })

  test('a phantom after the speech is not part of the text', async () => {
    const museum = await startAdmin()
    const left = await shareVoice(
      museum,
      spoken,
      `Mein Bruder nahm jeden Sonntag die Hitparade auf. ${phantom}`,
    )
    const textDE = 'Mein Bruder nahm jeden Sonntag die Hitparade auf.'
    expect(await left.forStaff()).toMatchObject({ textDE, flags: [] })
    expect(await left.forVisitors()).toMatchObject({ textDE })
  })

  test('staff put other words in its place, or none', async () => {
    const museum = await startAdmin()
    const left = await shareVoice(museum, spoken, 'Vielen Dank.')
    const edit = async (textDE: string | null) => {
      const { revision } = await left.forStaff()
      const { storyId } = left
      const body = { revision, titleDE: null, titleEN: null, textEN: null, textDE }
      return museum.ask(admin.editStory, { params: { storyId }, body })
    }
    expect(await edit(null)).toMatchObject({ ...noWords, flags: [] })
    await decide(museum, left.storyId, 'publish')
    expect(await left.forVisitors()).toMatchObject(noWords)
    const other = await shareVoice(museum, spoken, 'Vielen Dank.')
    const { revision } = await other.forStaff()
    const words = 'Es war ein Sommer der langen Fahrten.'
    const body = { revision, titleDE: null, titleEN: null, textEN: null, textDE: words }
    await museum.ask(admin.editStory, { params: { storyId: other.storyId }, body })
    await decide(museum, other.storyId, 'publish')
    await other.work()
    expect(await other.forVisitors()).toMatchObject({ textDE: words, titleDE: 'Ein Titel' })
    expect(JSON.stringify(await other.forStaff())).not.toContain('Vielen Dank')
  })

  test('speech is a text like any other, and a withdrawal leaves no doubtful word', async () => {
    const museum = await startAdmin()
    const words = 'Es war ein Sommer der langen Fahrten, und niemand schlief.'
    const left = await shareVoice(museum, spoken, words)
    expect(await left.forVisitors()).toMatchObject({ textDE: words, titleDE: 'Ein Titel' })
    expect((await left.forStaff()).flags).toEqual([])
    const doubtful = await shareVoice(museum, spoken, phantom)
    await doubtful.byKey('/api/user-story/own/withdraw')
    const rows = await museum.database.db
      .selectFrom('user_story')
      .selectAll()
      .where('id', '=', doubtful.storyId)
      .execute()
    expect(JSON.stringify(rows)).not.toContain('Amara')
  })

  test('words that come after staff have published the voice wait for staff again', async () => {
    const museum = await startAdmin()
    museum.storyteller.transcriber = null
    const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', spoken])
    const url = '/api/user-story/submit-audio/device/1/exhibition/1'
    const { storyId } = (await museum.app.inject({ method: 'POST', url, payload, headers })).json<{
      storyId: number
    }>()
    await decide(museum, storyId, 'publish')
    museum.storyteller.transcriber = { transcribe: async () => phantom, recognizeWords: null }
    const { database, storyteller } = museum
    const story = await storyToWorkOn(database.db, storyId)
    if (story === undefined) throw new Error('The story is gone')
    const made = await findWords({ database, storyteller: async () => storyteller }, story)
    await database.write((db) => publish(db, made, timestamp()))
    expect(await museum.ask(admin.adminStory, { params: { storyId } })).toMatchObject({
      decision: null,
      flags: expect.arrayContaining([{ kind: 'doubtfulWords' }]),
    })
  })
})
