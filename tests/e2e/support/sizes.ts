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

/** Controls that lie beside the screen, partly or whole, where nothing scrolls to them. */
export function lostControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )
    return [...controls].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      const isThere = control.checkVisibility({ visibilityProperty: true }) && width > 1
      if (!isThere || (left > -2 && right < innerWidth + 2)) return []
      for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return []
      return [`${control.tagName} ${control.textContent}: ${left} to ${right}`]
    })
  })
}
