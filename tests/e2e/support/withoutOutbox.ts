import type { Page } from '@playwright/test'

/** A browser that keeps nothing, as some do in a private window: what is left there is only sent. */
export async function withoutOutbox(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
}
