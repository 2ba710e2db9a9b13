import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { adminOf, openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('[ADMIN-08] a story is found and put right in both languages; two at once are told, and nothing is lost', async ({
  page,
  server,
  adminToken,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load resource/)
  const admin = adminOf(server.url, adminToken)
  const id = await admin.share(1, 'The dented walkman of my aunt, with <b>stickers</b> \u202Eon it 🎧.')
  await openAdmin(page, adminToken, 'stories')
  await field(page, 'Search titles and texts').or(page.getByRole('searchbox')).first().fill('dented walkman')
  const row = page.getByRole('listitem').filter({ hasText: `No. ${id}` })
  await expect(row).toBeVisible()
  await expect(row.getByText(/Markup/).first()).toBeVisible()
  await row.getByRole('button', { name: /^Edit/ }).click()
  await field(page, 'Title, German').fill('Der verbeulte Walkman')
  await field(page, 'Text, German').fill('Der verbeulte Walkman meiner Tante.')
  await expectNoAxeViolations(page)
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Saved.')
  expect(await admin.story(id)).toMatchObject({
    titleDE: 'Der verbeulte Walkman',
    textDE: 'Der verbeulte Walkman meiner Tante.',
    edited: { by: server.staff.name },
  })

  await field(page, 'Title, German').fill('Mein Titel')
  await admin.retitle(id, 'Der Titel von jemand anderem')
  await button(page, 'Save').click()
  const conflict = page.getByRole('alert').filter({ hasText: 'has changed this story' })
  await expect(conflict).toContainText('Der Titel von jemand anderem')
  await expect(field(page, 'Title, German')).toHaveValue('Mein Titel')
  expect((await admin.story(id)).titleDE).toBe('Der Titel von jemand anderem')
  // A reload in the middle of it loses nothing, either, and the conflict is still one.
  await page.reload()
  await page.getByRole('searchbox').fill('dented walkman')
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(field(page, 'Title, German')).toHaveValue('Mein Titel')
  await button(page, 'Save').click()
  await button(page, 'Save mine over theirs').click()
  await expect(toasts(page)).toContainText('Saved.')
  expect((await admin.story(id)).titleDE).toBe('Mein Titel')

  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(row).toContainText('Deleted by')
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(async () => (await admin.story(id)).state).toBe('published')
})

test('[ADMIN-08] sample stories go at once, once that was asked @full', async ({ page, adminToken }) => {
  let removals = 0
  await page.route('**/api/user-story/samples', (route) => {
    removals += 1
    return route.fulfill({ json: { statusCode: 200, message: 'Sample stories removed: 25.' } })
  })
  await openAdmin(page, adminToken, 'stories')
  await button(page, 'Remove all sample stories').click()
  await button(page, 'Keep them').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(removals).toBe(0)
  await button(page, 'Remove all sample stories').click()
  await button(page, 'Remove them').click()
  await expect(toasts(page)).toContainText('Sample stories removed: 25.')
  expect(removals).toBe(1)
})

test('[ADMIN-14] words are edited, looked at, published, read by visitors, and brought back @full', async ({
  page,
  context,
  adminToken,
}) => {
  await openAdmin(page, adminToken, 'contents')
  const question = field(page, 'Question 1, English')
  await expect(question).toHaveValue('Where did it stand, and who was allowed to touch it?')
  await question.fill('')
  await expect(page.getByText('This must not be empty.')).toBeVisible()
  await expect(button(page, 'Save draft')).toBeDisabled()
  await question.fill('Who in your house was the first to have one?')
  await page.getByText('Times', { exact: true }).click()
  const idle = field(page, 'Return to the start without a touch (seconds)')
  await idle.fill('12')
  await expect(page.getByText('This must be a whole number from 60 to 3600.')).toBeVisible()
  await idle.fill('300')
  await page.getByText('Preview', { exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Who in your house was the first to have one?')
  await expectNoAxeViolations(page)
  await button(page, 'Save draft').click()
  await expect(toasts(page)).toContainText('The draft is saved.')
  await expect(page.getByText('1 difference from what visitors read.')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto('/exhibits/werkschau/share-story', { waitUntil: 'networkidle' })
  await expect(visitor.getByText('Where did it stand, and who was allowed to touch it?')).toBeVisible()
  await button(page, 'Publish').click()
  await expect(toasts(page)).toContainText('Published: visitors read it from now on.')
  await visitor.reload()
  await expect(visitor.getByText('Who in your house was the first to have one?')).toBeVisible()
  await page.getByText('Earlier versions', { exact: true }).click()
  await button(page, /Bring this version back.*As it all came/).click()
  await expect(toasts(page)).toContainText('Brought back: visitors read the earlier version.')
  await visitor.reload()
  await expect(visitor.getByText('Where did it stand, and who was allowed to touch it?')).toBeVisible()
})

test('[ADMIN-14] a card of the deck is edited, looked at, published, read in the deck, and brought back @full', async ({
  page,
  context,
  adminToken,
}) => {
  const visitor = await context.newPage()
  const card = visitor.getByRole('region', { name: /^Lisa/ })
  const open = () => visitor.goto('/exhibits/ui-cards/lisa-os', { waitUntil: 'networkidle' })
  await openAdmin(page, adminToken, 'contents')
  await page.getByText('Card Lisa OS', { exact: true }).click()
  await field(page, 'Name').fill('Lisa Office System')
  await field(page, 'Machine, one line a part, English').fill('One processor\n\nTwo floppy drives')
  await field(page, 'Description, English').fill('The first of its kind, they say.')
  await page.getByText('Preview', { exact: true }).click()
  await expect(page.getByRole('article', { name: 'Lisa Office System' })).toContainText('first of its kind')
  await button(page, 'Save draft').click()
  await expect(toasts(page)).toContainText('The draft is saved.')
  await open()
  await expect(card).not.toContainText('first of its kind')
  await button(page, 'Publish').click()
  await expect(toasts(page)).toContainText('Published: visitors read it from now on.')
  await open()
  await expect(visitor.getByRole('heading', { name: 'Lisa Office System' }).first()).toBeVisible()
  await expect(card.first()).toContainText('The first of its kind, they say.')
  await expect(card.first().getByRole('listitem')).toHaveText(['One processor', 'Two floppy drives'])
  await page.getByText('Earlier versions', { exact: true }).click()
  await button(page, /Bring this version back.*As it all came/).click()
  await expect(toasts(page)).toContainText('Brought back: visitors read the earlier version.')
  await open()
  await expect(visitor.getByRole('heading', { name: 'Lisa OS' }).first()).toBeVisible()
})

test('[ADMIN-14] a device that a visitor named stands first, is published and renamed @full', async ({
  page,
  server,
  adminToken,
}) => {
  const given = `Betamax recorder ${Date.now()}`
  const told = await page.request.post(`${server.url}/api/user-story/submit-text/new-device/exhibition/1`, {
    data: { storyText: 'It lost the war and kept the better picture.', exhibitionId: 1, deviceName: given },
  })
  expect(told.status()).toBe(200)
  await openAdmin(page, adminToken, 'devices')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: given }) })
  await expect(row).toContainText('New · 1 story')
  await row.getByRole('button', { name: /^Publish/ }).click()
  await expect(row).toContainText('Published · 1 story')
  await row.getByRole('button', { name: /^Rename/ }).click()
  await row.getByRole('textbox', { name: 'Name of the device' }).fill(`${given} II`)
  await row.getByRole('button', { name: 'Save the name' }).click()
  const renamed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${given} II` }) })
  await renamed.getByRole('button', { name: /^Hide/ }).click()
  await expect(renamed).toContainText('Hidden · 1 story')
})

test('[ADMIN-04] a narrative is listened to before visitors hear it, and the one before comes back', async ({
  page,
  adminToken,
}) => {
  // Speaking takes the server as long as it takes: here it only moves what it has.
  const asked: [string, unknown][] = []
  const calls = /api\/desk\/narrations\/3(\/\w+)?$/
  type Kept = Record<string, unknown>[]
  let [heard, candidates, former]: [Kept, Kept, Kept] = [[], [], []]
  await page.route(calls, async (route) => {
    const what = calls.exec(route.request().url())?.[1] ?? ''
    if (what === '') {
      const answer = await route.fetch()
      const real = await answer.json()
      heard = real.heard
      return route.fulfill({ json: { ...real, candidates, former } })
    }
    asked.push([what, route.request().postDataJSON()])
    const kept = heard.map((each, index) => ({ ...each, id: 70 + index, madeAt: '2026-11-21T10:00:00.000Z' }))
    if (what === '/preview') candidates = kept
    if (what === '/accept') [candidates, former] = [[], kept]
    return route.fulfill({ json: { deviceId: 3, deviceName: 'Amazon Echo', heard, candidates, former } })
  })
  await openAdmin(page, adminToken)
  await page.getByRole('combobox', { name: 'Device', exact: true }).selectOption({ label: 'Amazon Echo' })
  const candidate = page.getByRole('region', { name: /Waits to be listened to.*English/ })
  await button(page, 'Make one to listen to first').press('Enter')
  await expect(toasts(page)).toContainText('It is ready to be listened to.')
  await candidate.getByRole('button', { name: /^Play/ }).press('Enter')
  await expect(candidate.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await candidate.getByRole('button', { name: /^Let visitors hear it/ }).press('Enter')
  await expect(toasts(page)).toContainText('Visitors hear it now.')
  await page.getByText('Heard before', { exact: true }).first().click()
  await page
    .getByRole('region', { name: /Heard before.*English/ })
    .getByRole('button', { name: /^Bring this one back/ })
    .press('Enter')
  await expect(toasts(page)).toContainText('Visitors hear the former version again.')
  expect(asked).toEqual([
    ['/preview', null],
    ['/accept', { ids: [70] }],
    ['/restore', { ids: [70] }],
  ])
})

test('[ADMIN-09] a kiosk key is shown once as link and code, opens exhibition mode, and is revoked', async ({
  page,
  browser,
  adminToken,
}) => {
  const label = `Room ${Date.now()}`
  await openAdmin(page, adminToken, 'house')
  await field(page, 'Which screen').fill(label)
  await button(page, 'Make a key').click()
  await expect(page.getByRole('heading', { name: `The key for «${label}» is shown this once` })).toBeFocused()
  await expect(page.getByRole('img', { name: /QR code that opens/ })).toBeVisible()
  const address = await page.locator('code').innerText()
  expect(address).toMatch(/\/\?kioskKey=.{20,}/)
  await expectNoAxeViolations(page)
  const screen = await browser.newContext()
  const kiosk = await screen.newPage()
  await kiosk.goto(address)
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Nachklang' })).toBeVisible()
  await expect(kiosk.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await screen.close()
  await button(page, 'I have it').click()
  await expect(page.getByText(address)).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: label })
  await row.getByRole('button', { name: /^Revoke/ }).click()
  await button(page, 'Revoke it').click()
  await expect(row).toContainText('revoked')
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('[ADMIN-08] [ADMIN-13] research is exported, the data of one person is given and deleted with a receipt, memories are kept for a time; all of it is on record', async ({
  page,
  server,
  adminToken,
}) => {
  const email = `anna.${Date.now()}@example.org`
  const left = await page.request.post(`${server.url}/api/memory/submit-text`, {
    data: { textContent: '=HYPERLINK("x")', yearOfBirth: 1970, email },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(left.status()).toBe(200)
  const told = await page.request.post(`${server.url}/api/user-story/submit-text/device/1/exhibition/1`, {
    data: { storyText: 'A modem that I would rather take back.' },
  })
  const takeHome = `${server.url}/exhibits/werkschau/my-story#${(await told.json()).takeHomeKey}`
  await openAdmin(page, adminToken, 'research')
  const download = page.waitForEvent('download')
  await button(page, 'Prepare the export').click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.getByText(/The download begins. Memories: [1-9]/)).toBeVisible()

  const address = page.getByRole('textbox', { name: 'Email address' })
  await address.fill('nobody')
  await button(page, 'Look for it').click()
  await expect(page.getByText('This is not an email address.')).toBeVisible()
  await address.fill(email)
  await field(page, 'Stories').fill('the one about the modem')
  await button(page, 'Look for it').click()
  await expect(page.getByText('This cannot be read: the, one, about, the, modem')).toBeVisible()
  await field(page, 'Stories').fill(`${takeHome} 999999`)
  await button(page, 'Look for it').click()
  await expect(
    page.getByText('Memories: 1, stories: 1, avatars: 0, of them recorded: 0.').first(),
  ).toBeVisible()
  await expect(page.getByText('Not here, or not any more: 999999')).toBeVisible()
  const given = page.waitForEvent('download')
  await button(page, 'Give it as one file').click()
  expect((await given).suggestedFilename()).toMatch(/^nachklang-person-[\d-]+\.zip$/)
  await button(page, 'Delete for good').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(/Receipt NK-/)).toBeVisible()
  await expectNoAxeViolations(page)
  await address.fill(email)
  await button(page, 'Look for it').click()
  await expect(page.getByText('Nothing is here of them.')).toBeVisible()

  const months = page.getByRole('textbox', { name: 'Months' })
  await months.fill('0')
  await button(page, 'Set it').click()
  await expect(page.getByText('Please enter a whole number from 1 to 600.')).toBeVisible()
  await months.fill('600')
  await button(page, 'Set it').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set it' }).click()
  await expect(page.getByText('Memories are deleted after 600 months.')).toBeVisible()
  await button(page, 'Keep them without end').click()
  await expect(page.getByText('Memories are kept until somebody deletes them.')).toBeVisible()

  await page.getByRole('link', { name: 'Record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Record' })).toBeFocused()
  const record = page.getByRole('region', { name: 'Who did what' })
  await expect(record).toContainText('exported the research data')
  await expect(record).toContainText('exported the data of one person')
  await expect(record).toContainText('erased the data of one person')
  await expect(record).not.toContainText(email)
  await expect(page.getByRole('img', { name: /Views of pages a day/ })).toBeVisible()
})

