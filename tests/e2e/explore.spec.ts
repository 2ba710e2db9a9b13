import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { devices } from '#content/exhibits/index.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { themes } from '#contract/playground.ts'
import { Shared } from '#contract/story.ts'
import { fillServer } from '#tools/bench/fillServer.ts'
import { startServer } from '#tools/lib/startServer.ts'
import { wavOf } from '../fixtures/audio/builtAudio.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { inFull } from './support/inFull.ts'

const address = '/exhibits/werkschau/explore-stories'
const heads = (page: Page) => page.locator('details[name="explore-devices"] > summary')
const head = (page: Page, device: string) => heads(page).filter({ hasText: device })
const opened = (page: Page) => page.locator('details[name="explore-devices"][open]')
const entries = (page: Page) => page.getByRole('article')
const field = (page: Page) => page.getByRole('searchbox')
const toasts = (page: Page, name = 'Meldungen') => page.getByRole('region', { name })
const narration = (page: Page) => page.getByRole('group', { name: 'Die Erzählung zu «Cassette Tape»' })
const place = (page: Page) => narration(page).getByRole('slider')
const seconds = async (page: Page) => Number(await place(page).inputValue())

/** Leaves a written story through the real call, as another visitor would. Resolves to its id. */
async function submitStory(
  url: string,
  { deviceId, ...story }: { deviceId: number; text: string; language: 'de' | 'en' },
): Promise<number> {
  const path = `/api/user-story/submit-text/device/${deviceId}/exhibition/${mainExhibitionId}`
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ storyText: story.text, language: story.language }),
  })
  return Shared.parse(await answer.json()).storyId
}

/** Leaves a spoken story of six seconds through the real call, as another visitor would. Resolves to its id. */
async function submitVoice(url: string, deviceId: number): Promise<number> {
  const form = new FormData()
  form.set('exhibitionId', String(mainExhibitionId))
  form.set('language', 'de')
  form.set('audio', new Blob([wavOf(6).slice()], { type: 'audio/wav' }), 'voice.wav')
  const path = `/api/user-story/submit-audio/device/${deviceId}/exhibition/${mainExhibitionId}`
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: form,
  })
  return Shared.parse(await answer.json()).storyId
}

test('[EXPL-01] all devices stand as accordions, and opening one closes the other', async ({ page }) => {
  await page.goto(address)
  await expect(heads(page)).toHaveCount(devices.length)
  await expect(entries(page)).toHaveCount(0)
  await head(page, 'Cassette Tape').click()
  await expect(opened(page)).toHaveCount(1)
  const told = opened(page).getByRole('article').first()
  await expect(told).toBeVisible()
  const onTape = await told.innerText()
  await head(page, 'Apple iPod').click()
  await expect(opened(page)).toHaveCount(1)
  await expect(opened(page).getByRole('heading', { name: 'Apple iPod' })).toBeVisible()
  await expect(told).toBeVisible()
  await expect(told).not.toHaveText(onTape, { useInnerText: true })
  await head(page, 'Apple iPod').click()
  await expect(opened(page)).toHaveCount(0)
})

test('[EXPL-01] an accordion opens and closes by keyboard, and the address follows without a step back', async ({
  page,
}) => {
  await page.goto(address)
  await head(page, 'Amazon Echo').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?deviceId=3$/)
  await expect(opened(page)).toHaveCount(1)
  const depth = await page.evaluate(() => history.length)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/explore-stories$/)
  await expect(opened(page)).toHaveCount(0)
  expect(await page.evaluate(() => history.length)).toBe(depth)
})

