import type { Page } from '@playwright/test'
import type { AvatarAnswers } from '#contract/avatar.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { adminOf, openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'

const wall = '/exhibits/vcfzh25'
const show = (page: Page) => page.getByRole('combobox', { name: 'Show' })
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

const rosa: AvatarAnswers = {
  name: 'Rosa',
  retroEra: '80s',
  favoriteDevice: 'Walkman',
  favoriteFeatures: 'The hiss before the music',
  favoriteStorage: 'Cassette',
  skills: 'Rewinding tape with a pencil',
}

/** @returns the address of its page */
async function makeAvatar(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/avatar', { data: { ...rosa, name } })
  return `${wall}/detail/${(await answer.json()).shortUuid}`
}

/** What a service that previews links reads of a page. */
const previewOf = async (page: Page, address: string) => (await page.request.get(address)).text()

test('[CURATE-01] [CURATE-03] by keyboard staff hide an avatar, bring it back and delete it; visitors follow', async ({
  page,
  context,
  adminToken,
  pageErrors,
}) => {
  pageErrors.allowError(/404|Failed to load avatar/)
  const names = [`Otto ${Date.now()}`, `Wilma ${Date.now()}`] as const
  const [, address] = [await makeAvatar(page, names[0]), await makeAvatar(page, names[1])]
  const [otto, wilma] = [rowOf(page, names[0]), rowOf(page, names[1])]
  await openAdmin(page, adminToken, 'queue')
  await page.getByRole('link', { name: /^Avatars to look at: / }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Avatars' })).toBeFocused()
  await expect(wilma.getByRole('img', { name: `Avatar of ${names[1]}` })).toBeVisible()
  await expect(wilma).toContainText('The hiss before the music')
  await expectNoAxeViolations(page)
  const keys = wilma.getByRole('button')
  expect(await keys.evaluateAll((all) => all.every((key) => key.getBoundingClientRect().height >= 48))).toBe(
    true,
  )

  // What is decided leaves the list, and the focus goes on to the next one.
  await wilma.getByRole('button', { name: /^Hide/ }).press('Enter')
  await expect(wilma).toHaveCount(0)
  await expect(otto.getByRole('heading')).toBeFocused()
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This frame is empty' })).toBeVisible()
  expect(await previewOf(page, address)).not.toContain(names[1])
  await visitor.goto(wall)
  await expect(visitor.getByRole('link', { name: names[0] })).toBeVisible()
  await expect(visitor.getByRole('link', { name: names[1] })).toHaveCount(0)

  await show(page).selectOption({ label: 'Hidden' })
  await expect(wilma).toContainText('Hidden by')
  await wilma.getByRole('button', { name: /^Publish/ }).press('Enter')
  await expect(wilma).toHaveCount(0)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: names[1] })).toBeVisible()
  expect(await previewOf(page, address)).toContain(names[1])

  await show(page).selectOption({ label: 'All' })
  await wilma.getByRole('button', { name: /^Delete/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this avatar for good?' })
  await expect(dialog).toContainText(names[1])
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(wilma).toBeVisible()
  await wilma.getByRole('button', { name: /^Delete/ }).press('Enter')
  await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter')
  await expect(wilma).toHaveCount(0)
  await expect(otto.getByRole('heading')).toBeFocused()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This frame is empty' })).toBeVisible()
})

test('[CURATE-02] a held avatar is seen at its address alone until staff publish it', async ({
  page,
  context,
  server,
  adminToken,
}) => {
  const admin = adminOf(server.url, adminToken)
  const name = `Held ${Date.now()}`
  await admin.hold(true)
  const address = await makeAvatar(page, name).finally(() => admin.hold(false))
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('img', { name: `Avatar of ${name}` })).toBeVisible()
  await expect(visitor.getByText('It hangs on the wall once our staff have approved it.')).toBeVisible()
  expect(await previewOf(page, address)).not.toContain(name)
  await visitor.goto(wall)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Retro avatars' })).toBeVisible()
  await expect(visitor.getByRole('link', { name })).toHaveCount(0)

  await openAdmin(page, adminToken, 'avatars')
  await show(page).selectOption({ label: 'Held back' })
  await rowOf(page, name)
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(rowOf(page, name)).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('link', { name })).toBeVisible()
})

test('[CURATE-04] a story of the playground is read and deleted by staff', async ({ page, adminToken }) => {
  const name = `Frida ${Date.now()}`
  const submit = (authorName: string, storyText: string) =>
    page.request.post('/api/playground/story', { data: { deviceId: 2, authorName, storyText } })
  await submit('Somebody else', 'Another test of the form, which stays.')
  await submit(name, 'First line of a test.\n<b>Second</b> line of it.')
  await openAdmin(page, adminToken, 'playground')
  const row = rowOf(page, name)
  await expect(row).toContainText('Apple iPod')
  await expect(row).toContainText('<b>Second</b> line of it.')
  await expect(row).toContainText('Markup: <b>')
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: /^Delete/ }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Delete this story for good?' })
    .getByRole('button', { name: 'Delete for good' })
    .press('Enter')
  await expect(row).toHaveCount(0)
  await expect(rowOf(page, 'Somebody else').first()).toBeVisible()
  await expect(rowOf(page, 'Somebody else').first().getByRole('heading')).toBeFocused()
})
