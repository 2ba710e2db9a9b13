import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { adminOf, openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
/** What a visitor's browser is answered. */
const answerOf = async (page: Page, address: string) => (await page.request.get(address)).text()

test('staff log in, publish, edit and hide a story: visitors follow, and it is on record', async ({
  page,
  server,
  pageErrors,
}) => {
  // The storyteller adds titles meanwhile; what was decided is then stored at the second try.
  pageErrors.allowError(/409 \(Conflict\)/)
  const { name, password } = server.staff
  const text = `Nobody had labelled the dented tape ${Date.now()}`
  const visitorsRead = () => answerOf(page, '/api/user-story/device/1')
  const storedToken = () => page.evaluate(() => localStorage.getItem('auth_token') ?? '')
  const card = page.getByRole('group', { name: 'Current story' })

  await page.goto('/admin')
  await field(page, 'Username').fill(name)
  await page.getByLabel('Password').fill(password)
  await button(page, /^Log in$/).click()
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${name}` })).toBeVisible()
  const token = await storedToken()
  const admin = adminOf(server.url, token)
  for (const story of (await admin.stories('state=new&limit=100')).stories)
    await admin.decide(story.id, 'hide')
  await admin.hold(true)
  const id = await admin.share(1, text).finally(() => admin.hold(false))
  expect(await visitorsRead()).not.toContain(text)

  await page.getByRole('navigation').getByRole('link', { name: 'Review' }).click()
  await choice(page, 'Show').selectOption({ label: 'Not yet public' })
  await expect(card).toContainText(text)
  await card.focus()
  await page.keyboard.press('p')
  await expect(page.getByText('No story is waiting to be published.')).toBeVisible()
  await expect.poll(visitorsRead).toContain(text)

  await page.getByRole('link', { name: 'Stories', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeFocused()
  await page.getByRole('searchbox').fill(text)
  const row = page.getByRole('listitem').filter({ hasText: `No. ${id}` })
  await row.getByRole('button', { name: /^Edit/ }).click()
  await field(page, 'Title, German').fill('Der verbeulte Walkman')
  await expectNoAxeViolations(page)
  await button(page, /^Save$/).click()
  await expect(toasts(page)).toContainText('Saved.')
  expect(await visitorsRead()).toContain('Der verbeulte Walkman')
  await row.getByRole('button', { name: /^Hide/ }).click()
  await expect(row).toContainText(`Hidden by ${name}`)
  expect(await visitorsRead()).not.toContain(text)

  await page.getByRole('link', { name: 'Activity' }).click()
  const entries = page.getByRole('region', { name: 'Staff activity' }).getByRole('listitem')
  for (const what of ['published', 'edited', 'hid'])
    await expect(entries.filter({ hasText: `${name} ${what} the story ${id}` })).toHaveCount(1)

  await button(page, 'Log out').click()
  await expect(button(page, /^Log in$/)).toBeVisible()
  expect(await storedToken()).toBe('')
  // The server does not take it any more, either.
  const headers = { authorization: `Bearer ${token}` }
  await expect.poll(async () => (await page.request.get('/api/admin/me', { headers })).status()).toBe(401)
})

test('[FIT-02] every part fits a narrow phone and speaks German @nightly', async ({ page, adminToken }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAdmin(page, adminToken)
  await button(page, 'Deutsch').click()
  const rail = page.getByRole('navigation', { name: 'Verwaltung' })
  for (const part of [
    'Prüfung',
    'Geschichten',
    'Avatare',
    'Geräte',
    'Bildschirme',
    'Selbsttest',
    'Texte',
    'Forschung',
    'Einstellungen',
    'Aktivitäten',
  ]) {
    await rail.getByRole('link', { name: part }).click()
    await expect(page.getByRole('heading', { level: 1, name: part })).toBeFocused()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways, part).toBeLessThanOrEqual(0)
  }
})
