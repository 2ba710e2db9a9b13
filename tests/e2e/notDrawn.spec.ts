import { expect, test } from './support/fixtures.ts'
import { sceneRooms } from './support/sceneRooms.ts'

/** Where the line about the still stands, CSS px; null where it is not there, and what of the page lies on it. */
function look() {
  const line = document.querySelector('[data-scene=failed] > [role=status]')
  if (line === null) return null
  const at = [...line.children].map((child) => {
    const words = document.createRange()
    words.selectNodeContents(child)
    return words.getBoundingClientRect()
  })
  const others = [...document.querySelectorAll('h1, header a, button, main p, main a')].filter(
    (other) =>
      !line.contains(other) &&
      other.closest('dialog, [popover], [aria-hidden=true]') === null &&
      other.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const covers = (one: DOMRect, { left, right, top, bottom }: DOMRect) =>
    one.left < right && left < one.right && one.top < bottom && top < one.bottom
  return others.flatMap((other) => {
    const box = other.getBoundingClientRect()
    return at.some((part) => covers(part, box)) ? [other.textContent] : []
  })
}

for (const { address } of sceneRooms)
  test(`[FIT-01] where ${address} cannot be drawn, the line that says so lies on nothing else @nightly`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/WebGL/)
    await page.addInitScript(() => {
      sessionStorage.setItem('language', 'de')
      // A browser that knows WebGL and has none left.
      const { getContext } = HTMLCanvasElement.prototype
      Reflect.set(
        HTMLCanvasElement.prototype,
        'getContext',
        function get(this: HTMLCanvasElement, ...asked: unknown[]) {
          return String(asked[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, asked)
        },
      )
    })
    for (const [width, height] of [
      [1080, 1920],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await page.keyboard.press('a')
      await expect.poll(() => page.evaluate(look), { message: `${width} x ${height}` }).toEqual([])
    }
  })
