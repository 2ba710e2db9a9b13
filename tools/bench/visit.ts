import type { Locator, Page } from '@playwright/test'

/** A soak's visit to a room. */
export interface Visit {
  readonly page: Page
  /** The room is drawn by the graphics card. */
  readonly isDrawn: boolean
  /** Lets so much time pass, ms. */
  readonly pass: (ms: number) => Promise<void>
}

export const timeoutMs = 120_000

/** Goes to another address of the server without a new page, as its links do. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to + location.search), path)
}

/** A press on the thing itself: a scene that software draws stands still for nobody to aim. */
export async function press(target: Locator): Promise<void> {
  await target.waitFor({ timeout: timeoutMs })
  await target.evaluate((element: HTMLElement) => element.click(), undefined, { timeout: timeoutMs })
}

export const titled = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: timeoutMs })

/** Where it is drawn: until it is. */
export async function drawn({ page, isDrawn }: Visit): Promise<void> {
  if (isDrawn) await page.locator('[data-scene=ready]').first().waitFor({ timeout: timeoutMs })
}
