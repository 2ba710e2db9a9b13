import type { BenchedExhibit } from '../exhibits.ts'
import { drawn, press, timeoutMs } from '../visit.ts'

export const bench: Partial<BenchedExhibit> = {
  framesAt: '/exhibits/imac/desktop',
  move: (page) => press(page.getByRole('button', { name: 'Visitor Stories', exact: true })),
  use: async (visit) => {
    const { page, pass } = visit
    await drawn(visit)
    await press(page.getByRole('button', { name: 'Hear the device story', exact: true }))
    await pass(6500)
    await press(page.getByRole('button', { name: /^Play/ }).first())
    await page
      .getByRole('button', { name: /^Pause/ })
      .first()
      .waitFor({ timeout: timeoutMs })
  },
}
