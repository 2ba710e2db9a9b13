import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { adminOf, openAdmin } from './support/admin.ts'
import { expect, test } from './support/fixtures.ts'

const card = (page: Page) => page.getByRole('group', { name: 'The story at hand' })
const inCard = (page: Page, key: string) => card(page).getByRole('button', { name: key, exact: true })
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const show = (page: Page) => page.getByRole('combobox', { name: 'Show' })

/** Counts what is really pressed. */
function keysOf(page: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    count: () => presses,
  }
}

test('[ADMIN-11] [ADMIN-13] twenty stories take at most 45 key presses, and every decision is stored and noted', async ({
  page,
  server,
  adminToken,
  pageErrors,
}) => {
  // The storyteller adds titles meanwhile; what was decided is then stored at the second try.
  pageErrors.allowError(/409 \(Conflict\)/)
  const admin = adminOf(server.url, adminToken)
  for (const story of (await admin.stories('state=new&limit=100')).stories) await admin.hide(story.id)
  await admin.hold(true)
  const ids: number[] = []
  for (let index = 1; index <= 20; index++) {
    const words = index % 5 === 0 ? 'See https://example.org, you idiot' : 'Nobody had labelled it'
    ids.push(await admin.share(1, `${words}, and it was tape ${index} in the glovebox.`))
  }
  await admin.hold(false)

  await openAdmin(page, adminToken, 'queue')
  await show(page).selectOption({ label: 'Held back' })
  await expect(page.getByText('Story 1 of 20')).toBeVisible()
  await expectNoAxeViolations(page)
  await show(page).focus()

  const keys = keysOf(page)
  // From the filter to the story; what can be walked to stands between.
  for (let tabs = 0; tabs < 5; tabs++) {
    if (await card(page).evaluate((element) => element === document.activeElement)) break
    await keys.press('Tab')
  }
  await expect(card(page)).toBeFocused()
  const wanted = new Map<number, 'published' | 'hidden' | 'deleted'>()
  for (const [index, id] of ids.entries()) {
    await expect(card(page)).toContainText(`and it was tape ${index + 1} in the glovebox.`)
    if ((index + 1) % 5 === 0) {
      await expect(card(page).getByText('Link: https://example.org')).toBeVisible()
      await expect(card(page).getByText('Listed word: idiot')).toBeVisible()
    }
    if (index === 3) {
      await keys.press('h')
      await keys.press('z')
      await expect(card(page)).toContainText('and it was tape 4 in the glovebox.')
    }
    const [key, state] =
      index === 9
        ? (['Delete', 'deleted'] as const)
        : (index + 1) % 5 === 0
          ? (['h', 'hidden'] as const)
          : (['p', 'published'] as const)
    await keys.press(key)
    wanted.set(id, state)
  }
  await expect(page.getByText('Nothing waits. Every story has been looked at.')).toBeVisible()
  expect(keys.count()).toBeLessThanOrEqual(45)

  await expect
    .poll(async () => Promise.all(ids.map(async (id) => (await admin.story(id)).state)))
    .toEqual(ids.map((id) => wanted.get(id)))
  const { entries } = await admin.audit('item=story&limit=100')
  const actions = { published: 'story.publish', hidden: 'story.hide', deleted: 'story.delete' } as const
  for (const id of ids) {
    const [latest] = entries.filter(({ item }) => item.id === String(id))
    expect(latest?.action).toBe(actions[wanted.get(id) ?? 'published'])
    expect(latest?.by).toBe(server.staff.name)
  }
  const undone = entries.filter(({ item }) => item.id === String(ids[3])).map(({ action }) => action)
  expect(undone).toEqual(['story.publish', 'story.undo', 'story.hide'])
  // Other tests share this server: its visitors' lists are as they were.
  for (const id of ids) if (wanted.get(id) === 'published') await admin.hide(id)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[ADMIN-08] [ADMIN-11] a swipe to the right publishes, to the left hides, a short one nothing; what cannot be stored comes back; new stories are held by a setting @full', async ({
    page,
    server,
    adminToken,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load resource/)
    const admin = adminOf(server.url, adminToken)
    await openAdmin(page, adminToken, 'queue')
    const hold = page.getByRole('checkbox', { name: /Hold new stories/ })
    await expect(hold).toBeEnabled()
    await hold.click()
    await expect.poll(async () => (await admin.settings()).holdNewStories).toBe(true)
    for (const story of (await admin.stories('state=new&limit=100')).stories) await admin.hide(story.id)
    const ids = [
      await admin.share(2, 'A first story, told on a bench.'),
      await admin.share(2, 'A second one.'),
    ]
    await expect(hold).toBeChecked()
    await expect(hold).toBeEnabled()
    await hold.click()
    await expect.poll(async () => (await admin.settings()).holdNewStories).toBe(false)

    await show(page).selectOption({ label: 'Held back' })
    await page.reload()
    await show(page).selectOption({ label: 'Held back' })
    await expect(card(page)).toContainText('A first story, told on a bench.')
    const swipe = async (share: number) => {
      await card(page).evaluate((element, way) => {
        const { width, top, left } = element.getBoundingClientRect()
        const at = (part: number) => ({
          bubbles: true,
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
          clientX: left + width / 2 + width * part,
          clientY: top + 20,
        })
        // A pointer that no hardware moves cannot be captured.
        element.setPointerCapture = () => {}
        element.dispatchEvent(new PointerEvent('pointerdown', at(0)))
        for (let step = 1; step <= 4; step++)
          element.dispatchEvent(new PointerEvent('pointermove', at((way * step) / 4)))
        element.dispatchEvent(new PointerEvent('pointerup', at(way)))
      }, share)
    }
    await swipe(0.2)
    await expect(card(page)).toContainText('A first story, told on a bench.')
    await swipe(0.5)
    await expect(card(page)).toContainText('A second one.')
    await swipe(-0.5)
    await expect(page.getByText('Nothing waits.')).toBeVisible()
    const states = () => Promise.all(ids.map(async (id) => (await admin.story(id)).state))
    await expect.poll(states).toEqual(['published', 'hidden'])

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page)).toContainText('A second one.')
    await expect.poll(states).toEqual(['published', 'new'])
    const decide = /api\/desk\/stories\/\d+\/decide/
    for (const [answer, reason] of [
      [{ status: 507, json: { statusCode: 507, message: 'The disk is full.' } }, 'The disk is full.'],
      [{ status: 200, body: '[' }, 'The server gave an answer that cannot be read.'],
      [null, 'The server cannot be reached.'],
    ] as const) {
      await page.unroute(decide)
      await page.route(decide, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
      await inCard(page, 'Publish').click()
      await expect(toasts(page)).toContainText(reason)
      await expect(card(page)).toContainText('A second one.')
    }
    await page.unroute(decide)
    await inCard(page, 'Hide').click()
    await expect.poll(states).toEqual(['published', 'hidden'])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})
