import { stillPage } from '../../src/scenes/ipod/layout.ts'
import { developed, openExhibit, pictureAtRest, type Still, type Studio, wholeOf } from './picture.ts'

/** Device px. */
const side = 2000

/** The player in its white, its display dark: the page's own lies over it. */
export async function photographIpod(studio: Studio): Promise<readonly Still[]> {
  const page = await openExhibit(studio, '/exhibits/werkschau/ipod', { ...stillPage, dpr: 1.25 })
  const png = await pictureAtRest(page)
  const still = await developed(page, png, 'ipod', wholeOf(stillPage), side, side)
  await page.context().close()
  return [still]
}
