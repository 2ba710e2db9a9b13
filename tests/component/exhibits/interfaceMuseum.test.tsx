import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseLanguage } from '#state/visit.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { press } from '../support/exhibits.ts'

const address = '/exhibits/interface-museum'
const screen = page.getByRole('group', { name: 'A small computer' })
const thing = (name: string) => screen.getByRole('button', { name, exact: true })
const said = page.getByRole('main').getByRole('status')
const popup = page.getByRole('dialog')
const close = popup.getByRole('button', { name: 'Close' })
const hint = (text: string) => page.getByRole('region', { name: /Messages|Meldungen/ }).getByText(text)

test('[SHELL-23] its pictures are read while a pop-up is open: no page waits for the flight between them', async () => {
  const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
  openApp(address)
  await expect.element(hint('Try left-clicking!')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(read).not.toHaveBeenCalled()
  await press(thing('Left-click on the screen'))
  await expect.poll(() => read.mock.calls.length).toBe(3)
})

test('[MUS-01] the left click, the bin and the window, each hinted at in the words of the specification @full', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  openApp(address)
  await expect.element(hint('Try left-clicking!')).toBeVisible()
  thing('Left-click on the screen')
    .element()
    .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  await expect.element(said).toMatchTextContent(/That was the right button/)
  await expect.element(popup).not.toBeInTheDocument()
  await press(thing('Left-click on the screen'))
  await expect.element(popup.getByRole('heading', { name: 'The left click' })).toBeVisible()
  await expect.element(popup).toMatchTextContent(/Engelbart/)
  await press(close)
  await expect.element(popup).not.toBeInTheDocument()

  await expect.element(hint('Click the recycle bin to learn more!')).toBeVisible()
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
  await press(thing('Letter'))
  await expect.element(said).toMatchTextContent(/That is the letter/)
  await expect.element(popup).not.toBeInTheDocument()
  await press(thing('Recycle bin'))
  await expect.element(popup.getByRole('heading', { name: 'The recycle bin' })).toBeVisible()
  // Escape is a Close, too.
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()

  await expect.element(hint('Click on the window to learn more')).toBeVisible()
  await press(thing('Recycle bin'))
  await expect.element(said).toMatchTextContent(/You know the bin by now/)
  await press(thing('Window “Drawer”'))
  await expect.element(popup.getByRole('heading', { name: 'The window' })).toBeVisible()
  await press(close)
  await expect.element(page.getByText('All three learned')).toBeVisible()
  // A hint closes by itself after five seconds, and there is none when all is learned.
  vi.advanceTimersByTime(6000)
  await expect.element(hint('Click on the window to learn more')).not.toBeInTheDocument()

  await press(page.getByRole('button', { name: 'Restart' }))
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  await expect.element(hint('Try left-clicking!')).toBeVisible()
  await expect.element(thing('Recycle bin')).not.toBeInTheDocument()
})

test('[MUS-01] Tab and Enter do everything, in both languages, and axe finds nothing @full', async () => {
  await page.viewport(390, 844)
  openApp(address)
  await expect.element(thing('Left-click on the screen')).toBeVisible()
  await expectNoAxeViolations()
  thing('Left-click on the screen').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(close).toHaveFocus()
  expect(popup.element().scrollTop).toBe(0)
  await expectNoAxeViolations()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen).toHaveFocus()
  await expect.element(thing('Letter')).toBeVisible()
  for (const name of ['Letter', 'Drawer', 'Recycle bin']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(thing(name)).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(popup).toMatchTextContent(/Wastebasket/)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen).toHaveFocus()
  await expect.element(thing('Window “Drawer”')).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await expect.element(thing('Window “Drawer”')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(popup).toMatchTextContent(/Alto/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('All three learned')).toBeVisible()
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(screen).toHaveFocus()
  await press(page.getByRole('button', { name: 'Deutsch' }))
  await press(page.getByRole('button', { name: 'Von vorn' }))
  await expect.element(page.getByText('Schritt 1 von 3')).toBeVisible()
  await expectNoAxeViolations()
})

test('[MUS-02] in German a finger is asked to tap, not to click', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? matchMedia('all') : matchMedia.call(window, query),
  )
  chooseLanguage('de')
  openApp(address)
  await expect.element(hint('Tipp auf den Bildschirm!')).toBeVisible()
})
