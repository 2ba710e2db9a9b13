import { site } from '#content/site.ts'
import { privacy } from '#content/pages/about.ts'
import { expect, test } from './support/fixtures.ts'

for (const [screen, size, language, credit] of [
  ['landscape', { width: 1000, height: 700 }, 'en', 'Picture: Nachklang workshop'],
  ['portrait', { width: 1080, height: 1600 }, 'de', 'Bild: Nachklang-Werkstatt'],
  ['phone', { width: 390, height: 844 }, 'en', 'Picture: Nachklang workshop'],
] as const)
  test(`[SHELL-05] the home shows the title and its ${screen} picture with a credit line, loaded once and first`, async ({
    page,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/stills/'))
        pictures.push(request.url())
    })
    await page.setViewportSize(size)
    await page.addInitScript((kept) => sessionStorage.setItem('language', kept), language)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Nachklang' })).toBeVisible()
    const figure = page.getByRole('figure')
    const image = figure.getByRole('img', { name: /cassette|Kassette/ })
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(figure.locator('figcaption')).toContainText(credit)
    const { shown, natural } = await image.evaluate((element) => {
      if (!(element instanceof HTMLImageElement)) throw new Error('no picture')
      const { width, height } = element.getBoundingClientRect()
      return { shown: width / height, natural: element.naturalWidth / element.naturalHeight }
    })
    expect(shown).toBeCloseTo(natural, 1)
    expect(pictures).toHaveLength(1)
    expect(pictures[0]).toContain(`/stills/hero-${screen}.`)
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
  const address = main.locator('dl').getByRole('link', { name: site.email })
  await expect(address).toHaveAttribute('href', `mailto:${site.email}`)
})

test('[ABOUT-03] the notices of what is bundled are there to read: libraries, the worker, typefaces', async ({
  page,
}) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: 'Licences of the software and typefaces in it' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const notices = await answer.text()
  for (const name of [
    'react',
    'three',
    'tone',
    'workbox-core',
    '@fontsource/kalam',
    '@fontsource-variable/instrument-sans',
  ]) {
    expect(notices).toContain(`## ${name}`)
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  // In a window of its own: screens in the museum open none.
  await expect(link).toHaveAttribute('target', '_blank')
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

test('[ABOUT-02] says what becomes of what one leaves, and names the service that the server has set up', async ({
  page,
}) => {
  await page.goto('/about')
  const left = page.getByRole('region', { name: 'What you leave here' })
  await expect(left).toContainText('are made on this server')
  await page.route('/about', async (route) => {
    const answer = await route.fetch()
    const told = '<meta name="ai-service" content="words.example"></head>'
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', told) })
  })
  await page.reload()
  await expect(left).toContainText('a language service at words.example')
  await expect(left).not.toContainText('are made on this server')
})
