import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

const share = '/exhibits/werkschau/share-story?deviceId=1'
const told = 'My sister drew a moon on the label and never told me why.'

async function submit(page: Page): Promise<void> {
  await page.goto(share)
  await expect(page.getByText(/By sharing you agree that your story is shown/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your story' }).fill(told)
  await page.getByRole('button', { name: 'Upload Text' }).click()
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible()
}

const withdraw = (page: Page) => page.getByRole('button', { name: 'Take it back' })

test('[SHARE-08] the thanks hand out a link and its code; with it a story is read, corrected, and taken back', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(/500|Failed to load/)
  await submit(page)
  await expect(page.getByRole('img', { name: 'Take it with you' })).toBeVisible()
  await expectNoAxeViolations(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'Open my story' }).click()
  await expect(page.getByRole('heading', { name: 'Your story', level: 1 })).toBeVisible()
  await expect(page.getByText('It stands in the exhibition.')).toBeVisible()
  await expect(page.getByText(told)).toBeVisible()
  const key = new URL(page.url()).hash.slice(1)
  expect(key).toMatch(/^\d+\.[\w-]{43}$/)
  // The key is in no address that goes over the wire, the count of pages included.
  expect(asked.filter((url) => url.includes(key))).toEqual([])
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Correct it' }).click()
  const field = page.getByRole('textbox', { name: 'Your story' })
  await expect(field).toHaveValue(told)
  await field.fill('My sister drew a sun on the label.')
  await page.route('**/own/correct', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText(/^Error submitting text/)).toBeVisible()
  await expect(field).toHaveValue('My sister drew a sun on the label.')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(
    page
      .getByRole('article')
      .or(page.getByRole('main'))
      .getByText('My sister drew a sun on the label.')
      .first(),
  ).toBeVisible()

  await withdraw(page).click()
  await page.getByRole('button', { name: 'No, leave it' }).click()
  await expect(withdraw(page)).toBeFocused()
  await withdraw(page).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('You have taken your story back. Nothing of it is left here.')).toBeVisible()
  const list = await (await fetch(`${server.url}/api/user-story/device/1`)).text()
  expect(list).not.toContain('My sister drew')
  // Used again, the link says so.
  await page.reload()
  await expect(page.getByText('You have taken your story back.')).toBeVisible()
})

test('[SHARE-08] a wrong link opens nothing, and a lost server is said and tried again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/404|ERR_|Failed to load/)
  await page.goto('/exhibits/werkschau/my-story')
  await expect(page.getByText('This link opens no story.')).toBeVisible()
  await page.goto(`/exhibits/werkschau/my-story#100001.${'A'.repeat(43)}`)
  await expect(page.getByText('This link opens no story.')).toBeVisible()
  await submit(page)
  const link = await page.getByRole('link', { name: 'Open my story' }).getAttribute('href')
  await page.route('**/api/user-story/own', (route) => route.abort(), { times: 1 })
  await page.goto(link ?? '')
  await expect(page.getByText('Your story cannot be fetched at the moment.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(told)).toBeVisible()
})

test('[SHARE-08] a kiosk shows the code alone: what it opens is private', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kiosk_token', 'k'))
  await submit(page)
  await expect(page.getByRole('img', { name: 'Take it with you' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open my story' })).toHaveCount(0)
})
