import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { queryClient } from '#api/queryClient.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { App } from '#win98/App.tsx'
import '#win98/base.css'
import { answer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations } from '../support/app.tsx'
import { render } from '../support/render.tsx'
import { aNarration, press } from '../support/exhibits.ts'

const windowOf = (app: string) => page.getBySelector(`[data-window="${app}"]`)
const active = page.getBySelector('[data-window][data-active]')
const dialog = (name: string) => page.getByRole('dialog', { name })
const focused = page.getBySelector(':focus')
const type = (keys: string) => userEvent.keyboard(keys)
const iconOf = (app: string) => page.getBySelector(`button[data-app="${app}"]`)

beforeEach(async () => {
  answer(routes.deviceStory, aNarration())
  answer(routes.storiesByDevice, [
    { device: { id: 2, name: 'Apple iPod' }, userStories: [aStory({ titleEN: 'Left ear only' })] },
  ])
  await page.viewport(1280, 800)
})

/** The computer, past its start. */
async function openDesktop(): Promise<void> {
  await render(
    <QueryClientProvider client={queryClient}>
      <App firstLanguage="en" />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await type('{Shift}')
  await expect.element(iconOf('computer')).toBeVisible()
}

/** Opens a program by its icon. */
async function open(app: string) {
  iconOf(app).element().focus()
  await type('{Enter}')
  await expect.element(windowOf(app)).toBeVisible()
  return windowOf(app)
}

test('[WIN98-01] by keyboard: icons, menus by letter, F6 from window to window, moving by arrows, start menu @full', async () => {
  await openDesktop()
  iconOf('computer').element().focus()
  await type('{ArrowDown}{ArrowDown}{Enter}')
  // Focus is in the sheet of a window with a name.
  await expect.element(dialog('Untitled - Notes')).toBeVisible()
  await expect.element(focused).toHaveAccessibleName('Sheet of Untitled')
  await type('1998')
  await expect.element(focused).toHaveValue('1998')

  // Alt and the underlined letter, then a letter of the menu.
  await type('{Alt>}f{/Alt}')
  await expect.element(page.getByRole('menu', { name: 'File' })).toBeVisible()
  await expectNoAxeViolations()
  await type('o')
  await expect.element(dialog('Stories')).toBeVisible()
  await type('{F1}')
  await expect.element(dialog('Help')).toBeVisible()

  await type('{F6}')
  await expect.element(active).toHaveAccessibleName('Untitled - Notes')
  await expect.element(focused).toHaveValue('1998')
  await type('{Shift>}{F6}{/Shift}')
  await expect.element(active).toHaveAccessibleName('Help')

  const help = windowOf('help')
  const box = () => help.element().getBoundingClientRect()
  const before = box()
  await type('{Shift>}{F10}{/Shift}m')
  await expect.element(page.getByText('Arrow keys move the window')).toBeInTheDocument()
  await type(`${'{ArrowRight}'.repeat(5)}{Enter}`)
  await expect.poll(() => box().x - before.x).toBe(40)
  await type('{Shift>}{F10}{/Shift}s{ArrowDown}{Escape}')
  await expect.poll(() => box().height).toBe(before.height)
  await type('{Shift>}{F10}{/Shift}c')
  await expect.element(help).not.toBeInTheDocument()

  // The start menu, its menu of a menu, and back.
  await type('{F9}')
  await expect.element(focused).toMatchTextContent(/Programs/)
  await type('{ArrowRight}')
  const programs = page.getByRole('menu', { name: 'Programs' })
  await expect.element(programs).toBeVisible()
  await type('{ArrowLeft}')
  await expect.element(programs).not.toBeInTheDocument()
  await type('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Start' })).toHaveFocus()
  await type('{Alt>}s{/Alt}')
  await type('pm')
  await expect.element(dialog('Minefield')).toBeVisible()
})

test('[LIST-01] of three thousand stories in a folder only those near the view exist @full', async () => {
  const userStories = Array.from({ length: 3000 }, (_, index) =>
    aStory({ id: 100_001 + index, titleEN: `Story ${index + 1}` }),
  )
  answer(routes.storiesByDevice, [{ device: { id: 2, name: 'Apple iPod' }, userStories }])
  await openDesktop()
  const win = await open('stories')
  const files = win.getByRole('list', { name: 'Stories about Apple iPod' }).getByRole('button')
  await expect.element(files.first()).toBeVisible()
  expect(files.elements().length).toBeLessThan(60)
  files.first().element().focus()
  await type('{ArrowDown}'.repeat(40))
  await expect.element(files.filter({ hasText: /^Story 41$/ })).toHaveFocus()
  await expect.element(focused).toBeInViewport()
  expect(files.elements().length).toBeLessThan(60)
})

