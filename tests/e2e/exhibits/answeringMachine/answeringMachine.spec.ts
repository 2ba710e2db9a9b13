import type { Page } from '@playwright/test'
import { answeringMachineExhibit } from '#content/exhibits/answeringMachine/exhibit.ts'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { withoutWebGL } from '#tests/e2e/support/withoutWebGL.ts'

const { address, device } = answeringMachineExhibit
const storiesCall = `**/api/user-story/device/${device.id}`
const narrationCall = `**/api/device-story/device/${device.id}/exhibition/1*`
const three = [3, 2, 1].map((n) =>
  aStory({ id: 100_000 + n, titleEN: `Call ${n}`, titleDE: `Anruf ${n}`, textEN: `Said ${n}.` }),
)

const key = (page: Page) => page.getByRole('button', { name: /^Play the (greeting|next message)$/ })
const lamp = (page: Page) => page.locator('[data-count]')
const player = (page: Page) => page.getByRole('group', { name: 'The story of the answering machine' })
const running = (page: Page) => page.locator('[data-running=greeting]')

for (const way of ['on its still', 'without WebGL'] as const)
  test.describe(way, () => {
    test.use({ contextOptions: { reducedMotion: way === 'on its still' ? 'reduce' : 'no-preference' } })
    test.beforeEach(async ({ page }) => {
      if (way === 'without WebGL') await withoutWebGL(page)
    })

    test('[ANSW-01] [FIT-02] [FIT-03] it stands on the plan, opens in both languages, and axe finds nothing', async ({
      page,
    }) => {
      await page.goto('/exhibits')
      await page.getByRole('link', { name: /Answering machine/ }).click()
      await expect(page).toHaveURL(address)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('No. 10 Answering machine, 1971 to 1999')
      await expect(lamp(page)).toHaveText('The lamp counts 5 messages')
      await expect(page.locator('img').first()).toHaveJSProperty('complete', true)
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await expect(heading).toHaveText('No. 10 Anrufbeantworter, 1971 bis 1999')
      await expect(lamp(page)).toHaveText('Das Licht zählt 5 Nachrichten')
      await page.getByRole('button', { name: 'Ansage abspielen' }).click()
      await page.getByRole('button', { name: 'Nächste Nachricht abspielen' }).click()
      await expect(page.getByText('Nachricht 1 von 5')).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })

test.describe('played', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[ANSW-02] [FIT-02] by keyboard the key plays the greeting, then message after message, then the greeting', async ({
    page,
  }) => {
    await page.route(storiesCall, (route) => route.fulfill({ json: three }))
    await page.goto(address)
    await expect(lamp(page)).toHaveText('The lamp counts 3 messages')
    const heading = page.getByRole('heading', { level: 2 })
    await key(page).focus()
    for (const title of ['The greeting', 'Call 3', 'Call 2', 'Call 1', 'The greeting']) {
      await page.keyboard.press('Enter')
      await expect(heading).toHaveText(title)
      await expect(key(page)).toBeFocused()
    }
    await page.keyboard.press('Space')
    await expect(page.getByText('Said 3.')).toBeVisible()
    await expect(page.getByText('Message 1 of 3')).toBeVisible()
  })

  test('[ANSW-02] the greeting begins by itself, pauses and goes on; the next message ends it', async ({
    page,
  }) => {
    await page.goto(address)
    await key(page).click()
    await expect(running(page)).toBeAttached()
    await player(page)
      .getByRole('button', { name: /^Pause/ })
      .click()
    await expect(running(page)).toHaveCount(0)
    await player(page).getByRole('button', { name: /^Play/ }).click()
    await expect(running(page)).toBeAttached()
    await page.getByText('Read the whole greeting').click()
    await expect(page.locator('details[open]')).toContainText(/two small tapes/)
    await key(page).click()
    await expect(player(page)).toHaveCount(0)
    await expect(page.locator('[data-running]')).toHaveCount(0)
  })

  test('[ANSW-03] the lamp’s words follow the number of messages, nine at most', async ({ page }) => {
    const list = (count: number) => Array.from({ length: count }, (_, i) => aStory({ id: 100_000 + i }))
    for (const [count, words] of [
      [0, 'No messages'],
      [1, 'The lamp counts 1 message'],
      [12, 'The lamp counts 9 messages'],
    ] as const) {
      await page.unroute(storiesCall)
      await page.route(storiesCall, (route) => route.fulfill({ json: list(count) }))
      await page.goto(address)
      await expect(lamp(page)).toHaveText(words)
    }
  })

  test('[ANSW-05] [SHELL-12] each call that fails says so, and can be tried again', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load/)
    const gone = { status: 404, json: { statusCode: 404, message: 'gone' } } as const
    await page.route(storiesCall, (route) => route.fulfill(gone))
    await page.route(narrationCall, (route) => route.fulfill(gone))
    await page.goto(address)
    await expect(lamp(page)).toHaveText('The tape cannot be read')
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Failed to load user stories.')
    await key(page).click()
    await expect(page.getByRole('alert').getByText('Failed to load device story.')).toBeVisible()
    await page.unroute(storiesCall)
    await page.unroute(narrationCall)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(lamp(page)).toHaveText('The lamp counts 5 messages')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(player(page)).toBeVisible()
  })
})

test.describe('drawn', () => {
  test.use({ viewport: { width: 854, height: 480 } })

  test('[ANSW-04] the scene moves while a tape is heard, and rests when the lamp has counted and the tape stands still', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto(`${address}?stage=least`)
    await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 120_000 })
    const frames = () => page.evaluate(() => window.__museum?.frames() ?? 0)
    const isAtRest = async () => {
      const before = await frames()
      await page.waitForTimeout(1500)
      return (await frames()) === before
    }
    await expect.poll(isAtRest, { timeout: 90_000 }).toBe(true)
    await key(page).click()
    await expect(running(page)).toBeAttached()
    await expect.poll(isAtRest).toBe(false)
    // Winding on and the key's way up have ended by then: what still moves are the reels.
    await page.waitForTimeout(4000)
    expect(await isAtRest()).toBe(false)
    await player(page)
      .getByRole('button', { name: /^Pause/ })
      .click()
    await expect(running(page)).toHaveCount(0)
    await expect.poll(isAtRest, { timeout: 60_000 }).toBe(true)
  })
})
