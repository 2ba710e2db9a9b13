import type { BenchedExhibit } from '../exhibits.ts'
import { press, titled } from '../visit.ts'

export const bench: Partial<BenchedExhibit> = {
  viewport: { width: 1024, height: 640 },
  move: async (page) => {
    await press(page.getByRole('button', { name: 'Play', exact: true }))
    await page.waitForTimeout(2_500)
    await press(page.getByRole('button', { name: 'Pause', exact: true }))
  },
  use: async ({ page }) => {
    await titled(page, /Compact Cassette/)
    await page.keyboard.press('a')
    await press(page.getByRole('button', { name: 'Play', exact: true }))
  },
  leave: ({ page }) => press(page.getByRole('button', { name: 'EJECT AND RETURN' }).first()),
}
