import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'

vi.mock('#app/ReadingAids.tsx', () => {
  throw new Error('no network')
})

test('[READ-10] where the reading aids do not come, the page stays, and says so', async () => {
  openApp('/about')
  await page.getByRole('button', { name: 'Reading aids' }).click()
  await expect.element(page.getByText('The reading aids could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveTextContent('About')
})