test('[EXPL-02] [FIT-06] the page speaks German until English is chosen', async ({ page }) => {
  await page.goto(`${address}?deviceId=1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Geschichten entdecken' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Sonntag, Daumen auf der Pause' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore stories' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sunday, thumb on the pause key' })).toBeVisible()
  // The narration quotes it too.
  await expect(entries(page).getByText('Every July we drove down')).toBeVisible()
})

test('[EXPL-02] [FIT-03] a story is called by its own words where nobody has named it, and its language is marked', async ({
  page,
  server,
}) => {
  const text = 'The lid of the drawer jammed every winter, and my aunt kept her letters behind it.'
  const id = await submitStory(server.url, { text, deviceId: ipodExhibit.device.id, language: 'en' })
  await page.goto(`${address}?deviceId=${ipodExhibit.device.id}`)
  const story = page.locator(`#story-${id}`)
  const title = story.getByRole('heading')
  // Its first words until the server has made a title of them.
  await expect(title).toHaveText(/^The lid of the drawer/)
  await expect(title).toHaveAttribute('lang', 'en')
  await expect(story.locator('[lang=en]', { hasText: 'kept her letters' })).toBeVisible()
  await expect(story).toContainText('nur auf Englisch')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(title).not.toHaveAttribute('lang', /./)
  await expect(story).not.toContainText('in English only')
})

test('[EXPL-03] Share Your Story leads to share story', async ({ page }) => {
  await page.goto(address)
  const link = page.getByRole('link', { name: 'Share Your Story' })
  await expect(link).toHaveAttribute('lang', 'en')
  await link.click()
  await expect(page).toHaveURL(/\/exhibits\/werkschau\/share-story$/)
})

test('[EXPL-01] [SHELL-10] [SHELL-12] a first failure is said on the page and as a toast of 3 seconds, and can be tried again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/503|Failed to load stories/)
  // The page's time is the test's alone, however busy the machine is.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/api/user-story/all/**', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'busy' } }),
  )
  await page.goto(address)
  const failure = page.getByRole('main').getByText('Failed to load user stories.')
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(failure).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(failure).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Die Geschichten konnten nicht geladen werden.')).toBeVisible()
  await expect(toasts(page)).toContainText('Failed to load user stories.')
  await page.clock.runFor(2_000)
  await expect(toasts(page)).toContainText('Failed to load user stories.')
  await page.clock.runFor(1_500)
  await expect(toasts(page).locator('[data-leaving]')).toHaveCount(1)
  await page.clock.runFor(400)
  await expect(toasts(page)).not.toContainText('Failed to load user stories.')
  await expect(failure).toBeVisible()
  await page.clock.resume()
  await page.unroute('**/api/user-story/all/**')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(heads(page)).toHaveCount(devices.length)
})

test('[SHELL-12] a refresh that fails keeps what is shown and is only logged', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/503|Failed to load stories/)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.clock.install()
  await page.goto(`${address}?deviceId=1`)
  const story = page.getByRole('article', { name: 'Sonntag, Daumen auf der Pause' })
  await expect(story).toBeVisible()
  await page.route('**/api/user-story/all/**', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'busy' } }),
  )
  // A minute until the refresh, then its retries; each wait begins only when the answer before it is there.
  await expect(async () => {
    await page.clock.fastForward(61_000)
    expect(logged.some((line) => line.startsWith('Failed to load stories'))).toBe(true)
  }).toPass()
  await expect(story).toBeVisible()
  await expect(page.getByText('Failed to load user stories.')).toHaveCount(0)
})

test('[EXPL-01] a story that comes in stands on an open page within a minute', async ({ page, server }) => {
  await page.clock.install()
  await page.goto(`${address}?deviceId=${imacExhibit.device.id}`)
  await expect(entries(page).first()).toBeVisible()
  const text = `Der blaue Griff war immer warm, ${randomUUID()}.`
  await submitStory(server.url, { text, deviceId: imacExhibit.device.id, language: 'de' })
  await page.clock.fastForward(61_000)
  await expect(page.getByText(text)).toBeVisible()
})

test('[DECK-08] [EXPL-01] the narration plays: time, captions and transcript move on', async ({ page }) => {
  await page.goto(`${address}?deviceId=1`)
  await page.getByText('Ganzer Text').click()
  const caption = page.locator('[data-place="now"]')
  const first = await caption.textContent()
  await narration(page)
    .getByRole('button', { name: /^Abspielen: Die Erzählung/ })
    .click()
  await expect(narration(page).getByRole('button', { name: /^Anhalten/ })).toBeVisible()
  await expect.poll(() => seconds(page)).toBeGreaterThan(1)
  await expect(caption).not.toHaveText(first ?? '')
  await expect(page.locator('[data-heard]')).toHaveText((await caption.textContent()) ?? '')
  await expect(narration(page).locator('[data-measured]')).toBeVisible()
  await narration(page)
    .getByRole('button', { name: /^Anhalten/ })
    .click()
  const stopped = await seconds(page)
  expect(stopped).toBeGreaterThan(1)
  await expect(narration(page).getByRole('button', { name: /^Abspielen/ })).toBeVisible()
  expect(await seconds(page)).toBe(stopped)
})

