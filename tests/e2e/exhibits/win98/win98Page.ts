import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export const win98Address = '/exhibits/win98-theme'

/** The embedded desktop. */
export const desktopOf = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Goes to the page and past the start of the computer, by a key. */
export async function openDesktop(page: Page, address = win98Address): Promise<FrameLocator> {
  await page.goto(address)
  const desktop = desktopOf(page)
  await desktop.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  // The computer has the keyboard as soon as it is there.
  await expect(page.locator('iframe')).toBeFocused()
  await page.keyboard.press('Shift')
  await expect(iconOf(desktop, 'computer')).toBeVisible()
  return desktop
}

export const iconOf = (desktop: FrameLocator, app: string): Locator =>
  desktop.locator(`button[data-app="${app}"]`)

/** Opens a program by its icon: two clicks of a mouse, or a touch. */
export async function openApp(
  desktop: FrameLocator,
  app: string,
  by: 'mouse' | 'touch' = 'mouse',
): Promise<Locator> {
  if (by === 'touch') await iconOf(desktop, app).tap()
  else await iconOf(desktop, app).dblclick()
  const opened = windowOf(desktop, app)
  await expect(opened).toBeVisible()
  return opened
}

/** An open window, by its program; a story's window has its number behind it. */
export const windowOf = (desktop: FrameLocator, id: string): Locator =>
  desktop.locator(`[data-window="${id}"]`)

/** CSS px on the page. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return box
}

/** Drags from a place on the page by so much. */
export async function dragBy(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y)
  await page.mouse.up()
}

/** Drags a window by its title. */
export async function dragWindow(page: Page, win: Locator, by: { x: number; y: number }): Promise<void> {
  const title = await boxOf(win.getByRole('heading', { level: 2 }))
  await dragBy(page, { x: title.x + 40, y: title.y + title.height / 2 }, by)
}
