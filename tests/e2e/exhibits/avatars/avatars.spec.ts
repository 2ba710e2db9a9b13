import type { Avatar } from '#contract/avatar.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const wall = '/exhibits/vcfzh25'

test('[AVA-01] [AVA-02] [AVA-03] [AVA-04] [AVA-05] from six answers to a portrait on the wall, with a link to share and its preview @full', async ({
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

test('[AVA-01] of two thousand avatars only those near the screen are in the page, each at its place @nightly', async ({
  page,
}) => {
  const many: Avatar[] = Array.from({ length: 2000 }, (_, index) => ({
    name: `Avatar ${2000 - index}${index % 9 === 0 ? ' with a name that goes on for several lines and then some' : ''}`,
    shortUuid: `many${String(index).padStart(6, '0')}`,
    imageUrl: index % 3 === 0 ? null : '/icon.svg',
    description: '',
  }))
  await page.route('**/api/avatar', (route) => route.fulfill({ json: many }))
  for (const width of [390, 800, 1400]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(wall)
    await expect(page.getByRole('link', { name: '2000' }).first()).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const count = () => page.locator('main li').count()
    expect(await count()).toBeLessThan(200)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect(page.getByRole('main').getByRole('list').first()).not.toHaveAccessibleName(/Avatars 1 to/)
    expect(await count()).toBeLessThan(300)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator(`a[href$="${many.at(-1)?.shortUuid}"]`)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    // Rendered or not, a sheet is as high as its rows.
    const misfits = await page.evaluate(
      () =>
        [...document.querySelectorAll('main ul')].filter(
          (sheet) => Math.abs(sheet.clientHeight - (sheet.parentElement?.clientHeight ?? 0)) > 1,
        ).length,
    )
    expect(misfits).toBe(0)
  }
})
