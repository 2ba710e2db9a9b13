import type { Page } from '@playwright/test'
import { languages } from '#contract/common.ts'
import { themes } from '#contract/playground.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { exhibitPages } from './support/exhibitPages.ts'
import { expect, test } from './support/fixtures.ts'
import { inFull } from './support/inFull.ts'
import { controlsThere, cutTexts, focusWay } from './support/keyboardWay.ts'

/** Every screen of the route table; a place of a page that looks different is a line of its own. */
const screens = [
  '/',
  '/exhibits',
  ...exhibitPages,
  '/playground',
  '/admin',
  '/exhibits/werkschau',
  '/exhibits/werkschau/share-story?deviceId=1',
  '/exhibits/werkschau/my-story',
  '/exhibits/werkschau/explore-stories?deviceId=1',
  '/about',
  '/nowhere/at/all',
]

const sizes = {
  'a phone': { width: 320, height: 640 },
  'a desk': { width: 1440, height: 900 },
  'a touchscreen': { width: 1080, height: 1920 },
} as const
const sizeNames = ['a phone', 'a desk', 'a touchscreen'] as const

interface Looked {
  readonly path: string
  readonly theme: (typeof themes)[number]
  readonly language: (typeof languages)[number]
  readonly size: keyof typeof sizes
}

/** What `npm test` looks at beside what the other specs do: each theme, language and size, and each kind of page. */
const sample: readonly Looked[] = [
  { path: '/about', theme: 'retro', language: 'de', size: 'a phone' },
  {
    path: '/exhibits/werkschau/share-story?deviceId=1',
    theme: 'dark',
    language: 'de',
    size: 'a touchscreen',
  },
  { path: '/exhibits/werkschau/explore-stories?deviceId=1', theme: 'light', language: 'en', size: 'a desk' },
  { path: '/exhibits/vcfzh25/new', theme: 'retro', language: 'en', size: 'a desk' },
]
const nameOf = ({ path, theme, language, size }: Looked) => `${path} in ${theme} in ${language} on ${size}`
const isSampled = new Set(sample.map(nameOf))

const everyLook: readonly Looked[] = screens.flatMap((path) =>
  themes.flatMap((theme) =>
    languages.flatMap((language) => sizeNames.map((size) => ({ path, theme, language, size }))),
  ),
)

async function open(page: Page, { path, theme, language, size }: Looked): Promise<void> {
  await page.setViewportSize(sizes[size])
  // Rooms in 3D stand still; moving, each has a spec of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('preferred-theme', chosenTheme)
      sessionStorage.setItem('language', chosenLanguage)
    },
    [theme, language] as const,
  )
  await page.goto(path, { waitUntil: 'networkidle' })
  // Some rooms hide theirs behind a window that fills a phone.
  await expect(page.locator('main h1')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const look of [...sample, ...everyLook.filter((one) => !isSampled.has(nameOf(one)))]) {
  test(`[FIT-02] axe finds nothing and nothing lies beside ${nameOf(look)}${inFull(!isSampled.has(nameOf(look)))}`, async ({
    page,
  }) => {
    await open(page, look)
    await expectNoAxeViolations(page)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })
}

for (const path of screens) {
  const left = inFull(path !== '/about')

  test(`[FIT-02] text at 200 % on ${path} is whole, and nothing lies beside the page${left}`, async ({
    page,
  }) => {
    await open(page, { path, theme: 'light', language: 'de', size: 'a desk' })
    await page.evaluate(() => {
      const root = document.documentElement
      root.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px`
    })
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    expect(await cutTexts(page)).toEqual([])
  })

  test(`[FIT-02] Tab goes through all of ${path}, seen at every step, and out again${left}`, async ({
    page,
  }) => {
    await open(page, { path, theme: 'light', language: 'en', size: 'a desk' })
    const controls = await controlsThere(page)
    const { reached, unseen, isOut } = await focusWay(page)
    expect(unseen).toEqual([])
    expect(isOut, 'Tab never leaves the page').toBe(true)
    expect(controls.filter((control) => !reached.includes(control))).toEqual([])
  })
}
