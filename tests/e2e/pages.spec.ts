import { expect, test } from './support/fixtures.ts'

test('[ABOUT-03] the home comes with its picture, loaded once, and About with the notices of all that is bundled', async ({
  page,
}) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/stills/')) pictures.push(request.url())
  })
  await page.goto('/')
  const image = page.getByRole('figure').getByRole('img')
  await expect(image).toHaveJSProperty('complete', true)
  const { shown, natural } = await image.evaluate((element: HTMLImageElement) => {
    const { width, height } = element.getBoundingClientRect()
    return { shown: width / height, natural: element.naturalWidth / element.naturalHeight }
  })
  // Cut a little, where the main key would not be on the first screen otherwise.
  expect(Math.min(shown / natural, natural / shown)).toBeGreaterThan(0.8)
  expect(pictures).toEqual([expect.stringContaining('/stills/hero-landscape.')])

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Licences of the software and typefaces in it' })
  // In a window of its own: screens in the museum open none.
  await expect(link).toHaveAttribute('target', '_blank')
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
  ])
    expect(notices).toContain(`## ${name}`)
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})
