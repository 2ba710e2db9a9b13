import type { BenchedExhibit } from '../exhibits.ts'
import { drawn, press, timeoutMs, titled } from '../visit.ts'

export const bench: Partial<BenchedExhibit> = {
  viewport: { width: 480, height: 600 },
  move: (page) => page.keyboard.press('ArrowRight'),
  use: async (visit) => {
    const { page, pass } = visit
    await titled(page, /Apple iPod/)
    await drawn(visit)
    await pass(4200)
    await page.locator('[data-screen="covers"]').waitFor({ timeout: timeoutMs })
    await press(page.getByRole('button', { name: 'Play or pause', exact: true }))
    await page.keyboard.press('ArrowRight')
  },
  leave: ({ page }) => press(page.getByRole('link', { name: 'Back to Welcome Screen' }).first()),
}
