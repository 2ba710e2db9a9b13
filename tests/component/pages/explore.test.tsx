import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { deviceName } from '#content/deviceNames.ts'
import { devices } from '#content/exhibits/index.ts'
import * as routes from '#contract/routes.ts'
import type { Narration } from '#contract/device.ts'
import type { GroupedStories, Story } from '#contract/story.ts'
import { aBareStory } from '#tests/e2e/support/stories.ts'
import { answer, held, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { fakeClock } from '../support/clock.ts'
import { sampleNarration, toneUrl, watchVoice } from '../support/samples.ts'

const address = '/exhibits/werkschau/explore-stories'
const key = (name: string | RegExp) => page.getByRole('button', { name })
const open = (device: string) => page.getByRole('heading', { level: 2, name: device }).click()
const field = page.getByRole('searchbox')
const stories = page.getByRole('article')
const toasts = page.getByRole('region', { name: 'Meldungen' })
const narration = page.getByRole('group', { name: 'Die Erzählung zu «Cassette Tape»' })
async function isShown(device: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 2, name: device })).toBeVisible()
}

const pause = aBareStory({
  id: 11,
  titleDE: 'Sonntag, Daumen auf der Pause',
  titleEN: 'Sunday, thumb on the pause key',
  textDE: 'Im Gubrist kam das Lied.',
  textEN: 'The song came in the tunnel.',
  language: 'de',
})
const drawer = aBareStory({
  id: 12,
  textEN: 'The lid of the drawer jammed every winter, and it smelled of letters.',
})
const spoken = (url: string): Story =>
  aBareStory({
    id: 13,
    titleDE: 'Gesprochen',
    voice: { url, type: 'audio/wav', duration: 3, waveform: [50] },
  })

function tell(...told: readonly [deviceId: number, ...stories: Story[]][]): void {
  const groups: GroupedStories = devices.map(({ id, name }) => ({
    device: { id, name },
    userStories: told.flatMap(([deviceId, ...stories]) => (deviceId === id ? stories : [])),
  }))
  answer(routes.storiesByDevice, groups)
}

const narrate = (...narrations: Narration[]) =>
  answer(routes.deviceStory, { statusCode: 200, message: '', narrations })
const sentences = (count: number) => Array.from({ length: count }, (_, index) => `Satz ${index + 1}.`)
/** What is set large as being heard. */
const caption = () => document.querySelector('[data-place="now"]')?.textContent

beforeEach(() => tell([1, pause], [2, drawer]))

test('[EXPL-01] all devices stand as accordions, and opening one closes the other', async () => {
  openApp(address)
  for (const { name } of devices) await isShown(deviceName(name, 'de'))
  expect(stories.elements()).toHaveLength(0)
  await open('Cassette Tape')
  await expect.element(stories).toMatchTextContent('Sonntag')
  await open('Apple iPod')
  await expect.element(stories).toMatchTextContent('drawer')
  await open('Apple iPod')
  await expect.element(stories).not.toBeInTheDocument()
})

test('[EXPL-01] an accordion opens and closes by keyboard, and the address follows without a step back', async () => {
  openApp(address)
  await isShown('iMac')
  const depth = history.length
  const summaries = [...document.querySelectorAll('summary')]
  summaries.find(({ textContent }) => textContent.includes('Amazon Echo'))?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toBe('?deviceId=3')
  await expect.element(page.getByText('Zu diesem Gerät hat noch niemand etwas erzählt.')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.poll(() => location.search).toBe('')
  expect(history.length).toBe(depth)
})

test('[EXPL-02] [FIT-06] the page speaks German until English is chosen', async () => {
  openApp(`${address}?deviceId=1`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Geschichten entdecken' })).toBeVisible()
  await expect.element(key('Deutsch')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(stories).toMatchTextContent('Im Gubrist kam das Lied.')
  await key('English').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Explore stories' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Sunday, thumb on the pause key' })).toBeVisible()
  await expect.element(stories).toMatchTextContent('The song came in the tunnel.')
})

test('[EXPL-02] a story without a title is called by its first words, and its language is marked', async () => {
  openApp(`${address}?deviceId=2`)
  const title = stories.getByRole('heading')
  await expect.element(title).toMatchTextContent(/^The lid of the drawer/)
  await expect.element(title).toHaveAttribute('lang', 'en')
  expect(
    stories
      .getByText(/smelled of letters/)
      .element()
      .closest('[lang]'),
  ).toHaveAttribute('lang', 'en')
  await expect.element(stories).toMatchTextContent('nur auf Englisch')
  await key('English').click()
  await expect.element(title).not.toHaveAttribute('lang')
  await expect.element(stories).not.toMatchTextContent('in English only')
})

test('[EXPL-03] Share Your Story leads to share story', async () => {
  openApp(address)
  const link = page.getByRole('link', { name: 'Share Your Story' })
  await expect.element(link).toHaveAttribute('lang', 'en')
  await link.click()
  await expect.poll(() => location.pathname).toBe('/exhibits/werkschau/share-story')
})

