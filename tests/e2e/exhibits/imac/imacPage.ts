import { expect, type Page } from '@playwright/test'

export const imacAddress = (place: string) => `/exhibits/imac/${place}`
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** The key that opens a window on welcome. */
export const welcomeKeys = {
  'visitor-stories': ['View all stories', 'Visitor Stories'],
  'submit-story': ['Share my memory', 'Share Story'],
  'device-story': ['Hear the device story', 'Device Story'],
} as const
export const folder = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const stories = (page: Page) =>
  page.getByRole('list', { name: 'Stories in this folder' }).getByRole('button')
export const notepads = (page: Page) => page.locator('[data-window^="note:"]')

/** The page on a clock that tests wind on, with all its code there. */
export async function openAt(page: Page, place: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
  await page.goto(imacAddress(place))
  await expect(page.locator('[data-power]')).toBeVisible()
  // A clock that is wound on would run over the timeout of code that is still on its way.
  await page.waitForLoadState('networkidle')
}

/** The time stands still from now on, until a test winds it on. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
