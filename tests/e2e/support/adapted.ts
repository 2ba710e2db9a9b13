import type { Page } from '@playwright/test'
import { cutTexts } from './keyboardWay.ts'

/** What a printed page must not have: keys, what is fixed and so lies on every sheet, and other ink than dark. */
export async function printFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { position, color, overflowY } = getComputedStyle(element)
      const name = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`
      const { width, height } = element.getBoundingClientRect()
      // For screen readers alone.
      const isClipped =
        element.closest('[class*=visuallyHidden], [class*=hidden]') !== null || width <= 1 || height <= 1
      if (isClipped || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return []
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      const isLight = Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) > 0x60
      return [
        ...(['fixed', 'sticky'].includes(position) ? [`${position}: ${name}`] : []),
        ...(element.matches('button:not([data-scene] *)') ? [`a key: ${name}`] : []),
        ...(hasWords && isLight ? [`${color}: ${name}`] : []),
        ...(hasWords && overflowY === 'auto' && element.scrollHeight > height + 2 ? [`cut: ${name}`] : []),
      ]
    }),
  )
  const hasHeading = await page.locator('h1').isVisible()
  await page.emulateMedia({ media: null })
  return [...found, ...(hasHeading ? [] : ['no heading'])]
}

/** Texts that are cut once a visitor has set them as wide as WCAG 1.4.12 says; names that are shortened on purpose aside. */
export async function textsCutBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await cutTexts(page))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
  const after = await cutTexts(page)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  // A word that breaks is still there.
  return after.filter((text) => !before.has(text) && !text.includes(' is broken over '))
}
