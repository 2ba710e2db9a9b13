import { expectNoAxeViolations } from './support/axe.ts'
import { builtFile } from './support/builtFile.ts'
import { expect, test } from './support/fixtures.ts'

test('the thanks hand out a link and its code; with it a story is read, corrected, and taken back @full', async ({
  page,
  server,
}) => {
  const told = 'My sister drew a moon on the label and never told me why.'
  const corrected = 'My sister drew a sun on the label.'
  await page.goto('/exhibits/werkschau/share-story?deviceId=1')
  await expect(page.getByText(/By sharing you agree that your story is shown/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your story' }).fill(told)
  await page.getByRole('button', { name: 'Upload Text' }).click()
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible()
  // On the machine itself, where no phone finds the code.
  await expect(page.getByText(/\/my-story#\d+\.[\w-]{43}$/)).toBeVisible()
  await expectNoAxeViolations(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'Open my story' }).click()
  await expect(page.getByRole('heading', { name: 'Your story', level: 1 })).toBeVisible()
  await expect(page.getByText('It stands in the exhibition.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(told)
  const key = new URL(page.url()).hash.slice(1)
  expect(key).toMatch(/^\d+\.[\w-]{43}$/)
  // The key is in no address that goes over the wire, the count of pages included.
  expect(asked.filter((url) => url.includes(key))).toEqual([])

  await page.getByRole('button', { name: 'Correct it' }).click()
  await page.getByRole('textbox', { name: 'Your story' }).fill(corrected)
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByRole('article')).toContainText(corrected)

  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('You have taken your story back. Nothing of it is left here.')).toBeVisible()
  const list = await (await fetch(`${server.url}/api/user-story/device/1`)).text()
  expect(list).not.toContain('My sister drew')
  // Used again, the link says so.
  await page.reload()
  await expect(page.getByText('You have taken your story back.')).toBeVisible()
})

test('the link stays where a new build has taken away the page that is aimed at @full', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allowError(/Failed to load resource/)
  await page.goto('/exhibits/werkschau/share-story?deviceId=1')
  await page.getByRole('textbox', { name: 'Your story' }).fill('A key with a dent.')
  await page.getByRole('button', { name: 'Upload Text' }).click()
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible()
  await page.route(builtFile('ExploreStoriesPage'), (route) => route.fulfill({ status: 404, body: '' }))
  const isGone = page.waitForResponse((answer) => answer.status() === 404)
  await page.getByRole('link', { name: 'Explore stories' }).focus()
  await isGone
  // Once the server has answered the page would be loaded anew.
  await page.evaluate(() => fetch('/api/version').then(() => null))
  await page.getByRole('link', { name: 'Open my story' }).click()
  await expect(page.getByRole('article')).toContainText('A key with a dent.')
})