test('[ADMIN-13] [FIT-02] a moderator sees what they may; every part fits a narrow phone and speaks German @full', async ({
  page,
  adminToken,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAdmin(page, adminToken)
  await button(page, 'Deutsch').click()
  const rail = page.getByRole('navigation', { name: 'Verwaltung' })
  for (const part of [
    'Neue Geschichten',
    'Alle Geschichten',
    'Avatare',
    'Spielplatz',
    'Geräte',
    'Bildschirme',
    'Selbsttest',
    'Inhalte',
    'Forschung',
    'Haus',
    'Protokoll',
  ]) {
    await rail.getByRole('link', { name: part }).click()
    await expect(page.getByRole('heading', { level: 1, name: part })).toBeFocused()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways, part).toBeLessThanOrEqual(0)
  }
  await page.route('**/api/desk/me', async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ json: { ...(await answer.json()), role: 'moderator' } })
  })
  await page.reload()
  await expect(page.getByText('Dieser Teil ist für Kuratorinnen und Kuratoren.')).toBeVisible()
  await expect(rail.getByRole('link')).toHaveCount(8)
  await rail.getByRole('link', { name: 'Willkommen' }).click()
  await expect(page.getByText('Nur das Kuratorium lässt etwas machen.')).toBeVisible()
})