test('[DECK-08] choosing English changes the narration to English', async ({ page }) => {
  await page.goto(`${address}?deviceId=1`)
  await expect(page.locator('[data-place="now"]')).toBeVisible()
  const german = await page.locator('[data-place="now"]').textContent()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('[data-place="now"]')).not.toHaveText(german ?? '')
  await expect(page.getByRole('group', { name: 'The narration of “Cassette Tape”' })).toBeVisible()
})

test('[FIT-02] the place in a recording is a slider that the keyboard moves and that says the time', async ({
  page,
}) => {
  await page.goto(`${address}?deviceId=1`)
  await place(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^0:10 von 1:\d\d$/)
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^0:05 von/)
  await page.keyboard.press('PageUp')
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^0:20 von/)
  await page.keyboard.press('Home')
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^0:00 von/)
  await page.keyboard.press('PageUp')
  await narration(page).getByRole('button').press('Enter')
  await expect.poll(() => seconds(page)).toBeGreaterThan(15.5)
})

test('[EXPL-04] a spoken story plays in place with its waveform, and only one recording is heard at a time', async ({
  page,
  server,
}) => {
  const id = await submitVoice(server.url, tapeExhibit.device.id)
  await page.goto(`${address}?story=${id}`)
  const story = page.locator(`#story-${id}`)
  await expect(story).toBeInViewport()
  await expect(story).toContainText('Diese Geschichte')
  await narration(page)
    .getByRole('button', { name: /^Abspielen/ })
    .click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.5)
  await story.getByRole('button', { name: 'Abspielen: Stimme zu «Eine Stimme»' }).click()
  await expect(narration(page).getByRole('button', { name: /^Abspielen/ })).toBeVisible()
  const slider = story.getByRole('slider')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0.5)
  await expect(story.locator('[data-measured] svg')).toHaveCount(2)
  await expect(story).toContainText('0:06')
  // To its end, where it offers to start again.
  await expect(story.getByRole('button', { name: /^Abspielen/ })).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', '0:06 von 0:06')
})

test('a recording that cannot be fetched says so and plays when tried again', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(/404/)
  const id = await submitVoice(server.url, echoExhibit.device.id)
  await page.goto(`${address}?story=${id}`)
  const story = page.locator(`#story-${id}`)
  // The page has arrived at the story: nothing scrolls away under the press any more.
  await expect(story.getByRole('heading')).toBeFocused()
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await story.getByRole('button', { name: /^Abspielen/ }).click()
  await expect(story.getByRole('alert')).toContainText('Die Aufnahme kommt gerade nicht an.')
  await expectNoAxeViolations(page)
  await page.unroute('**/media/**')
  await story.getByRole('button', { name: /^Noch einmal versuchen/ }).click()
  await expect.poll(async () => Number(await story.getByRole('slider').inputValue())).toBeGreaterThan(0.3)
  await expect(story.getByRole('alert')).toBeEmpty()
})

test('everything falls silent when the page or the device is left', async ({ page }) => {
  await page.addInitScript(function keepTheElement() {
    const original = window.Audio
    window.Audio = class extends original {
      constructor(source?: string) {
        super(source)
        document.addEventListener('ask-silence', () => {
          document.documentElement.dataset.silent = String(this.paused)
        })
      }
    }
  })
  const isSilent = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('ask-silence'))
      return document.documentElement.dataset.silent
    })
  await page.goto(address)
  for (const submit of [
    () => head(page, 'iMac').click(),
    () => page.getByRole('link', { name: 'Share Your Story' }).click(),
  ]) {
    await head(page, 'Cassette Tape').click()
    await narration(page)
      .getByRole('button', { name: /^Abspielen/ })
      .click()
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2)
    expect(await isSilent()).toBe('false')
    await submit()
    await expect.poll(isSilent).toBe('true')
  }
})

