import type { Page } from '@playwright/test'

/** What can be pressed and is smaller than `least` CSS px; a field inside a label is pressed by its label. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const targets = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')
    return [...targets].flatMap((target) => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      const isThere =
        target.checkVisibility({ visibilityProperty: true }) && target.closest('dialog') === null
      const isSkipLink = target.getAttribute('href') === '#main'
      if (!isThere || isSkipLink || Math.min(width, height) >= smallest - 0.5) return []
      return [`${target.tagName} ${target.textContent}: ${width} x ${height}`]
    })
  }, least)
}

/** Visible texts set smaller than `least` CSS px. */
export function smallTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      const { width } = element.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      // A text for screen readers alone is one pixel wide.
      if (width > 1 && size < smallest) found.push(`${text.slice(0, 40)}: ${size} px`)
    }
    return found
  }, least)
}
