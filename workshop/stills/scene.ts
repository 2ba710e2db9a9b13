import type { Exhibit } from '../../content/exhibits/exhibit.ts'
import { developed, openExhibit, pictureAtRest, type Still, type Studio, views, wholeOf } from './picture.ts'

/** A room at rest, as visitors come in. */
export const photographScene =
  ({ id, address }: Exhibit) =>
  async (studio: Studio): Promise<readonly Still[]> => {
    const stills: Still[] = []
    for (const view of views) {
      const page = await openExhibit(studio, address, view)
      const png = await pictureAtRest(page)
      stills.push(await developed(page, png, `${id}-${view.name}`, wholeOf(view), view.width, view.height))
      await page.context().close()
    }
    return stills
  }
