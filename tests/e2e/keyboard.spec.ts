import type { Page } from '@playwright/test'
import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import { expect, test } from './support/fixtures.ts'
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

test.describe('by the keys on the screen alone', () => {
  test('a story about a new device is shared @full', async ({ page }) => {
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

test('on a low screen a long text is written in sight, and only a touch elsewhere sends the keys away @nightly', async ({
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

test('what comes next is in sight above the keys: suggestions, and the key that sends from the first question on @nightly', async ({
  page,
}) => {
  const [suggestion = 'none'] = avatarForm.en.suggestions.favoriteDevice
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await openKiosk(page, '/exhibits/vcfzh25/new')
    const send = page.getByRole('button', { name: avatarForm.en.send })
    await touchField(page, box(page, avatarForm.en.questions.name.ask))
    await expectUncovered(page, send)
    await touchField(page, box(page, avatarForm.en.questions.favoriteDevice.ask))
    await expectUncovered(page, page.getByRole('button', { name: suggestion }))
    await touchField(page, box(page, avatarForm.en.questions.skills.ask))
    await expectUncovered(page, send)
  }
})
