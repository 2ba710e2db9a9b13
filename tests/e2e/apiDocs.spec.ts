import { expect, test } from './support/fixtures.ts'

test('staff read every call at /api/docs, in a page that comes from here alone @full', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/api/docs')
  await expect(page.getByText('/api/admin/person/erase', { exact: true })).toBeVisible()
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(`${origin}/api/docs`))).toEqual([])
  await page.getByText('/api/memory/submit-audio', { exact: true }).click()
  await expect(page.getByLabel('Request content type')).toHaveValue('multipart/form-data')
  // To read: nothing is called from here.
  await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0)
})