test('[EXPL-01] [SHELL-10] [SHELL-12] a first failure is said on the page and as a toast of 3 seconds, and can be tried again @full', async () => {
  allowError(/Failed to load stories/)
  fakeClock()
  const later = held(refusal(404, 'busy'))
  answer(routes.storiesByDevice, later.reply)
  openApp(address)
  await expect.element(page.getByText('Die Geschichten kommen …')).toBeVisible()
  const toast = toasts.getByText('Failed to load user stories.')
  await expect.element(toast).not.toBeInTheDocument()
  later.release()
  const failure = page.getByRole('main').getByText('Failed to load user stories.')
  await expect.element(failure).toHaveAttribute('lang', 'en')
  await expect.element(page.getByText('Die Geschichten konnten nicht geladen werden.')).toBeVisible()
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(3400)
  await expect.element(toast).not.toBeInTheDocument()
  await expect.element(failure).toBeVisible()
  tell([1, pause])
  await key('Noch einmal versuchen').click()
  await isShown('iMac')
})

test('[EXPL-01] [SHELL-12] the list is polled each minute: new stories appear, and a failure changes nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  fakeClock()
  openApp(`${address}?deviceId=1`)
  await expect.element(stories).toMatchTextContent('Sonntag')
  tell([1, aBareStory({ id: 14, textDE: 'Der Griff war immer warm.' }), pause])
  vi.advanceTimersByTime(61_000)
  await expect.element(stories.getByText('Der Griff war immer warm.').first()).toBeVisible()
  answer(routes.storiesByDevice, refusal(404, 'busy'))
  vi.advanceTimersByTime(61_000)
  await expect.poll(() => logged.mock.calls).toEqual([['Failed to load stories', expect.any(Error)]])
  expect(stories.elements()).toHaveLength(2)
  await expect.element(page.getByText('Failed to load user stories.')).not.toBeInTheDocument()
})

test('[DECK-08] [EXPL-01] the narration plays: time, captions and transcript move on, and it stays where it is paused @full', async () => {
  narrate(sampleNarration('de', sentences(6)))
  openApp(`${address}?deviceId=1`)
  await page.getByText('Ganzer Text').click()
  const place = narration.getByRole('slider')
  await expect.poll(caption).toBe('Satz 1.')
  await narration.getByRole('button', { name: /^Abspielen: Die Erzählung/ }).click()
  await expect.poll(caption).toBe('Satz 2.')
  expect(document.querySelector('[data-current]')?.textContent).toBe('Satz 2.')
  await narration.getByRole('button', { name: /^Anhalten/ }).click()
  await expect.element(narration.getByRole('button', { name: /^Abspielen/ })).toBeVisible()
  await expectNoAxeViolations()
  // A jump while it stands, and it goes on from there.
  await place.fill('4.5')
  await expect.poll(caption).toBe('Satz 5.')
  await narration.getByRole('button', { name: /^Abspielen/ }).click()
  await expect.poll(caption).toBe('Satz 6.')
})

test('[SCRIPT-07] a narration names its readers, if people read it @full', async () => {
  narrate(
    { ...sampleNarration('de', sentences(3)), readBy: ['Ruth Meier', 'Ali Koç'] },
    sampleNarration('en', ['One.']),
  )
  openApp(address)
  await open('Cassette Tape')
  await expect.element(page.getByText('Gelesen von Ruth Meier, Ali Koç.')).toBeVisible()
  await expectNoAxeViolations()
  await key('English').click()
  await expect.element(page.getByRole('group', { name: /^The narrat/ })).toBeVisible()
  await expect.element(page.getByText(/^(?:Read by|Gelesen von)/)).not.toBeInTheDocument()
})

test('[DECK-08] choosing English changes the narration to English', async () => {
  narrate(sampleNarration('de', ['Eins.']), sampleNarration('en', ['One.']))
  openApp(`${address}?deviceId=1`)
  await expect.poll(caption).toBe('Eins.')
  await key('English').click()
  await expect.poll(caption).toBe('One.')
  await expect.element(page.getByRole('group', { name: 'The narration of “Cassette Tape”' })).toBeVisible()
})

test('the place in a recording is a slider that the keyboard moves and that says the time', async () => {
  narrate(sampleNarration('de', sentences(80)))
  openApp(`${address}?deviceId=1`)
  const place = narration.getByRole('slider')
  await expect.element(place).toBeVisible()
  const slider = place.element()
  if (slider instanceof HTMLElement) slider.focus()
  for (const [pressed, said] of [
    ['{ArrowRight}{ArrowRight}', '0:10 von 1:20'],
    ['{ArrowLeft}', '0:05 von 1:20'],
    ['{PageUp}', '0:20 von 1:20'],
    ['{Home}', '0:00 von 1:20'],
  ] as const) {
    await userEvent.keyboard(pressed)
    await expect.element(place).toHaveAttribute('aria-valuetext', said)
  }
})

