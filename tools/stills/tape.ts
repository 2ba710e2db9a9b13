import type { Page } from '@playwright/test'
import { developed, openRoom, pictureAtRest, type Still, type Studio, views, wholeOf } from './picture.ts'

/** Width of the deck on a phone, device px. */
const phoneWidth = 900

/** The tape room at rest, and its deck alone for phones. */
export async function photographTape(studio: Studio): Promise<readonly Still[]> {
  const stills: Still[] = []
  for (const view of views) {
    const page = await openRoom(studio, '/exhibits/werkschau/tape', view)
    // The film ends by itself; to click it away needs frames that software has not.
    await page.locator('[data-intro]').waitFor({ state: 'detached' })
    await page.waitForFunction(() => (window.__museum?.frames() ?? 0) > 0)
    const png = await pictureAtRest(page)
    stills.push(await developed(page, png, `tape-${view.name}`, wholeOf(view), view.width, view.height))
    if (view.name === 'landscape') {
      const air = 0.012 * view.width
      const { left, top, right, bottom } = await deckEdges(page)
      const cut = {
        x: left - air,
        y: top - air,
        width: view.width - left - right + 2 * air,
        height: view.height - top - bottom + 2 * air,
      }
      const height = Math.round((phoneWidth * cut.height) / cut.width)
      stills.push(await developed(page, png, 'tape-phone', cut, phoneWidth, height))
    }
    await page.context().close()
  }
  return stills
}

/** How far the deck is from the edges of the screen, CSS px: the page lays its keys by the same numbers. */
async function deckEdges(page: Page): Promise<Record<'left' | 'top' | 'right' | 'bottom', number>> {
  return page.evaluate(() => {
    const room = document.querySelector('[data-phase]')
    if (room === null) throw new Error('the room is not there')
    const style = getComputedStyle(room)
    const edge = (name: string) => Number.parseFloat(style.getPropertyValue(`--deck-${name}`))
    return { left: edge('left'), top: edge('top'), right: edge('right'), bottom: edge('bottom') }
  })
}
