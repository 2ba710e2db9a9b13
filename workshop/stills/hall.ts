import { developed, openExhibit, pictureAtRest, type Still, type Studio, views, wholeOf } from './picture.ts'

/** Side of the pictures of single objects, device px. */
const objectSide = 720

/** The hall at rest, and each of its objects alone. */
export async function photographHall(studio: Studio): Promise<readonly Still[]> {
  const stills: Still[] = []
  for (const view of views) {
    const page = await openExhibit(studio, '/exhibits/werkschau', view)
    const rects = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[data-slug]')].map((tile) => {
        const { x, y, width } = tile.getBoundingClientRect()
        return { slug: tile.dataset.slug ?? '', x, y, width }
      }),
    )
    const png = await pictureAtRest(page)
    stills.push(await developed(page, png, `werkschau-${view.name}`, wholeOf(view), view.width, view.height))
    for (const { slug, x, y, width } of view.name === 'landscape' ? rects : []) {
      // The plinth is as wide as the tile; a little air on all sides.
      const side = width * 1.25
      const cut = {
        x: x + width / 2 - side / 2,
        y: y - side * (slug === 'echo' ? 0.02 : 0.16),
        width: side,
        height: side,
      }
      stills.push(await developed(page, png, `werkschau-${slug}`, cut, objectSide, objectSide))
    }
    await page.context().close()
  }
  return stills
}
