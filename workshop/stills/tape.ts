import {
  developed,
  openExhibit,
  pictureAtRest,
  type Still,
  type Studio,
  type View,
  views,
  wholeOf,
} from './picture.ts'

/** As narrow as phones are, and as wide as the room needs: twice an ordinary phone. */
const phone: View = { name: 'phone', width: 780, height: 1688, dpr: 1 }

/** The deck stands at the left of the room: of a wider picture a tablet would see half of it. */
const tablet: View = { name: 'tablet', width: 1440, height: 1080, dpr: 1 }

/** The tape room at rest. */
export async function photographTape(studio: Studio): Promise<readonly Still[]> {
  const stills: Still[] = []
  for (const view of [...views, tablet, phone]) {
    const page = await openExhibit(studio, '/exhibits/werkschau/tape', view)
    // The film ends by itself; to click it away needs frames that software has not.
    await page.locator('[data-intro]').waitFor({ state: 'detached' })
    const png = await pictureAtRest(page)
    stills.push(await developed(page, png, `tape-${view.name}`, wholeOf(view), view.width, view.height))
    await page.context().close()
  }
  return stills
}
