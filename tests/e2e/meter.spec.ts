import { expect, test } from './support/fixtures.ts'
import { key, openRoom } from './exhibits/tape/tapePage.ts'

test('[DECK-06] under the policy of the server the meter of the deck reads the real signal', async ({
  page,
}) => {
  await openRoom(page)
  const lit = page.locator('[role=meter] [data-lit]')
  await expect(lit).toHaveCount(0)
  await key(page, 'Play').click()
  await expect.poll(() => lit.count()).toBeGreaterThan(4)
  await expect(page.getByText('SIMULATED')).toHaveCount(0)
})
