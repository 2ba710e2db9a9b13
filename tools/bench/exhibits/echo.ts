import type { BenchedExhibit } from '../exhibits.ts'
import { drawn, press, timeoutMs, titled } from '../visit.ts'

export const bench: Partial<BenchedExhibit> = {
  // The sky has a bench of its own, galaxy.
  move: null,
  use: async (visit) => {
    const { page, isDrawn } = visit
    await titled(page, /Amazon Echo/)
    await drawn(visit)
    // In a drawn sky the device itself is the key, and its panel waits until somebody stirs.
    await page.keyboard.press('a')
    await press(page.getByRole('button', { name: isDrawn ? 'Hear its story' : /^Play: / }))
    await page.locator('[data-voice="playing"]').first().waitFor({ timeout: timeoutMs })
  },
  leave: ({ page }) => press(page.getByRole('button', { name: 'Back to Earth' }).first()),
}
