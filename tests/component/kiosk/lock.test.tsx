import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { version } from '#contract/versionRoutes.ts'
import { useSession } from '#state/session.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'

const form = '/exhibits/werkschau/share-story?deviceId=1'
const story = page.getByRole('textbox', { name: 'Your story' })
const toasts = page.getByRole('region', { name: 'Messages' })
const isLocked = () => document.documentElement.hasAttribute('data-kiosk')

beforeEach(() => {
  answer(version, { build: 'here' })
})

/** Opens a page as on a screen in the museum. */
async function openKiosk(address: string): Promise<void> {
  useSession.setState({ kiosk: true })
  openApp(address)
  await expect.poll(isLocked).toBe(true)
}

/** Whether the page refuses what the browser would do of itself. */
const isRefused = (target: Element, event: Event) => !target.dispatchEvent(event)
const make = (type: string) => new Event(type, { bubbles: true, cancelable: true })
const title = page.getByRole('main').getByRole('heading', { level: 1 })

// The lock stays on as long as its page: this one comes first.
test('[FIT-04] outside of the museum nothing is locked', async () => {
  openApp('/about')
  await expect.element(title).toBeVisible()
  expect(isLocked()).toBe(false)
  expect(isRefused(title.element(), make('contextmenu'))).toBe(false)
})

const wheel = (ctrlKey: boolean) => new WheelEvent('wheel', { ctrlKey, bubbles: true, cancelable: true })
const sideKey = () => new MouseEvent('mouseup', { button: 3, bubbles: true, cancelable: true })

test('[FIT-04] no menu, no marking, no dragging, no dropped files, no zoom by wheel; fields keep theirs', async () => {
  await openKiosk(form)
  await expect.element(story).toBeVisible()
  for (const [what, target, event, refused] of [
    ['menu', title, make('contextmenu'), true],
    ['marking', title, make('selectstart'), true],
    ['marking in a field', story, make('selectstart'), false],
    ['dragging', title, make('dragstart'), true],
    ['dropping', title, make('drop'), true],
    ['back by mouse', title, sideKey(), true],
    ['zoom by wheel', title, wheel(true), true],
    ['wheel', title, wheel(false), false],
  ] as const)
    expect([what, isRefused(target.element(), event)]).toEqual([what, refused])
  await title.dblClick()
  expect(String(getSelection())).toBe('')
})

test('[FIT-04] keys of the browser do nothing; those of fields and exhibits work', async () => {
  await openKiosk(form)
  await expect.element(story).toBeVisible()
  const press = (key: string, held: KeyboardEventInit = {}) =>
    isRefused(
      story.element(),
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
    )
  const ctrlKey = true
  const locked = [
    press('F1'),
    press('F5'),
    press('F12'),
    press('p', { ctrlKey }),
    press('f', { ctrlKey }),
    press('+', { ctrlKey }),
    press('s', { ctrlKey }),
    press('ArrowLeft', { altKey: true }),
  ]
  expect(locked.every(Boolean)).toBe(true)
  expect([press('a', { ctrlKey }), press('ArrowLeft'), press('b')]).toEqual([false, false, false])
  await story.fill('ab')
  await userEvent.keyboard('{Control>}a{/Control}c')
  await expect.element(story).toHaveValue('c')
})

test('[FIT-04] links to elsewhere, to mail, to files and to other windows stay, and say where they lead', async () => {
  await openKiosk('/about')
  await expect.element(title).toBeVisible()
  const links = [
    ['https://example.com/x', 'example.com/x'],
    ['mailto:info@example.org', 'info@example.org'],
    ['/icon.svg', 'icon.svg'],
  ] as const
  for (const [href, said] of links) {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'elsewhere' })
    if (href.startsWith('/')) link.download = ''
    document.querySelector('main')?.prepend(link)
    expect(isRefused(link, make('click'))).toBe(true)
    await expect.element(toasts.getByText(said)).toBeVisible()
    await expect.element(toasts.getByText('This address opens on a device of your own').first()).toBeVisible()
    link.remove()
  }
  expect([window.open('/exhibits'), window.print()]).toEqual([null, undefined])
  expect(location.pathname).toBe('/about')
})
