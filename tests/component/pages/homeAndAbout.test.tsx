import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { site } from '#content/site.ts'
import { privacy } from '#content/pages/about.ts'
import { chooseLanguage } from '#state/visit.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'

const main = page.getByRole('main')
const left = page.getByRole('region', { name: 'What you leave here' })

test.each([
  ['landscape', 1000, 700, 'en', 'Picture: Nachklang workshop'],
  ['portrait', 1080, 1600, 'de', 'Bild: Nachklang-Werkstatt'],
  ['phone', 390, 844, 'en', 'Picture: Nachklang workshop'],
] as const)(
  '[SHELL-05] [SHELL-18] the home shows the title, its %s picture with a credit line, and its main key on the first screen',
  async (screen, width, height, language, credit) => {
    await page.viewport(width, height)
    chooseLanguage(language)
    openApp('/')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nachklang' })).toBeVisible()
    await expect.element(page.getByRole('figure').getByText(credit)).toBeVisible()
    const image = page.getByRole('figure').getByRole('img', { name: /cassette|Kassette/ })
    await expect.element(image).toHaveAttribute('fetchpriority', 'high')
    const shown = () => {
      const element = image.element()
      return element instanceof HTMLImageElement && element.complete ? element.currentSrc : ''
    }
    await expect.poll(shown).toContain(`/stills/hero-${screen}.`)
    const key = main.getByRole('link', { name: /^(Read and hear|Erinnerungen lesen)/ })
    expect(key.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    await expectNoAxeViolations()
  },
)

test.each([320, 390, 640])(
  '[SHELL-18] the title stands on one line %d px wide, beside scroll bars',
  async (width) => {
    await page.viewport(width, 800)
    // As wide as classic scroll bars at both edges.
    document.documentElement.style.paddingInline = '15px'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    openApp('/')
    const title = page.getByRole('heading', { level: 1, name: 'Nachklang' })
    await expect.element(title).toBeVisible()
    const range = document.createRange()
    range.selectNodeContents(title.element())
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
  },
)

test.each([
  ['Read and hear the memories', '/exhibits/werkschau/explore-stories'],
  ['Tell your own', '/exhibits/werkschau/share-story'],
  ['Plan of the rooms', '/exhibits'],
])('[SHELL-05] the home leads on: %s', async (name, path) => {
  openApp('/')
  await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('[ABOUT-01] names author, school and contact @full', async () => {
  openApp('/about')
  await expect.element(main.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  for (const words of ['Master of Arts in Design, Digital Ideation', site.school.en, site.author])
    await expect.element(main).toMatchTextContent(words)
  await expect
    .element(main.getByRole('definition').getByRole('link', { name: site.email }))
    .toHaveAttribute('href', `mailto:${site.email}`)
  await expectNoAxeViolations()
})

test('[ABOUT-02] the privacy notice is German in either language, and its link opens apart', async () => {
  openApp('/about')
  for (const language of ['English', 'Deutsch']) {
    await page.getByRole('button', { name: language }).click()
    const notice = page.getByRole('region', { name: 'Datenschutz' })
    await expect.element(notice).toHaveAttribute('lang', 'de')
    for (const words of [...privacy.paragraphs, 'keine Cookies'])
      await expect.element(notice).toMatchTextContent(words)
    const link = notice.getByRole('link', { name: 'Mehr informationen' })
    await expect.element(link).toHaveAttribute('href', site.analyticsPrivacyUrl)
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

test('[ABOUT-02] says how contributions are used, and names the configured service', async () => {
  openApp('/about')
  await expect.element(left).toMatchTextContent('are made on this server')
  const told = Object.assign(document.createElement('meta'), { name: 'ai-service', content: 'words.example' })
  document.head.append(told)
  onTestFinished(() => told.remove())
  openApp('/about?again')
  await expect.element(left).toMatchTextContent('a language service at words.example')
  await expect.element(left).not.toMatchTextContent('are made on this server')
})
