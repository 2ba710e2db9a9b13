import { writeFile } from 'node:fs/promises'
import { ipodExhibit } from '../../content/exhibits/ipod/exhibit.ts'
import { echoExhibit } from '../../content/exhibits/echo/exhibit.ts'
import { imacExhibit } from '../../content/exhibits/imac/exhibit.ts'
import { tapeExhibit } from '../../content/exhibits/tape/exhibit.ts'
import { holdWords } from '../../content/hold.ts'
import { inRoot } from '../../tools/lib/paths.ts'
import { partMarks } from './partMarks.ts'
import { developed, openExhibit, pictureAtRest, type Still, type Studio } from './picture.ts'

/** In whose room each object is held, and whether other pictures show it on another ground than the hand's. */
const objects = [
  ['deck', tapeExhibit.address, false],
  ['cassette', tapeExhibit.address, false],
  ['player', ipodExhibit.address, true],
  ['speaker', echoExhibit.address, true],
  ['computer', imacExhibit.address, false],
] as const

/** A lying screen, of which the words take what is right of the picture (src/ui/parts/hold/covered.ts). */
const view = { width: 1500, height: 1000, dpr: 1 } as const
const picture = { x: 0, y: 0, width: 990, height: 1000 } as const

/** Objects as they lie in the hand, closed and taken apart; and where each part is then. */
export async function photographInside(studio: Studio): Promise<readonly Still[]> {
  const words = holdWords.en
  const stills: Still[] = []
  for (const [id, address, isOnOtherGround] of objects) {
    // Above that the computer's shell is drawn twice, for minutes in software.
    const page = await openExhibit(studio, address, view, 'middle')
    await page.locator('[data-intro]').waitFor({ state: 'detached' })
    const press = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((key: HTMLElement) => key.click())
    await press(words.take)
    await page.locator('dialog[data-drawn]').waitFor({ state: 'attached' })
    if (id === 'cassette') await press(words.objects.cassette)
    await page.locator('dialog[open]').evaluate((dialog: HTMLElement) => {
      dialog.style.opacity = '0'
    })
    if (isOnOtherGround) {
      const closed = await pictureAtRest(page)
      stills.push(await developed(page, closed, `${id}InHand`, picture, picture.width, picture.height))
    }
    // The deck gives out its tape before its parts come.
    const parts = page.waitForResponse('**/models/*Inside.glb*')
    await press(words.open.open)
    await parts
    const png = await pictureAtRest(page)
    stills.push(await developed(page, png, `${id}Inside`, picture, picture.width, picture.height))
    await page.context().close()
  }
  await writeFile(inRoot('src/scenes/partMarks.gen.ts'), await partMarks(picture))
  return stills
}
