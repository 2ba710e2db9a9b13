import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import { deviceStories, ownStory, randomStories, storiesByDevice } from '#contract/routes.ts'
import { tellers } from '#tests/fixtures/audio/people.ts'
import { decide, finishWork, hold, seenBy, shareText, startWithoutStories } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const fine = 'Ich habe das Band mit einem Bleistift zurückgespult.'
const rude = 'Der Hurensohn von nebenan hat mir das Band mit dem Bleistift zerrissen.'
const link = 'Ich spulte es zurück, mehr auf https://example.org/band.'

const storyOf = ({ ask }: AdminApp, storyId: number) => ask(admin.adminStory, { params: { storyId } })
const own = (museum: AdminApp, key: string) => museum.ask(ownStory, { body: { key } })
const queueOf = async ({ ask }: AdminApp) =>
  (await ask(admin.adminStories, { query: { looked: 'no', order: 'oldest' } })).stories.map(({ id }) => id)

async function correct({ app }: TestApp, key: string, storyText: string) {
  const payload = { key, storyText }
  const answer = await app.inject({ method: 'POST', url: '/api/user-story/own/correct', payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

const [teller] = tellers

/** A recording of a visitor, of which staff have approved. */
async function approvedVoice(museum: AdminApp): Promise<number> {
  const url = '/api/user-story/submit-audio/device/1/exhibition/1'
  const waveform = JSON.stringify(Array.from({ length: 96 }, () => 60))
  const form = await multipart(
    ['exhibitionId', '1'],
    ['waveform', waveform],
    ['audio', readFileSync(teller?.file ?? '')],
  )
  const { storyId } = (await museum.app.inject({ method: 'POST', url, ...form })).json<{ storyId: number }>()
  await decide(museum, storyId, 'publish')
  return storyId
}

test('[ADMIN-15] a flagged story waits for staff whatever is set, says that the museum reads it, and is shown once it is published', async () => {
  const museum = await startWithoutStories()
  for (const text of [rude, link, 'Kurz.']) {
    const { storyId, personalLinkKey, ...answer } = await shareText(museum, text)
    expect(answer).toMatchObject({ awaitsStaff: true, awaits: 'reading' })
    expect(await seenBy(museum)).not.toContain(storyId)
    expect(await queueOf(museum)).toContain(storyId)
    expect(await own(museum, personalLinkKey)).toMatchObject({ state: 'waiting', awaits: 'reading' })
    await decide(museum, storyId, 'publish')
    expect(await seenBy(museum)).toContain(storyId)
  }
  const { storyId, personalLinkKey, ...answer } = await shareText(museum, fine)
  expect(answer).not.toHaveProperty('awaits')
  expect(await seenBy(museum)).toContain(storyId)
  await correct(museum, personalLinkKey, rude)
  expect(await seenBy(museum)).not.toContain(storyId)
  expect(await storyOf(museum, storyId)).toMatchObject({ state: 'new', decision: null })
})

test('[ADMIN-15] a hidden story is in no list, nor among those at random', async () => {
  const museum = await startWithoutStories()
  const { storyId } = await shareText(museum, fine)
  const idsSeen = async () => {
    const params = { deviceId: 1 }
    const all = await museum.ask(storiesByDevice, { params: { exhibitionId: 1 } })
    const lists = [
      all.flatMap(({ userStories }) => userStories),
      await museum.ask(deviceStories, { params }),
      await museum.ask(randomStories, { params }),
    ]
    return lists.map((list) => list.map(({ id }) => id))
  }
  expect(await idsSeen()).toEqual([[storyId], [storyId], [storyId]])
  await decide(museum, storyId, 'hide')
  expect(await idsSeen()).toEqual([[], [], []])
})

test('[ADMIN-15] what a story awaits is distinguished: staff, the new device, or both; visitors read it before sending', async () => {
  const museum = await startWithoutStories()
  const url = '/api/user-story/submit-text/new-device/exhibition/1'
  const onNew = async (storyText: string) => {
    const payload = { storyText, exhibitionId: 1, deviceName: 'Minitel' }
    return (await museum.app.inject({ method: 'POST', url, payload })).json<{
      awaits?: string
      personalLinkKey: string
    }>()
  }
  const content = async () => (await museum.app.inject('/api/content')).json()
  const device = await onNew(fine)
  expect([device.awaits, (await own(museum, device.personalLinkKey)).awaits]).toEqual(['device', 'device'])
  expect((await onNew(rude)).awaits).toBe('both')
  expect(await content()).not.toHaveProperty('storiesAwaitReading')
  await hold(museum, true)
  expect(await content()).toMatchObject({ storiesAwaitReading: true })
  expect((await onNew(fine)).awaits).toBe('both')
  expect(await shareText(museum, fine)).toMatchObject({ awaits: 'reading' })
})

test('[ADMIN-16] no title is made of listed words, neither of the text’s own nor a service’s', async () => {
  const museum = await startWithoutStories()
  const titles = async (storyId: number) => {
    const { titleDE, titleEN } = await storyOf(museum, storyId)
    return [titleDE, titleEN]
  }
  const { storyId } = await shareText(museum, `Der Hurensohn\n${rude}`)
  const only = await shareText(museum, 'Hurensohn! Hurensohn!')
  await finishWork(museum)
  const [title] = await titles(storyId)
  expect(title).not.toMatch(/Hurensohn/)
  expect(title).toMatch(/\p{L}{3}/u)
  expect(await titles(only.storyId)).toEqual(['Eine Geschichte', null])
  museum.storyteller.translator = {
    translate: async ({ text }) => ({
      language: 'de',
      de: { title: 'Der Hurensohn', text },
      en: { title: 'A fucking tape', text: 'He tore my tape, the fucking neighbour.' },
    }),
  }
  const translated = await shareText(museum, rude)
  await finishWork(museum)
  for (const each of await titles(translated.storyId)) {
    expect(each).not.toMatch(/Hurensohn|fuck/i)
    expect(each).toMatch(/\p{L}{3}/u)
  }
})

test('[ADMIN-16] generated words after a decision return a story to review if they are flagged, and only then', async () => {
  const museum = await startWithoutStories()
  const first = await approvedVoice(museum)
  museum.storyteller.transcriber = {
    recognizeWords: async () => [],
    transcribe: async () => `${rude} ${link}`,
  }
  await finishWork(museum)
  expect(await seenBy(museum)).not.toContain(first)
  expect(await queueOf(museum)).toEqual([first])
  const back = await storyOf(museum, first)
  expect(back).toMatchObject({ state: 'new', decision: null, textDE: `${rude} ${link}` })
  expect(back.flags.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['word', 'link']))
  await decide(museum, first, 'publish')
  museum.storyteller.translator = {
    translate: async ({ text }) => ({
      language: 'de',
      de: { title: 'Das Band', text },
      en: { title: 'The tape', text: `In English: ${text}` },
    }),
  }
  museum.storyteller.transcriber = { recognizeWords: async () => [], transcribe: async () => fine }
  const second = await approvedVoice(museum)
  await finishWork(museum)
  // What was flagged when staff published it is no news; what they have not seen raises no flag.
  expect(await seenBy(museum)).toEqual([second, first])
  expect((await storyOf(museum, second)).decision).toMatchObject({ to: 'published' })
  museum.storyteller.translator.translate = async ({ text }) => ({
    language: 'de',
    de: { title: 'Das Band', text },
    en: { title: 'The tape', text: 'I fucking rewound it. All of it.' },
  })
  const third = await shareText(museum, `${fine} Noch einmal.`)
  await finishWork(museum)
  expect(await seenBy(museum)).toEqual([second, first])
  expect(await queueOf(museum)).toEqual([third.storyId])
})

test('[ADMIN-17] a hidden story that its contributor corrects is not shown, but comes back to review, marked as corrected', async () => {
  const museum = await startWithoutStories()
  const { storyId, personalLinkKey } = await shareText(museum, fine)
  await decide(museum, storyId, 'hide')
  expect(await queueOf(museum)).toEqual([])
  await correct(museum, personalLinkKey, `${fine} Ohne den Namen.`)
  expect(await seenBy(museum)).not.toContain(storyId)
  expect(await queueOf(museum)).toEqual([storyId])
  expect(await storyOf(museum, storyId)).toMatchObject({
    state: 'new',
    decision: null,
    edited: { by: null },
    textDE: `${fine} Ohne den Namen.`,
  })
  expect(await own(museum, personalLinkKey)).toMatchObject({ state: 'waiting', awaits: 'reading' })
  await decide(museum, storyId, 'publish')
  expect(await seenBy(museum)).toContain(storyId)
})
