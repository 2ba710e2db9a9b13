import { site } from '../../content/site.ts'
import { privacy } from '../../content/pages/about.ts'
import { expect, test } from './support/fixtures.ts'

test('[SHELL-05] the home shows the title and a picture with its credit line', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Nachklang' })).toBeVisible()
  const figure = page.getByRole('figure')
  await expect(figure.getByRole('img', { name: /track of a spoken word/ })).toBeVisible()
  await expect(figure.locator('figcaption')).toContainText('Drawing: Nachklang')
  const { height = 0 } = (await figure.getByRole('img').boundingBox()) ?? {}
  expect(height).toBeGreaterThan(100)
})

test('[SHELL-05] each way from the home leads on', async ({ page }) => {
  for (const [name, path] of [
    ['Read and hear the memories', /explore-stories/],
    ['Tell your own', /share-story/],
    ['Plan of the rooms', /\/exhibits$/],
  ] as const) {
    await page.goto('/')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})

test('[ABOUT-01] says who made it, where, and how to write to them', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(main).toContainText('Master of Arts in Design, Digital Ideation')
  await expect(main).toContainText(site.school.en)
  await expect(main).toContainText(site.author)
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
})

test('[ABOUT-02] the privacy notice is German in either language, and its link opens apart', async ({
  page,
}) => {
  await page.goto('/about')
  for (const language of ['English', 'Deutsch']) {
    await page.getByRole('button', { name: language }).click()
    const notice = page.getByRole('region', { name: 'Datenschutz' })
    await expect(notice).toHaveAttribute('lang', 'de')
    for (const paragraph of privacy.paragraphs) await expect(notice).toContainText(paragraph)
    await expect(notice).toContainText('keine Cookies')
    const link = notice.getByRole('link', { name: 'Mehr informationen' })
    await expect(link).toHaveAttribute('href', site.analyticsPrivacyUrl)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
