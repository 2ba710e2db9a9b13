import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { devices } from '#content/exhibits/index.ts'
import { themes } from '#contract/playground.ts'
import * as routes from '#contract/routes.ts'
import { createKeyboard } from '#kiosk/keyboard/createKeyboard.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { aBareStory } from '#tests/e2e/support/stories.ts'
import { answer } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'

const keyboard = page.getByRole('group', { name: /^(On-screen keyboard|Bildschirmtastatur)$/ })
const story = page.getByRole('textbox', { name: /^(Your story|Deine Geschichte)$/ })
const key = (name: string) => keyboard.getByRole('button', { name, exact: true })

/** A finger, which the browser of these tests has not: what a touch tells the page. */
async function touch(field: typeof story): Promise<void> {
  await expect.element(field).toBeVisible()
  const element = field.element()
  if (!(element instanceof HTMLElement)) throw new Error('Only what is on the page can be touched.')
  const event = { bubbles: true, pointerType: 'touch', isPrimary: true }
  element.dispatchEvent(new PointerEvent('pointerdown', event))
  element.focus()
  element.dispatchEvent(new PointerEvent('pointerup', event))
  await expect.element(keyboard).toBeVisible()
}

/** Presses keys on the screen, by their names. */
async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) await key(name).click()
}

async function expectUncovered(field: typeof story): Promise<void> {
  await expect
    .poll(() => {
      const { top, bottom } = field.element().getBoundingClientRect()
      return top >= -1 && bottom <= keyboard.element().getBoundingClientRect().top + 1
    })
    .toBe(true)
}

createKeyboard()

describe('[SHARE-09] the keyboard on the screen', () => {
  beforeEach(() => openApp('/exhibits/werkschau/share-story?deviceId=1'))

  test('is sent away by real keys, brought back by a touch, and put away by its own key or a touch elsewhere @full', async () => {
    await touch(story)
    await userEvent.keyboard('real ')
    await expect.element(keyboard).not.toBeInTheDocument()
    await touch(story)
    await press('k', 'e', 'y')
    await expect.element(story).toHaveValue('real key')
    await press('Close the keyboard')
    await expect.element(keyboard).not.toBeInTheDocument()
    await expect.element(story).toHaveFocus()
    await touch(story)
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(keyboard).not.toBeInTheDocument()
  })

  test('speaks the language of the page, names its keys, and another language is a press away @full', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await touch(story)
    await expect.element(keyboard).toHaveAccessibleName('Bildschirmtastatur')
    await expect.element(keyboard.getByRole('status')).toHaveTextContent('Die Bildschirmtastatur ist offen.')
    await expectNoAxeViolations()
    await press('ü', 'Löschen', 'EN, Tastatur auf Englisch')
    await expect.element(key('ü')).not.toBeInTheDocument()
    await press('y')
    await key('Grossschreibung für einen Buchstaben, zweimal für alle').dblClick()
    await press('A', 'B')
    await expect.element(story).toHaveValue('yAB')
  })

  test('a finger that stays deletes on and on; on a letter it writes one @full', async () => {
    await story.fill('abcdef')
    await touch(story)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const hold = (name: string) => {
      const held = key(name).element()
      held.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      vi.advanceTimersByTime(3_000)
      held.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }))
    }
    hold('Delete')
    await expect.element(story).toHaveValue('')
    hold('x')
    await expect.element(story).toHaveValue('x')
    vi.useRealTimers()
  })

  test('lies over a dialog with a field, and is part of it @full', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.innerHTML = '<p>Before it</p><label>Word <input maxlength="3"></label><p>and the way out</p>'
    // As the dialogs of the server: a press outside closes.
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
    for (const words of dialog.querySelectorAll('p')) words.style.height = '220px'
    dialog.showModal()
    const field = page.getByRole('textbox', { name: 'Word' })
    await touch(field)
    await expectUncovered(field)
    await press('a', 'b', 'c', 'd')
    await expect.element(field).toHaveValue('abc')
  })

  const screens = [
    [1080, 1920],
    [1920, 1080],
    [2160, 3840],
  ] as const
  test.each(screens.slice(0, rounds(screens.length, 1)))(
    'on a touchscreen of %i x %i keys are large enough in each theme, and nothing is covered @full',
    async (width, height) => {
      await page.viewport(width, height)
      await story.fill('A long story.\n'.repeat(60))
      await touch(story)
      await press('z')
      for (const theme of themes) {
        document.documentElement.dataset.theme = theme
        const sizes = keyboard
          .getByRole('button')
          .elements()
          .map((each) => each.getBoundingClientRect())
          .map((at) => Math.min(at.width, at.height))
        expect(Math.min(...sizes), theme).toBeGreaterThanOrEqual(48)
        await expectUncovered(story)
        // Names and colours are the same at every size.
        if (width === 1080) await expectNoAxeViolations()
      }
      delete document.documentElement.dataset.theme
    },
  )
})

const overKeys = (part: Element) =>
  keyboard.element().getBoundingClientRect().top - part.getBoundingClientRect().bottom

test('[SHARE-20] above the keys stands the submit button of a field, or the results of a search @full', async () => {
  await page.viewport(600, 1400)
  openApp('/exhibits/werkschau/share-story?deviceId=1')
  const send = page.getByRole('button', { name: 'Upload Text' })
  await expect.element(story).toBeVisible()
  scrollBy(0, send.element().getBoundingClientRect().bottom - innerHeight)
  await touch(story)
  await expect.poll(() => overKeys(send.element())).toBeGreaterThanOrEqual(0)
  answer(
    routes.storiesByDevice,
    devices.map((device) => ({ device, userStories: [aBareStory({ id: device.id })] })),
  )
  openApp('/exhibits/werkschau/explore-stories')
  await page.viewport(600, 900)
  const search = page.getByRole('searchbox')
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  scrollBy(0, search.element().getBoundingClientRect().bottom + 350 - innerHeight)
  await touch(search)
  await expect.poll(() => overKeys(search.element())).toBeGreaterThan(150)
})
