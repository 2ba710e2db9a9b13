import type { Page } from '@playwright/test'
import { devices } from '#content/exhibits/index.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

const address = '/exhibits/werkschau/explore-stories'
const heads = (page: Page) => page.locator('details[name="explore-devices"] > summary')
const head = (page: Page, device: string) => heads(page).filter({ hasText: device })
const entries = (page: Page) => page.getByRole('article')
const field = (page: Page) => page.getByRole('searchbox')
const narration = (page: Page) => page.getByRole('group', { name: 'Die Erzählung zu «Cassette Tape»' })
const play = (page: Page) => narration(page).getByRole('button', { name: /^Abspielen/ })
const seconds = async (page: Page) => Number(await narration(page).getByRole('slider').inputValue())

test('a device is opened, its narration played with captions, a story found, and one shared @full', async ({
  page,
}) => {
  await page.goto(address)
  await expect(heads(page)).toHaveCount(devices.length)
  await head(page, 'Cassette Tape').click()
  await expect(page).toHaveURL(/\?deviceId=1$/)
  await expect(entries(page).first()).toBeVisible()

  await page.getByText('Ganzer Text').click()
  const caption = page.locator('[data-place="now"]')
  const first = await caption.textContent()
  await play(page).click()
  await expect(caption).not.toHaveText(first ?? '')
  await expect(page.locator('[data-current]')).toHaveText((await caption.textContent()) ?? '')
  await expect(narration(page).locator('[data-measured]')).toBeVisible()
  await narration(page)
    .getByRole('button', { name: /^Anhalten/ })
    .click()
  await expect(play(page)).toBeVisible()
  const stopped = await seconds(page)
  expect(stopped).toBeGreaterThan(1)

  await field(page).fill('GUBRIST')
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Sunday, thumb on the pause key' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Share Your Story' }).click()
  await expect(page).toHaveURL(/\/exhibits\/werkschau\/share-story$/)
})
