import { expect, test } from '#tests/e2e/support/fixtures.ts'

const wall = '/exhibits/vcfzh25'

test('from six answers to a portrait on the wall, with a link to share and its preview @full', async ({
  page,
  server,
}) => {
  await page.goto(wall)
  // On the machine itself, where no phone finds the code.
  await expect(page.getByText(`${server.url}${wall}/new`, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /New avatar/ }).click()
  const answers = {
    name: 'Rosa & "R2"',
    favoriteDevice: 'Walkman',
    favoriteFeatures: 'The hiss before the music',
    favoriteStorage: 'Cassette',
    skills: 'Rewinding tape with a pencil',
  }
  for (const [field, words] of Object.entries(answers)) await page.locator(`input[name=${field}]`).fill(words)
  await page.getByRole('radio', { name: '80s' }).check()
  await page.getByRole('button', { name: 'Make my avatar' }).click()
  await expect(page).toHaveURL(/\/exhibits\/vcfzh25\/detail\/[\w-]{8,22}$/)
  await expect(page.getByRole('heading', { level: 1, name: answers.name })).toBeVisible()
  const portrait = page.getByRole('img', { name: `Avatar of ${answers.name}` })
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024)
  await expect(page.getByRole('article')).toContainText('Cassette')
  const link = page.url()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByText(link, { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'All avatars' }).click()
  await expect(portrait).toBeVisible()

  // What a messenger sees of the link.
  await page.goto(link)
  const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await tag('og:title')).toBe(`${answers.name} · Nachklang`)
  expect(await tag('og:description')).toContain('Rosa')
  const picture = await page.request.get((await tag('og:image')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})
