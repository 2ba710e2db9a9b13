import type { Page } from '@playwright/test'

/** A browser that has no WebGL 2. Call before the page opens. */
export async function withoutWebGL(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
}