test('[EXPL-04] search finds words in both languages and opens what it found', async ({ page }) => {
  await page.goto(address)
  await field(page).fill('GUBRIST')
  await expect(page.getByRole('status').filter({ hasText: 'Eine Geschichte gefunden.' })).toBeVisible()
  await expect(heads(page)).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Sonntag, Daumen auf der Pause' })).toBeVisible()
  await field(page).fill('thumb on the pause')
  await expect(page.getByRole('article', { name: 'Sonntag, Daumen auf der Pause' })).toBeVisible()
  await field(page).fill('xylofon')
  await expect(page.getByText('Dazu hat noch niemand etwas erzählt.')).toBeVisible()
  await expect(heads(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Suche leeren' }).click()
  await expect(heads(page)).toHaveCount(devices.length)
  await expect(field(page)).toHaveValue('')
})

test('[EXPL-04] choosing a device shows that one alone, open', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('combobox', { name: 'Gerät' }).selectOption({ label: 'Amazon Echo' })
  await expect(heads(page)).toHaveCount(1)
  await expect(opened(page).getByRole('heading', { name: 'Amazon Echo' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Gerät' }).selectOption({ label: 'Alle Geräte' })
  await expect(heads(page)).toHaveCount(devices.length)
})

test('a link to a story opens its device, brings it into view and moves the focus to it', async ({
  page,
}) => {
  await page.goto(`${address}?story=100011`)
  const story = page.locator('#story-100011')
  await expect(opened(page).getByRole('heading', { name: 'Amazon Echo' })).toBeVisible()
  await expect(story).toBeInViewport()
  await expect(story.getByRole('heading')).toBeFocused()
  await expect(story).toContainText('Diese Geschichte')
})

test('[DECK-08] a device without a narration, and one that fails to load, say so', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/api/device-story/device/2/**', (route) =>
    route.fulfill({ json: { statusCode: 200, message: 'No device story available.', narrations: [] } }),
  )
  await page.goto(`${address}?deviceId=2`)
  await expect(opened(page).getByText('No device story available.')).toHaveAttribute('lang', 'en')
  pageErrors.allowError(/503|Failed to load/)
  await page.route('**/api/device-story/device/3/**', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'busy' } }),
  )
  await head(page, 'Amazon Echo').click()
  await expect(opened(page).getByText('Failed to load device story.')).toBeVisible()
  await page.unroute('**/api/device-story/device/3/**')
  await opened(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(opened(page).getByRole('slider', { name: /Die Erzählung/ })).toBeVisible()
})

for (const theme of themes) {
  test(`[FIT-02] axe finds nothing on explore stories, closed, open, playing, searching and empty, in ${theme}${inFull(theme !== 'retro')}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('preferred-theme', chosen), theme)
    await page.goto(address)
    await expect(heads(page)).toHaveCount(devices.length)
    await expectNoAxeViolations(page)
    await head(page, 'Cassette Tape').click()
    await narration(page)
      .getByRole('button', { name: /^Abspielen/ })
      .click()
    await page.getByText('Ganzer Text').click()
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'English' }).click()
    await field(page).fill('radio')
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible()
    await expectNoAxeViolations(page)
    await field(page).fill('xylofon')
    await expect(heads(page)).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
}

test('[FIT-02] targets on a touchscreen are large enough', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1080, height: 1920 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`${address}?deviceId=1`)
  const key = await narration(page)
    .getByRole('button', { name: /^Abspielen/ })
    .boundingBox()
  expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(72)
  for (const target of await page.locator('main :is(button, a, input, select, summary):visible').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(48)
  }
  await context.close()
})

test('[ECHO-06] ten thousand stories are counted and found, and a dozen at a time stand on the page @full', async ({
  browser,
}) => {
  const full = await startServer({ fill: (dataDir) => fillServer(dataDir, 10_000) })
  const context = await browser.newContext({ baseURL: full.url })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await expect(heads(page).first()).toContainText(/2\s?00\d Geschichten/)
    expect(await page.locator('*').count()).toBeLessThan(300)
    await head(page, 'Cassette Tape').click()
    await expect(entries(page)).toHaveCount(12)
    await page.getByRole('button', { name: '12 weitere zeigen' }).click()
    await expect(entries(page)).toHaveCount(24)
    await expect(entries(page).nth(12).getByRole('heading')).toBeFocused()
    await field(page).fill('geschichte 9995')
    await expect(page.getByRole('status').filter({ hasText: 'Eine Geschichte gefunden.' })).toBeVisible()
    await expect(entries(page)).toHaveCount(1)
  } finally {
    await context.close()
    await full.stop()
  }
})
