import type { Page } from '@playwright/test'
import { GroupedStories, type Story } from '#contract/story.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { record } from './support/record.ts'

const address = '/exhibits/werkschau/share-story'
const key = (page: Page, name: string) => page.getByRole('button', { name })
const device = (page: Page, name: string) => page.getByRole('radio', { name })
const story = (page: Page) => page.getByRole('textbox', { name: 'Your story' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks for sharing your story!' })

/** Follows the thanks to where the story stands. */
async function seeIt(page: Page) {
  await page.getByRole('link', { name: 'See where it stands' }).click()
  await expect(page).toHaveURL(/\/explore-stories\?story=\d+$/)
  const id = Number(new URL(page.url()).searchParams.get('story'))
  const entry = page.locator(`#story-${id}`)
  await expect(entry).toBeInViewport()
  await expect(entry.getByRole('heading')).toBeFocused()
  return { id, entry }
}

async function stored(url: string, id: number): Promise<{ device: string; story: Story } | undefined> {
  const answer = await fetch(`${url}/api/user-story/all/exhibition/1`)
  return GroupedStories.parse(await answer.json())
    .flatMap(({ device, userStories }) => userStories.map((story) => ({ device: device.name, story })))
    .find(({ story }) => story.id === id)
}

test('a text is thanked for, clears the form, and is read where it stands', async ({ page, server }) => {
  const text = 'My sister taped over the rehearsal.'
  await page.goto(address)
  await device(page, 'Cassette Tape').check()
  await story(page).fill(text)
  await key(page, 'Upload Text').click()
  await expect(thanks(page)).toBeFocused()
  // The page says it; nothing lies over what comes next.
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('')
  await expect(story(page)).toHaveValue('')
  await expect(device(page, 'Cassette Tape')).not.toBeChecked()
  await expectNoAxeViolations(page)
  const { id, entry } = await seeIt(page)
  await expect(entry).toContainText(text)
  expect(await stored(server.url, id)).toMatchObject({
    device: 'Cassette Tape',
    story: { textEN: text, language: 'en' },
  })
})

test('a voice is recorded, played, sought, shared with its waveform, and played where it is published @full', async ({
  page,
  microphone,
  server,
}) => {
  await page.goto(`${address}?deviceId=1`)
  await page.evaluate(() => window.fakeMicrophone?.hear('silence'))
  await record(page, microphone)
  expect(await microphone.openTracks()).toBe(0)
  const place = page.getByRole('slider', { name: 'Position: your recording' })
  await key(page, 'Play: your recording').click()
  await expect.poll(() => place.inputValue().then(Number)).toBeGreaterThan(0.5)
  await place.press('Home')
  await key(page, 'Upload Audio').click()
  await expect(thanks(page)).toBeVisible()
  await expect(key(page, 'Start Recording')).toBeVisible()

  const { id, entry } = await seeIt(page)
  await entry.getByRole('button', { name: /^Abspielen: / }).click()
  await expect.poll(() => entry.getByRole('slider').inputValue().then(Number)).toBeGreaterThan(0.5)
  const mine = await stored(server.url, id)
  expect(mine).toMatchObject({
    device: 'Cassette Tape',
    story: { language: 'en', voice: { type: 'audio/webm' } },
  })
  const { duration = 0, waveform, url } = mine?.story.voice ?? {}
  // With the count, three seconds.
  expect(duration).toBeGreaterThan(5.5)
  expect(duration).toBeLessThan(9)
  // It was silent first and sounded later.
  const bars = waveform ?? []
  expect(bars).toHaveLength(96)
  expect(Math.max(...bars.slice(0, 20))).toBeLessThan(5)
  expect(Math.min(...bars.slice(60, 90))).toBeGreaterThan(30)
  const file = await fetch(new URL(url ?? '', server.url))
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(5000)
})