test('[EXPL-04] only one recording plays at a time', async () => {
  narrate(sampleNarration('de', sentences(30)))
  tell([1, spoken(toneUrl(30))])
  openApp(`${address}?deviceId=1`)
  const pauses = (place: Locator) => place.getByRole('button', { name: /^Anhalten/ })
  await narration.getByRole('button', { name: /^Abspielen/ }).click()
  await expect.element(pauses(narration)).toBeVisible()
  await stories.getByRole('button', { name: /^Abspielen/ }).click()
  await expect.element(pauses(stories)).toBeVisible()
  await expect.element(pauses(narration)).not.toBeInTheDocument()
})

test('everything falls silent when the page or the device is left @full', async () => {
  narrate(sampleNarration('de', sentences(30)))
  const { isPaused } = watchVoice()
  openApp(address)
  for (const leave of [
    () => open('iMac'),
    () => page.getByRole('link', { name: 'Share Your Story' }).click(),
  ]) {
    await open('Cassette Tape')
    await narration.getByRole('button', { name: /^Abspielen/ }).click()
    await expect.poll(isPaused).toBe(false)
    await leave()
    await expect.poll(isPaused).toBe(true)
  }
})

test('[DECK-08] a device without a narration, and one that fails to load, say so', async () => {
  allowError(/Failed to load/)
  openApp(`${address}?deviceId=2`)
  await expect.element(page.getByText('No device story available.')).toHaveAttribute('lang', 'en')
  answer(routes.deviceStory, refusal(404, 'busy'))
  await open('Amazon Echo')
  await expect.element(page.getByText('Failed to load device story.')).toBeVisible()
  narrate(sampleNarration('de', ['Eins.']))
  await key('Noch einmal versuchen').click()
  await expect.element(page.getByRole('slider', { name: /Die Erzählung/ })).toBeVisible()
})

test('[EXPL-04] a spoken story plays to its end in place, and starts again @full', async () => {
  tell([1, spoken(toneUrl(1))])
  openApp(`${address}?story=13`)
  await stories.getByRole('button', { name: 'Abspielen: Stimme zu «Gesprochen»' }).click()
  await expect.element(stories.getByRole('button', { name: /^Anhalten/ })).toBeVisible()
  await expect.element(stories.getByRole('button', { name: /^Abspielen/ })).toBeVisible()
  await expect.element(stories.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:01 von 0:01')
})

test('a recording that cannot be played says so, and can be tried again @full', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  tell([1, spoken(URL.createObjectURL(new Blob(['no sound'])))])
  openApp(`${address}?story=13`)
  await stories.getByRole('button', { name: /^Abspielen/ }).click()
  await expect.element(stories.getByRole('alert')).toMatchTextContent('Die Aufnahme kommt gerade nicht an.')
  await expectNoAxeViolations()
  await stories.getByRole('button', { name: /^Noch einmal versuchen/ }).click()
  await expect.element(stories.getByRole('alert')).toMatchTextContent('Die Aufnahme kommt gerade nicht an.')
})

test('[EXPL-04] search finds words in both languages and opens the results', async () => {
  openApp(address)
  await field.fill('GUBRIST')
  await expect.element(page.getByRole('status').getByText('Eine Geschichte gefunden.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Apple iPod' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('article', { name: 'Sonntag, Daumen auf der Pause' })).toBeVisible()
  await field.fill('thumb on the pause')
  await expect.element(page.getByRole('article', { name: 'Sonntag, Daumen auf der Pause' })).toBeVisible()
  await expectNoAxeViolations()
  await field.fill('xylofon')
  await expect.element(page.getByText('Dazu hat noch niemand etwas erzählt.')).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(0)
  await expectNoAxeViolations()
  await key('Suche leeren').click()
  await isShown('Apple iPod')
  await expect.element(field).toHaveValue('')
})

test('[EXPL-04] choosing a device shows that one alone, open', async () => {
  openApp(address)
  const filter = page.getByRole('combobox', { name: 'Gerät' })
  await filter.selectOptions('Cassette Tape')
  await expect.element(stories).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
  await filter.selectOptions('Alle Geräte')
  await isShown('Apple iPod')
})

test('a link to a story opens its device, brings it into view and moves the focus to it', async () => {
  openApp(`${address}?story=12`)
  await expect.element(stories.getByRole('heading')).toHaveFocus()
  await expect.element(stories).toBeInViewport()
  await expect.element(stories).toMatchTextContent('Diese Geschichte')
})

test('[ECHO-06] a dozen stories at a time stand on the page, and reading goes on at the first of the new ones', async () => {
  const many = Array.from({ length: 30 }, (_, id) =>
    aBareStory({ id: id + 1, textDE: `Geschichte ${id + 1}` }),
  )
  tell([1, ...many])
  openApp(`${address}?deviceId=1`)
  await expect.poll(() => stories.elements()).toHaveLength(12)
  await key('12 weitere zeigen').click()
  await expect.poll(() => stories.elements()).toHaveLength(24)
  await expect.element(stories.nth(12).getByRole('heading')).toHaveFocus()
})

test('axe finds nothing on explore stories, closed and open', async () => {
  openApp(address)
  await isShown('iMac')
  await expectNoAxeViolations()
  await open('Cassette Tape')
  await expect.element(stories).toBeVisible()
  await expectNoAxeViolations()
})
