import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const museum = '/exhibits/interface-museum'
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const screen = (page: Page) => page.getByRole('group', { name: 'A small computer' })
const thing = (page: Page, name: string) => screen(page).getByRole('button', { name })
const answer = (page: Page) => page.getByRole('main').getByRole('status')
const popup = (page: Page) => page.getByRole('dialog')
const close = (page: Page) => popup(page).getByRole('button', { name: 'Close' })

/** Opens the museum, and stops the clock, so that no hint goes before it was seen. */
async function enter(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
  await page.goto(museum, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Interface Museum' })).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
}

test('[MUS-01] the left click, the bin and the window, each hinted at in the words of the specification @full', async ({
  page,
}) => {
  await enter(page)
  await expect(toasts(page)).toContainText('Try left-clicking!')
  await thing(page, 'Left-click on the screen').click({ button: 'right' })
  await expect(answer(page)).toContainText('That was the right button')
  await expect(popup(page)).toHaveCount(0)
  await thing(page, 'Left-click on the screen').click()
  await expect(popup(page).getByRole('heading', { name: 'The left click' })).toBeVisible()
  await expect(popup(page)).toContainText('Engelbart')
  await close(page).click()

  await expect(toasts(page)).toContainText('Click the recycle bin to learn more!')
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await thing(page, 'Letter').click()
  await expect(answer(page)).toContainText('That is the letter')
  await screen(page).click({ position: { x: 260, y: 160 } })
  await expect(answer(page)).toContainText('That is the bare desk')
  await expect(popup(page)).toHaveCount(0)
  await thing(page, 'Recycle bin').click()
  await expect(popup(page).getByRole('heading', { name: 'The recycle bin' })).toBeVisible()
  // Escape is a Close, too.
  await page.keyboard.press('Escape')

  await expect(toasts(page)).toContainText('Click on the window to learn more')
  await thing(page, 'Recycle bin').click()
  await expect(answer(page)).toContainText('You know the bin by now')
  await thing(page, 'Window').click({ position: { x: 40, y: 20 } })
  await expect(popup(page).getByRole('heading', { name: 'The window' })).toBeVisible()
  await close(page).click()
  await expect(page.getByText('All three learned')).toBeVisible()
  // A hint closes by itself after five seconds, and there is none when all is learned.
  await page.clock.fastForward(6000)
  await expect(toasts(page).getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(toasts(page)).toContainText('Try left-clicking!')
  await expect(thing(page, 'Left-click on the screen')).toBeVisible()
  await expect(thing(page, 'Recycle bin')).toHaveCount(0)
})

test('[MUS-01] the dots of one picture fly to the next, and then it stands there @nightly', async ({
  page,
}) => {
  await enter(page)
  await thing(page, 'Left-click on the screen').click()
  await close(page).click()
  await expect(screen(page).locator('canvas')).toBeAttached()
  await page.clock.runFor(2500)
  await expect(screen(page).locator('canvas')).toHaveCount(0)
  await expect(thing(page, 'Recycle bin')).toBeVisible()
})
