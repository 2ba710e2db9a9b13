import { expect, type Locator, type Page } from '@playwright/test'
import { type Level, layouts, meaningOf } from '#kiosk/keyboard/layouts.ts'

type Language = 'de' | 'en'

/** Makes the pages that are opened from now on those of a screen in the museum that begins at `start`. */
export async function asKiosk(page: Page, start = '/exhibits/werkschau'): Promise<void> {
  await page.addInitScript((address) => {
    localStorage.setItem('kiosk_token', 'a-key')
    localStorage.setItem('kiosk_start', address)
  }, start)
}

/** Opens a page of such a screen, with all that comes on demand. */
export async function openKiosk(page: Page, path: string, start?: string): Promise<void> {
  await asKiosk(page, start)
  await page.goto(path)
  await expect(page.locator('html[data-kiosk]')).toBeAttached()
  // Until its typefaces are there, what is touched may move away under the finger.
  await page.evaluate(() => document.fonts.ready)
}

export const keyboard = (page: Page): Locator => page.locator('[popover][role="group"]')
export const screenKey = (page: Page, key: string): Locator =>
  keyboard(page).locator(`button[data-skbtn=${JSON.stringify(key)}]`)

/** Touches a field and waits for the keyboard, which must not cover it. */
export async function touchField(page: Page, field: Locator): Promise<void> {
  await field.tap()
  await expect(keyboard(page)).toBeVisible()
  await expect(field).toBeFocused()
  await expectUncovered(page, field)
}

/** All of the field stands above the keyboard, on the screen. */
export async function expectUncovered(page: Page, field: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const at = await field.boundingBox()
      const keys = await keyboard(page).boundingBox()
      if (at === null || keys === null) return 'not there'
      if (at.y < -1) return `cut off above: ${at.y}`
      return at.y + at.height <= keys.y + 1 ? 'free' : `covered: ${at.y + at.height} under ${keys.y}`
    })
    .toBe('free')
}

/** The line of an area that the caret is on can be read. Each line of the text must be short enough to be one there. */
export async function expectCaretInSight(area: Locator): Promise<void> {
  await expect
    .poll(() =>
      area.evaluate((field: HTMLTextAreaElement) => {
        const { lineHeight, paddingTop } = getComputedStyle(field)
        const line = field.value.slice(0, field.selectionEnd).split('\n').length - 1
        const top = Number.parseFloat(paddingTop) + line * Number.parseFloat(lineHeight) - field.scrollTop
        return top < -1 || top + Number.parseFloat(lineHeight) > field.clientHeight + 1 ? top : 'in sight'
      }),
    )
    .toBe('in sight')
}

/** Writes by the keys on the screen alone, level by level, as a finger does. */
export async function typeOnScreen(page: Page, text: string, language: Language = 'en'): Promise<void> {
  for (const sign of text) {
    const key = sign === ' ' ? '{space}' : sign
    const at = levelOf(sign, language)
    const now = await levelNow(page, at, key)
    if (now !== at) await goTo(page, now, at)
    await screenKey(page, key).tap()
  }
  if (await screenKey(page, '{letters}').isVisible()) await screenKey(page, '{letters}').tap()
}

const levels = ['small', 'capital', 'signs'] as const

function levelOf(sign: string, language: Language): Level {
  const has = (level: Level) =>
    layouts[`${language} ${level}`].some((row) =>
      row.split(' ').some((key) => {
        const meaning = meaningOf(key)
        return 'writes' in meaning && meaning.writes === sign
      }),
    )
  const level = levels.find(has)
  if (level === undefined) throw new Error(`There is no key for ${sign}`)
  return level
}

async function levelNow(page: Page, wanted: Level, key: string): Promise<Level> {
  // Most signs stand where the last one stood: one look is enough.
  if ((await screenKey(page, key).isVisible()) && wanted === 'small') return 'small'
  if (await screenKey(page, '{letters}').isVisible()) return 'signs'
  const pressed = await screenKey(page, '{shift}').getAttribute('aria-pressed')
  return pressed === 'true' ? 'capital' : 'small'
}

async function goTo(page: Page, from: Level, to: Level): Promise<void> {
  if (to === 'signs') return screenKey(page, '{signs}').tap()
  if (from === 'signs') await screenKey(page, '{letters}').tap()
  if (to === 'capital') await screenKey(page, '{shift}').tap()
}
