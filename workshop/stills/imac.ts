import { developed, openExhibit, pictureAtRest, type Still, type Studio, views, wholeOf } from './picture.ts'

const places = [
  { name: 'welcome', path: '/exhibits/imac/welcome' },
  { name: 'desk', path: '/exhibits/imac/desktop' },
] as const

/** The studio from a few steps away, and with the dark tube large before one: the page lays its desktop on that. */
export async function photographImac(studio: Studio): Promise<readonly Still[]> {
  const stills: Still[] = []
  for (const view of views)
    for (const { name, path } of places) {
      const page = await openExhibit(studio, path, view)
      const png = await pictureAtRest(page)
      stills.push(
        await developed(page, png, `imac-${name}-${view.name}`, wholeOf(view), view.width, view.height),
      )
      await page.context().close()
    }
  return stills
}
