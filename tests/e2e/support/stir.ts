import { expect, type Page } from '@playwright/test'

/** Somebody moves before the page: as soon as it is there itself, and not only as it was drawn ahead. */
export async function stir(page: Page): Promise<void> {
  await expect(page.locator('#root h1')).toBeAttached()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await page.mouse.move(100, 100)
}