test('[WIN98-01] notes open the stories by device, in either language; a list that fails says so and comes on retry @full', async () => {
  await openDesktop()
  allowError(/Failed to load/)
  const stories = { device: { id: 2, name: 'Apple iPod' }, userStories: [aStory()] }
  answer(routes.storiesByDevice, refusal(503, 'Out of order'))
  const win = await open('stories')
  await expect.element(win.getByRole('alert')).toMatchTextContent('Failed to load user stories.')
  answer(routes.storiesByDevice, [stories])
  await press(win.getByRole('button', { name: 'Retry' }))
  await press(win.getByRole('list', { name: 'Devices' }).getByRole('button', { name: 'Apple iPod' }))
  await press(win.getByRole('list', { name: 'Stories about Apple iPod' }).getByRole('button').last())
  const sheet = dialog('The tape in the glovebox - Notes').getByRole('textbox')
  await expect.element(sheet).toHaveValue(expect.stringMatching('It smelt of warm plastic'))
  await expect.element(sheet).toHaveAttribute('readonly')
  await expectNoAxeViolations()
  await press(page.getByRole('button', { name: 'Deutsch' }))
  await expect
    .element(page.getBySelector('[data-window^="notes "] textarea'))
    .toHaveValue(expect.stringMatching('Sie roch nach warmem Plastik'))
  expect(document.documentElement.lang).toBe('de')
})

test('[WIN98-01] the paintbox draws, fills and takes back by keys, and hands over a PNG @full', async () => {
  await openDesktop()
  const paint = await open('paint')
  const sheet = paint.getByRole('button', { name: 'Picture', exact: true })
  const red = () => {
    const canvas = paint.getBySelector('canvas').element()
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return (picture?.data ?? []).filter(
      (value, at, all) => at % 4 === 0 && value === 255 && all[at + 1] === 0 && all[at + 2] === 0,
    ).length
  }
  await press(paint.getByRole('button', { name: 'Pencil' }))
  await press(paint.getByRole('button', { name: 'red', exact: true }))
  sheet.element().focus()
  // The pen goes down, is led, and up.
  await type('{ArrowDown} {ArrowRight}{ArrowRight} ')
  await expect.poll(red).toBeGreaterThan(1)
  await type('{Control>}z{/Control}')
  await expect.poll(red).toBe(0)
  await type('{Control>}y{/Control}')
  await expect.poll(red).toBeGreaterThan(1)
  const line = red()
  await press(paint.getByRole('button', { name: 'Fill' }))
  sheet.element().focus()
  await type('{ArrowUp} ')
  await expect.poll(red).toBeGreaterThan(line + 1000)
  await expectNoAxeViolations()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await type('{Alt>}p{/Alt}')
  await type('s')
  const names = () => saved.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download)
  await expect.poll(names).toEqual(['picture-1998.png'])
})

test('[WIN98-01] the minefield: the first click opens, flags count, the clock runs, sizes change @full', async () => {
  await openDesktop()
  const mines = await open('mines')
  const at = (place: number) => mines.getBySelector(`[data-at="${place}"]`)
  const covered = mines.getBySelector('[data-look="covered"]')
  const shows = async (name: string) =>
    await expect.element(mines.getByRole('img', { name })).toBeInTheDocument()
  await expect.element(covered).toHaveLength(64)
  at(0).element().focus()
  await type('f')
  await shows('Mines left: 9')
  await type('f')
  await shows('Mines left: 10')
  await type('{ArrowRight}{ArrowDown}')
  await expect.element(at(9)).toHaveFocus()
  await type(' ')
  await expect.element(at(9)).toHaveAccessibleName('2, 2: empty')
  await shows('Seconds: 2')
  await expectNoAxeViolations()
  await type('{Alt>}g{/Alt}')
  await type('e')
  await expect.element(covered).toHaveLength(480)
  await type('{F2}')
  await shows('Mines left: 99')
})

test('[WIN98-01] the player plays a device’s story and draws its sound @full', async () => {
  await openDesktop()
  const player = await open('player')
  const picture = player.getByRole('img', { name: 'Picture of the sound' })
  const level = () => Number(picture.element().getAttribute('data-level') ?? 0)
  await expect.element(player.getByRole('combobox')).toMatchTextContent('Apple iPod')
  await press(player.getByRole('button', { name: 'Play' }))
  await expect.poll(level).toBeGreaterThan(0.2)
  // With reduced motion it is drawn once a second.
  let drawn = 0
  const observer = new MutationObserver(() => (drawn += 1))
  observer.observe(picture.element(), { attributeFilter: ['data-level'] })
  await new Promise((passed) => setTimeout(passed, 1000))
  observer.disconnect()
  expect(drawn).toBeLessThan(4)
  await expect.element(player.getByLabelText('What is heard')).toMatchTextContent(/\w{3,}/)
  await type('{Alt>}v{/Alt}')
  await type('w')
  await expect.element(picture).toHaveAttribute('data-look', 'wave')
  await press(player.getByRole('button', { name: 'Pause' }))
  await expect.poll(level).toBe(0)
  await expectNoAxeViolations()
})

test('[WIN98-01] shutting down asks first, and then says that it is safe to walk on @full', async () => {
  await openDesktop()
  await type('{F9}d')
  const question = dialog('Shut down Nachklang 98')
  await expect.element(question).toBeVisible()
  await expectNoAxeViolations()
  await type('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await type('{F9}d')
  await expect.element(question).toBeVisible()
  await type('{Enter}')
  await expect.element(page.getByText('It is now safe to walk on.')).toBeVisible()
})
