import type { Page } from '@playwright/test'

/** More steps than any page has controls: whoever has not come out by then is trapped. */
const mostSteps = 400
const controls =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), audio[controls], iframe'

declare global {
  interface Window {
    __nameControl?: (element: Element) => string
  }
}

/** Gives every control a name by which it is found again. */
async function nameControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = new Map<Element, string>()
    window.__nameControl = (element) => {
      const known = names.get(element)
      if (known !== undefined) return known
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
      const name = `${element.tagName.toLowerCase()} ${label} (${names.size})`
      names.set(element, name)
      return name
    }
  })
}

/**
 * The controls that Tab has to reach: all that are shown and not disabled; of a group whose controls are reached by
 * arrow keys the one that holds the group's place.
 */
export async function controlsThere(page: Page): Promise<string[]> {
  await nameControls(page)
  return page.evaluate((selector) => {
    const seenGroups = new Set<string>()
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const isThere =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        element.closest('[inert], dialog:not([open])') === null &&
        !element.matches(':disabled') &&
        element.tabIndex >= 0
      if (!isThere) return []
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (seenGroups.has(element.name)) return []
        seenGroups.add(element.name)
        const form = element.form ?? document
        const checked = form.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`)
        return [window.__nameControl?.(checked ?? element) ?? '']
      }
      return [window.__nameControl?.(element) ?? '']
    })
  }, controls)
}

interface FocusWay {
  readonly reached: readonly string[]
  /** Where the focus was and could not be seen. */
  readonly unseen: readonly string[]
  /** It came to the end of the page, and so to the browser's own controls. */
  readonly isOut: boolean
}

/** Presses Tab from the top of the page until it leaves it. */
export async function focusWay(page: Page): Promise<FocusWay> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // From the very top, wherever the page has put the focus.
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
  const reached: string[] = []
  const unseen: string[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(lookAtFocus)
    if (here === null) return { reached, unseen, isOut: true }
    if (here.name === reached[0]) return { reached, unseen, isOut: true }
    if (reached.at(-1) !== here.name) reached.push(here.name)
    if (!here.isSeen) unseen.push(here.name)
  }
  return { reached, unseen, isOut: false }
}

/** Null where the focus is no more in the page. Runs in the page. */
function lookAtFocus(): { name: string; isSeen: boolean } | null {
  const element = document.activeElement
  if (element === null || element === document.body || element === document.documentElement) return null
  const name = window.__nameControl?.(element) ?? ''
  // What glides in where it has the focus has arrived.
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  // A page within the page shows its own focus.
  if (element instanceof HTMLIFrameElement) return { name, isSeen: true }
  const { width, height, bottom, top } = element.getBoundingClientRect()
  const isMarked = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const label = element.closest('label')
  const marked = [element, ...(label ? [label, ...label.children] : []), ...element.children]
  const parent = element.parentElement
  if (parent !== null) marked.push(parent, ...parent.children)
  const isOnScreen = bottom > 0 && top < innerHeight
  const isThere = (width > 0 && height > 0) || label !== null
  return { name, isSeen: isThere && isOnScreen && element.matches(':focus-visible') && marked.some(isMarked) }
}

/** Texts of which a part is hidden by the box that holds them, and words that are broken letter by letter. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      const isShown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (element === null || text === '' || isShown !== true) continue
      // A caption that is still to come moves up.
      if (element.matches('[data-place=next]')) continue
      // A text for screen readers alone is one pixel wide, or its box is.
      let isForReaders = false
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        isForReaders ||= box instanceof HTMLElement && box.offsetWidth <= 1 && box.offsetHeight > 0
      if (isForReaders) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      let own = range.getBoundingClientRect()
      // A face may reach beyond lines that are set tightly; its letters do not.
      const beyondLine =
        (range.getClientRects()[0]?.height ?? 0) - Number.parseFloat(getComputedStyle(element).lineHeight)
      const slack = 2 + Math.max(0, beyondLine / 2 || 0)
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 2) found.push(`${word} is broken over ${lines.size} lines`)
      }
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isCutX = overflowX === 'hidden' || overflowX === 'clip'
        const isCutY = overflowY === 'hidden' || overflowY === 'clip'
        const isBeyondX = isCutX && (own.left < left - slack || own.right > right + slack)
        const isBeyondY = isCutY && (own.top < top - slack || own.bottom > bottom + slack)
        const isShortened = isBeyondX && textOverflow === 'ellipsis'
        if ((isBeyondX && !isShortened) || isBeyondY) {
          found.push(`${text.slice(0, 40)} in ${box.tagName.toLowerCase()}.${box.className}`)
          break
        }
        // It ends in three dots or scrolls: from here on out it is the place of the box that counts.
        if (isShortened || overflowX === 'auto' || overflowY === 'auto') own = box.getBoundingClientRect()
      }
    }
    return found
  })
}
