import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adminStories } from '#content/pages/adminStories.ts'
import { shellWords } from '#content/shell.ts'
import type { AdminStory, AdminStoryState } from '#contract/admin.ts'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import { StoryDecision } from '#contract/adminRequests.ts'
import { languages } from '#contract/common.ts'
import { chooseLanguage } from '#state/visit.ts'
import { answer, refusal } from '../../support/answers.ts'
import { expectNoAxeViolations } from '../../support/app.tsx'
import { aStory, at, button, choice, failures, listOf, openAdmin, settings, toasts } from './support.ts'

const card = page.getByRole('group', { name: 'Current story' })
const inCard = (name: string) => card.getByRole('button', { name, exact: true })
const nothing = page.getByText(/^(?:All stories are reviewed|No story is waiting to be published)\.$/)

/** A server with as many held stories; `states` are what it has stored, in their order. */
function serveQueue(count: number) {
  const stories = Array.from({ length: count }, (_, index) =>
    aStory({
      id: index + 1,
      state: 'new',
      titleEN: `Tape ${index + 1}`,
      textEN: `It was tape ${index + 1}.`,
      flags: (index + 1) % 5 === 0 ? [{ kind: 'link', found: 'https://example.org' }] : [],
    }),
  )
  const log: string[] = []
  function store(params: unknown, state: AdminStoryState): AdminStory {
    const id = Number(Reflect.get(Object(params), 'storyId'))
    const before = stories[id - 1] ?? aStory()
    const decision = { id: log.length + 1, by: 'Vera', at, from: before.state, to: state }
    log.push(`${id} ${state}`)
    const after = {
      ...before,
      state,
      revision: before.revision + 1,
      decision: state === 'new' ? null : decision,
    }
    stories[id - 1] = after
    return after
  }
  const list = () => listOf(stories.filter(({ state }) => state === 'new'))
  const asked = answer(storyRoutes.adminStories, list)
  const serve = () => {
    answer(
      storyRoutes.adminStory,
      ({ params }) => stories[Number(Reflect.get(Object(params), 'storyId')) - 1] ?? aStory(),
    )
    answer(storyRoutes.decideStory, ({ params, body }) =>
      store(params, StoryDecision.parse(body).decision === 'hide' ? 'hidden' : 'published'),
    )
    answer(storyRoutes.deleteStory, ({ params }) => store(params, 'deleted'))
    answer(storyRoutes.undoDecision, ({ params }) => store(params, 'new'))
  }
  serve()
  return { log, asked, serve, states: () => stories.map(({ state }) => state) }
}

test('[ADMIN-11] twenty stories take at most 45 key presses, and every decision is stored', async () => {
  const { log, states, asked } = serveQueue(20)
  openAdmin('review')
  await choice('Show').selectOptions('Not yet public')
  await expect.element(page.getByText('Story 1 of 20')).toBeVisible()
  expect(asked.at(-1)?.query).toMatchObject({ state: 'new', order: 'oldest' })
  await expectNoAxeViolations()
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await userEvent.keyboard(key)
  }
  choice('Show').element().focus()
  while (document.activeElement !== card.element() && presses < 5) await press('{Tab}')
  const wanted: string[] = []
  for (let number = 1; number <= 20; number += 1) {
    const isFlagged = number % 5 === 0
    await expect.element(card).toMatchTextContent(`It was tape ${number}.`)
    if (isFlagged) await expect.element(card.getByText('Link: https://example.org')).toBeVisible()
    if (number === 4) {
      await press('h')
      await press('z')
      await expect.element(card).toMatchTextContent('It was tape 4.')
    }
    await press(number === 10 ? '{Delete}' : isFlagged ? 'h' : 'p')
    wanted.push(number === 10 ? 'deleted' : isFlagged ? 'hidden' : 'published')
  }
  await expect.element(nothing).toBeVisible()
  expect(presses).toBeLessThanOrEqual(45)
  await expect.poll(states).toEqual(wanted)
  expect(log.filter((line) => line.startsWith('4 '))).toEqual(['4 hidden', '4 new', '4 published'])
})

