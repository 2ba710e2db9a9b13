import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { imacAddress } from './exhibits/imac/imacPage.ts'
import {
  asKiosk,
  expectCaretInSight,
  expectUncovered,
  keyboard,
  openKiosk,
  screenKey,
  touchField,
  typeOnScreen,
} from './support/kioskPage.ts'
import { iconOf, openDesktop } from './exhibits/win98/win98Page.ts'

test.use({
  hasTouch: true,
  viewport: { width: 1000, height: 1000 },
  contextOptions: { reducedMotion: 'reduce' },
})

const share = '/exhibits/werkschau/share-story'
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap()

test.describe('[SHARE-09] by the keys on the screen alone', () => {
  test('a story about a device of one’s own is told @full', async ({ page }) => {
    await openKiosk(page, share)
    await touchField(page, box(page, 'Another device'))
    await typeOnScreen(page, 'Telefon-ü')
    await expect(box(page, 'Another device')).toHaveValue('Telefon-ü')
    await touchField(page, box(page, 'Your story'))
    await typeOnScreen(page, 'Oh: ä & é.')
    await screenKey(page, '{enter}').tap()
    await typeOnScreen(page, 'two')
    await expect(box(page, 'Your story')).toHaveValue('Oh: ä & é.\ntwo')
    await press(page, 'Upload Text')
    await expect(page.getByRole('heading', { name: 'Thanks for sharing your story!' })).toBeVisible()
    await expect(keyboard(page)).toBeHidden()
  })

  test('a memory is left for the research, with an address for questions @nightly', async ({ page }) => {
    await openKiosk(page, '/exhibits/memory-recorder')
    await page.getByRole('checkbox', { name: /Ich bin einverstanden/ }).tap()
    const email = box(page, /E-Mail/)
    await touchField(page, email)
    await typeOnScreen(page, 'a.b_c@d-e.ch', 'de')
    await expect(email).toHaveValue('a.b_c@d-e.ch')
    await page.getByRole('combobox', { name: 'Jahrgang / year of birth' }).selectOption('1984')
    await touchField(page, box(page, 'Deine Erinnerung'))
    await typeOnScreen(page, 'Grüße, ça và', 'de')
    await expect(box(page, 'Deine Erinnerung')).toHaveValue('Grüße, ça và')
    await press(page, 'Upload Text')
    await expect(box(page, 'Deine Erinnerung')).toHaveValue('')
  })

  test('an avatar is made of six answers @nightly', async ({ page }) => {
    await openKiosk(page, '/exhibits/vcfzh25/new')
    for (const [name, words] of [
      ['name', 'Zoé'],
      ['favoriteDevice', 'Walkman'],
      ['favoriteFeatures', 'hiss'],
      ['favoriteStorage', 'tape'],
      ['skills', 'c64'],
    ] as const) {
      const field = page.locator(`input[name=${name}]`)
      await touchField(page, field)
      await typeOnScreen(page, words)
      await expect(field).toHaveValue(words)
    }
    await screenKey(page, '{hide}').tap()
    await page.getByRole('radio', { name: '80s' }).check()
    await press(page, 'Make my avatar')
    await expect(page).toHaveURL(/\/detail\//)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Zoé')
  })

  test('the sandbox gets a story @nightly', async ({ page }) => {
    await openKiosk(page, '/playground')
    await touchField(page, box(page, 'Name'))
    await typeOnScreen(page, 'Rosa')
    await touchField(page, box(page, 'Story'))
    await typeOnScreen(page, 'one skip')
    await expect(box(page, 'Story')).toHaveValue('one skip')
    const form = page.locator('form').filter({ has: box(page, 'Story') })
    await form.getByRole('combobox').first().selectOption({ index: 1 })
    await form.locator('button[type=submit]').tap()
    await expect(box(page, 'Name')).toHaveValue('')
  })

  test('stories are searched, and what was searched is deleted again @nightly', async ({ page }) => {
    await openKiosk(page, '/exhibits/werkschau/explore-stories')
    const field = page.getByRole('searchbox')
    await touchField(page, field)
    await typeOnScreen(page, 'xylofon', 'de')
    await expect(field).toHaveValue('xylofon')
    for (let left = 7; left > 0; left -= 1) await screenKey(page, '{bksp}').tap()
    await expect(field).toHaveValue('')
    await expect(keyboard(page)).toBeVisible()
  })

  test('the computer of 1998 takes a story @nightly', async ({ page }) => {
    await openKiosk(page, imacAddress('submit-story'), '/exhibits/imac/welcome')
    await touchField(page, box(page, 'Your story'))
    await typeOnScreen(page, 'its handle')
    await expect(box(page, 'Your story')).toHaveValue('its handle')
    await screenKey(page, '{hide}').tap()
    await press(page, 'Upload Text')
    await expect(page.getByRole('heading', { name: 'Thanks for sharing your story!' })).toBeVisible()
  })

  test('staff log in, by Enter @nightly', async ({ page, server }) => {
    await openKiosk(page, '/admin')
    const password = page.locator('input[type=password]')
    await touchField(page, page.locator('input[type=text], input:not([type])').first())
    await typeOnScreen(page, server.staff.name)
    await touchField(page, password)
    await typeOnScreen(page, server.staff.password)
    await screenKey(page, '{enter}').tap()
    await expect(password).toHaveCount(0)
    await expect(keyboard(page)).toBeHidden()
  })

  test('one’s own story is corrected, in the middle of it @nightly', async ({ page, server }) => {
    const answer = await fetch(`${server.url}/api/user-story/submit-text/device/1/exhibition/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ storyText: 'A moon on the lid.', language: 'en' }),
    })
    const { personalLinkKey } = await answer.json()
    await openKiosk(page, `/exhibits/werkschau/my-story#${personalLinkKey}`)
    await press(page, 'Correct it')
    const field = box(page, 'Your story')
    await touchField(page, field)
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(18, 18))
    for (let left = 2; left > 0; left -= 1) await screenKey(page, '{arrowleft}').tap()
    await screenKey(page, '{bksp}').tap()
    await typeOnScreen(page, 'p')
    await screenKey(page, '{arrowright}').tap()
    await typeOnScreen(page, 's')
    await expect(field).toHaveValue('A moon on the lpds.')
    await press(page, 'Save the correction')
    await expect(page.getByText('A moon on the lpds.').first()).toBeVisible()
  })

  test('the notepad of 1998 is written on, in its frame @nightly', async ({ page }) => {
    await asKiosk(page)
    const desktop = await openDesktop(page)
    await expect(page.locator('html[data-kiosk]')).toBeAttached()
    await iconOf(desktop, 'notes').tap()
    const sheet = desktop.locator('[data-window="notes"] textarea')
    await touchField(page, sheet)
    await typeOnScreen(page, 'Hi ö')
    await expect(sheet).toHaveValue('Hi ö')
  })
})

test('[SHARE-09] on a low screen a long text is written in sight, and only a touch elsewhere sends the keys away @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  await openKiosk(page, `${share}?deviceId=1`)
  const field = box(page, 'Your story')
  await field.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'))
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.blur()
    area.scrollTop = 400
  })
  await field.tap({ position: { x: 60, y: ((await field.boundingBox())?.height ?? 0) - 30 } })
  await expectUncovered(page, field)
  await expectCaretInSight(field)
  await typeOnScreen(page, 'z')
  await expect(field).toHaveValue(/z/)
  await expectUncovered(page, field)
  for (const at of [0, 400]) {
    await field.evaluate((area: HTMLTextAreaElement, to) => area.setSelectionRange(to, to), at)
    await expectCaretInSight(field)
  }
  // Beside the keys; then on the field, just above where they come up, and where they do.
  await page.touchscreen.tap(2, 597)
  for (const y of [283, 340]) {
    await screenKey(page, '{hide}').tap()
    await expect(keyboard(page)).toBeHidden()
    // The key that sends lies under the one that was pressed.
    await expect(field).toHaveValue(/z/)
    const top = await field.evaluate((area: HTMLTextAreaElement) => {
      scrollBy(0, area.getBoundingClientRect().top)
      return area.getBoundingClientRect().top
    })
    await page.touchscreen.tap(600, top + y)
    await expectUncovered(page, field)
    await expectCaretInSight(field)
  }
  await expect(field).toBeFocused()
})