test('[ADMIN-11] a swipe to the right publishes, to the left hides, a short one does nothing', async () => {
  await page.viewport(390, 844)
  const { states } = serveQueue(2)
  openAdmin('review')
  await expect.element(card).toBeVisible()
  const swipe = (share: number) => {
    const element = card.element()
    const { width, top, left } = element.getBoundingClientRect()
    const point = (part: number) => ({
      bubbles: true,
      pointerId: 7,
      pointerType: 'touch',
      buttons: 1,
      clientX: left + width / 2 + width * part,
      clientY: top + 20,
    })
    element.dispatchEvent(new PointerEvent('pointerdown', point(0)))
    element.dispatchEvent(new PointerEvent('pointermove', point(share)))
    element.dispatchEvent(new PointerEvent('pointerup', point(share)))
  }
  swipe(0.2)
  await expect.element(card).toMatchTextContent('It was tape 1.')
  swipe(0.5)
  await expect.element(card).toMatchTextContent('It was tape 2.')
  swipe(-0.5)
  await expect.element(nothing).toBeVisible()
  await expect.poll(states).toEqual(['published', 'hidden'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await button('Undo').click()
  await expect.element(card).toMatchTextContent('It was tape 2.')
  await expect.element(card).toHaveFocus()
  await expect.poll(states).toEqual(['published', 'new'])
})

test.for(languages)(
  '[ADMIN-11] on a phone each key has its word in one line, beside the menu (%s)',
  async (language) => {
    await page.viewport(390, 844)
    chooseLanguage(language)
    serveQueue(1)
    openAdmin('review')
    const words = adminStories[language].queue
    await expect.element(button(words.publish)).toBeVisible()
    await document.fonts.ready
    const { left, top } = button(shellWords.menu.open[language]).element().getBoundingClientRect()
    for (const name of [words.publish, words.hide, words.delete, words.undo]) {
      const key = button(name).element()
      const range = document.createRange()
      range.selectNodeContents(key.firstElementChild ?? key)
      expect(range.getClientRects().length, name).toBe(1)
      const box = key.getBoundingClientRect()
      expect(box.right <= left || box.bottom <= top, `${name} lies under the menu`).toBe(true)
    }
  },
)

test('[ADMIN-11] an undone story is at hand again, and a filter shows its own stories', async () => {
  const { states, asked } = serveQueue(5)
  openAdmin('review')
  await inCard('Hide').click()
  await expect.element(card).toMatchTextContent('It was tape 2.')
  await expect.poll(() => asked.length).toBe(2)
  await inCard('Undo').click()
  await expect.poll(() => states()[0]).toBe('new')
  await expect.poll(() => asked.length).toBe(3)
  await expect.element(page.getByText('Story 1 of 5')).toBeVisible()
  await expect.element(card).toMatchTextContent('It was tape 1.')
  await choice('Show').selectOptions('Flagged')
  await expect.element(card).toMatchTextContent('It was tape 5.')
  await inCard('Hide').click()
  await expect.element(page.getByText('No flagged story is left to review.')).toBeVisible()
  await choice('Show').selectOptions('Not yet reviewed')
  await expect.element(page.getByText('Story 1 of 4')).toBeVisible()
})

test.for(failures)(
  '[ADMIN-11] a story returns if its decision cannot be stored: $reason',
  async ({ reply, reason }) => {
    const { states, serve } = serveQueue(1)
    answer(storyRoutes.decideStory, reply)
    openAdmin('review')
    await inCard('Publish').click()
    await expect.element(toasts.getByText(`‘Tape 1’ could not be saved: ${reason}`)).toBeVisible()
    await expect.element(card).toMatchTextContent('It was tape 1.')
    serve()
    await inCard('Hide').click()
    await expect.element(nothing).toBeVisible()
    await expect.poll(states).toEqual(['hidden'])
  },
)

test('[ADMIN-11] additions by the storyteller do not affect a decision; changes by a person do', async () => {
  serveQueue(1)
  const fresh = aStory({ id: 1, state: 'new', revision: 2 })
  const decisions = answer(storyRoutes.decideStory, ({ body }) =>
    StoryDecision.parse(body).revision === 1 ? refusal(409, 'Changed by Milo.') : fresh,
  )
  answer(storyRoutes.adminStory, { ...fresh, textEN: 'Rewritten.', edited: { by: 'Milo', at } })
  openAdmin('review')
  await inCard('Publish').click()
  await expect.element(toasts.getByText(/could not be saved: Changed by Milo/)).toBeVisible()
  await expect.element(card).toMatchTextContent('Rewritten.')
  expect(decisions.length).toBe(1)
})

test('[ADMIN-08] a setting holds new stories, and another member may have changed it', async () => {
  serveQueue(0)
  const changes = answer(storyRoutes.changeSettings, refusal(409, 'Milo has changed the settings.'))
  openAdmin('review')
  const hold = page.getByRole('checkbox', { name: /Review new stories/ })
  await hold.click()
  await expect.element(toasts.getByText('Milo has changed the settings.')).toBeVisible()
  await expect.element(hold).not.toBeChecked()
  answer(storyRoutes.changeSettings, { ...settings, holdNewStories: true })
  await hold.click()
  await expect.element(hold).toBeChecked()
  expect(changes).toMatchObject([{ body: { holdNewStories: true, revision: 4 } }])
})

test('[ADMIN-11] [ADMIN-13] a moderator decides, but neither deletes nor sets anything', async () => {
  serveQueue(1)
  openAdmin('review', { role: 'moderator', waiting: { stories: 1, avatars: 2, devices: 0 } })
  await expect.element(inCard('Hide')).toBeVisible()
  await expect.element(inCard('Delete')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Avatars to review: 2' })).toBeVisible()
  card.element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.element(card).toMatchTextContent('It was tape 1.')
})
