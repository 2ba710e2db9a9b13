import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { queryClient } from '#api/queryClient.ts'
import { useSession } from '#state/session.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { fourStories } from '#tests/e2e/exhibits/ipod/fourStories.ts'
import { answer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { publicUrl, setPublicUrl } from '../support/publicUrl.ts'
import { aNarration, cues, press } from '../support/exhibits.ts'
import { type Finger, middleOf, mouse, touch } from '../support/touch.ts'

const address = '/exhibits/werkschau/ipod'
const glass = page.getByRole('region', { name: 'Screen of the player' })
const row = (name: string | RegExp) => glass.getByRole('button', { name })
const marked = glass.getBySelector('[aria-current="true"]')
const head = page.getBySelector('[data-heading]')
const phase = glass.getBySelector('[data-phase]')
const volume = glass.getByRole('slider', { name: 'Volume' })
const place = glass.getByRole('slider', { name: 'Position' })
const wheelKey = (name: string) =>
  page.getByRole('group', { name: 'Click wheel' }).getByRole('button', { name, exact: true })
const onScreen = async (name: string) => await expect.element(glass).toHaveAttribute('data-screen', name)
const pressKey = (key: string, times = 1) => userEvent.keyboard(`{${key}}`.repeat(times))
const says = async (element: typeof place, words: RegExp) =>
  await expect.element(element).toHaveAttribute('aria-valuetext', expect.stringMatching(words))

beforeEach(async () => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, fourStories)
})

/** Opens the room with time standing still at the first picture of the player. */
async function startPlayer(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  openApp(address)
  const isThere = () => {
    // What comes on demand is shown by React's own timers.
    if (glass.query() === null) vi.advanceTimersByTime(20)
    return glass.query() !== null
  }
  await expect.poll(isThere).toBe(true)
}

/** Winds time on until the start is over. */
async function bootPlayer(): Promise<void> {
  await startPlayer()
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(4)
  vi.advanceTimersByTime(4100)
  await onScreen('covers')
}

/** The player, past its start; from now on time passes by itself. */
async function openPlayer(): Promise<void> {
  await bootPlayer()
  vi.useRealTimers()
  await pressKey('Escape')
  await onScreen('home')
}

/** When a screen was there first, by the page's clock, ms. */
function watchScreens(): (screen: string) => number {
  const firstAt = new Map<string | null, number>()
  const observer = new MutationObserver(() => {
    const screen = glass.query()?.getAttribute('data-screen') ?? null
    if (!firstAt.has(screen)) firstAt.set(screen, performance.now())
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-screen'] })
  onTestFinished(() => observer.disconnect())
  return (screen) => firstAt.get(screen) ?? NaN
}

test('[IPOD-01] the start takes four seconds, shows its steps, and cannot be skipped @full', async () => {
  const firstAt = watchScreens()
  await startPlayer()
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(4)
  vi.advanceTimersByTime(3000)
  for (const line of ['Disk is spinning up', '32 MB are read ahead', '4 stories found'])
    await expect.element(glass.getByRole('status').getByText(line)).toBeVisible()
  // At once: while vitest presses keys and waits, time goes on.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  wheelKey('Select')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await onScreen('covers')
  const tookMs = firstAt('covers') - firstAt('boot')
  expect(tookMs).toBeGreaterThanOrEqual(4000)
  expect(tookMs).toBeLessThan(5000)
  vi.useRealTimers()
  await expectNoAxeViolations()
})

test('[IPOD-02] after the start the covers appear without a press: the share card first, the first story in front; its code leads to the form of this exhibit @full', async () => {
  setPublicUrl()
  await bootPlayer()
  vi.useRealTimers()
  await expect.element(glass.getByRole('list', { name: 'Cover Flow' }).getByRole('listitem')).toHaveLength(5)
  await expect.element(marked).toHaveAccessibleName(/Left ear only, 2 of 5/)
  await pressKey('ArrowRight')
  await expect.element(marked).toHaveAccessibleName(/Shuffle on the tram/)
  await expect.element(page.getBySelector('[data-spoken]')).toHaveTextContent('Shuffle on the tram, 3 of 5')
  await expectNoAxeViolations()
  await pressKey('ArrowLeft', 9)
  await expect.element(marked).toHaveAttribute('data-story', '99999')
  await press(wheelKey('Select'))
  await onScreen('share')
  await expect.element(glass.getByRole('heading', { name: 'Share your iPod story!' })).toBeVisible()
  await expect.element(glass.getByRole('img', { name: /QR code/ })).toBeVisible()
  const form = '/exhibits/werkschau/share-story?deviceId=2'
  await expect
    .element(glass.getBySelector('[data-address]'))
    .toHaveAttribute('data-address', publicUrl + form)
  await expect.element(glass.getByRole('link')).toHaveAttribute('href', form)
  await expectNoAxeViolations()
  useSession.setState({ kiosk: true })
  await expect.element(glass.getByRole('link')).not.toBeInTheDocument()
  await press(wheelKey('Menu'))
  await onScreen('covers')
  await press(wheelKey('Menu'))
  await onScreen('home')
  await press(row('Cover Flow'))
  await onScreen('covers')
})

test('with reduced motion the next cover is in front at once @full', async () => {
  await bootPlayer()
  vi.useRealTimers()
  await expect.element(marked).toHaveAccessibleName(/2 of 5/)
  const next = document.querySelector<HTMLElement>('[data-place="2"]')
  if (next === null) throw new Error('There is no next cover')
  const poses = new Set<string>()
  const observer = new MutationObserver(() => poses.add(next.style.transform))
  observer.observe(next, { attributeFilter: ['style'] })
  await pressKey('ArrowRight')
  await expect.element(marked).toHaveAccessibleName(/3 of 5/)
  await new Promise((passed) => setTimeout(passed, 500))
  observer.disconnect()
  expect(poses.size).toBe(1)
})

test('keys work for who comes from another page, with the focus at the heading', async () => {
  await bootPlayer()
  vi.useRealTimers()
  page.getByRole('heading', { level: 1 }).element().focus()
  await pressKey('Escape')
  await onScreen('home')
  await expect.element(marked).toHaveFocus()
})

test('[IPOD-04] a list with both titles, the text in two languages, and the menu key back home @full', async () => {
  await openPlayer()
  await press(row('Stories'))
  const list = glass.getByRole('list', { name: 'Stories' })
  await expect.element(list.getByRole('listitem')).toHaveLength(5)
  const first = list.getByRole('button', { name: /Left ear only/ })
  await expect.element(first.getBySelector('[lang=en]')).toHaveTextContent('Left ear only')
  await expect.element(first.getBySelector('[lang=de]')).toHaveTextContent('Nur das linke Ohr')
  await expect
    .element(list.getByRole('button', { name: /A voice without a title/ }))
    .toHaveAccessibleName(/with a voice/)
  await expectNoAxeViolations()
  await press(first)
  await onScreen('story')
  const [english, german] = [
    glass.getByText('It smelt of warm plastic'),
    glass.getByText('Sie roch nach warmem Plastik'),
  ]
  await expect.element(english).toBeVisible()
  await press(glass.getByRole('button', { name: 'Deutsch' }))
  await expect.element(german).toBeVisible()
  await expectNoAxeViolations()
  await press(wheelKey('Select'))
  await expect.element(english).toBeVisible()
  await press(wheelKey('Next'))
  await expect.element(glass.getByRole('heading', { name: 'Shuffle on the tram' })).toBeVisible()
  await expect.element(glass.getByRole('button', { name: 'Deutsch' })).toBeDisabled()
  await press(wheelKey('Menu'))
  await onScreen('stories')
  await press(wheelKey('Menu'))
  await press(row('Deutsch'))
  await expect.element(page.getByRole('button', { name: 'Geschichten' })).toBeVisible()
})

test('[IPOD-03] the device’s story plays, is scrubbed and turned louder by the wheel @full', async () => {
  await openPlayer()
  await press(row('Now Playing'))
  await expect.element(phase).toHaveTextContent('Ready')
  await expect.element(glass.getByRole('heading', { name: 'What the iPod remembers' })).toBeVisible()
  await says(volume, /^100 %$/)
  head.element().focus()
  await pressKey('ArrowUp', 8)
  await says(volume, /^75 %$/)
  await press(wheelKey('Play or pause'))
  await expect.element(phase).toHaveTextContent('Playing')
  await says(place, /^0:(?!00)\d\d of 1:15$/)
  await expect.element(glass.getByText(cues.en[0])).toBeInTheDocument()
  await press(wheelKey('Play or pause'))
  await expect.element(phase).toHaveTextContent('Paused')
  // The middle makes the wheel wind.
  await press(wheelKey('Select'))
  await expect.element(glass.getByText('Wheel: position').first()).toBeVisible()
  head.element().focus()
  await pressKey('ArrowUp', 60)
  await says(place, /^0:00 of/)
  await pressKey('ArrowDown', 5)
  await says(place, /^0:(?!00)\d\d of/)
  await says(volume, /^75 %$/)
  await expectNoAxeViolations()
})

test('[SCRIPT-07] the player names the reader of the device’s narration', async () => {
  const story = aNarration()
  answer(routes.deviceStory, {
    ...story,
    narrations: story.narrations.map((each) => ({ ...each, readBy: ['Ruth Meier', 'Ali Koç'] })),
  })
  await openPlayer()
  await press(row('Now Playing'))
  await expect.element(glass.getByText('Read by Ruth Meier, Ali Koç.')).toBeVisible()
})

test('a mouse’s own wheel turns the drawn one: rows of a list, lines of a text @full', async () => {
  answer(routes.deviceStories, [aStory({ textEN: 'One more line of it.\n'.repeat(80) }), ...fourStories])
  await openPlayer()
  await press(row('Stories'))
  await expect.element(marked).toMatchTextContent(/glovebox/)
  const wheel = page.getBySelector('[data-wheel]')
  await wheel.wheel({ delta: { y: 100 } })
  await expect.element(marked).not.toMatchTextContent(/glovebox/)
  await press(row(/glovebox/))
  const text = glass.getByRole('group', { name: 'Text of the story' })
  await wheel.wheel({ delta: { y: 400 } })
  await expect.poll(() => text.element().scrollTop).toBeGreaterThan(20)
  await onScreen('story')
})

/** A place on the wheel: degrees clockwise from the right, radii from the middle. */
function onWheel(degrees: number, radius = 0.75, id = 0): Finger {
  const wheel = page.getBySelector('[data-wheel]').element()
  wheel.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [x, y] = middleOf(wheel, id)
  const far = (radius * wheel.getBoundingClientRect().width) / 2
  const angle = (degrees * Math.PI) / 180
  return [x + far * Math.cos(angle), y + far * Math.sin(angle), id]
}

test('a mouse that is lifted beside the wheel turns it no further, and a second finger not at all', async () => {
  await openPlayer()
  await press(row('Stories'))
  await expect.element(marked).toMatchTextContent(/Left ear only/)
  await mouse('Pressed', onWheel(0), 1)
  await mouse('Moved', onWheel(0, 1.2), 1)
  await mouse('Released', onWheel(0, 1.2), 0)
  for (const degrees of [0, 20, 40, 60]) await mouse('Moved', onWheel(degrees), 0)
  await pressKey('ArrowDown')
  await expect.element(marked).toMatchTextContent(/Shuffle on the tram/)
  await touch('touchStart', onWheel(0))
  await touch('touchStart', onWheel(0), onWheel(180, 0.75, 1))
  for (const by of [20, 40, 60]) await touch('touchMove', onWheel(0), onWheel(180 + by, 0.75, 1))
  await touch('touchEnd', onWheel(240, 0.75, 1))
  for (const degrees of [-15, -30]) await touch('touchMove', onWheel(degrees))
  await touch('touchEnd')
  await expect.element(marked).toMatchTextContent(/Left ear only/)
})

test('[IPOD-03] [SHELL-12] there is no story', async () => {
  answer(routes.deviceStory, { statusCode: 200, message: 'none', narrations: [] })
  await openPlayer()
  await press(row('Now Playing'))
  await expect.element(glass.getByText('No device story available.')).toBeVisible()
})

test('[IPOD-03] [SHELL-12] failed calls are reported once and retried automatically @full', async () => {
  allowError(/Failed to load/)
  answer(routes.deviceStory, refusal(404, 'gone'))
  answer(routes.deviceStories, refusal(404, 'gone'))
  await bootPlayer()
  const toasts = page.getByRole('region', { name: 'Messages' })
  await expect.element(toasts.getByText('Failed to load user stories.')).toBeVisible()
  await expect.element(glass.getByText('Failed to load user stories.')).toBeVisible()
  await expect.element(marked).toHaveAttribute('data-story', '99999')
  await pressKey('Escape')
  await press(row('Now Playing'))
  await expect.element(glass.getByText('Failed to load device story.')).toBeVisible()
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, fourStories)
  vi.advanceTimersByTime(61_000)
  await expect.element(glass.getByRole('heading', { name: 'What the iPod remembers' })).toBeVisible()
  await pressKey('Escape')
  await press(row('Cover Flow'))
  await expect.element(glass.getByRole('listitem')).toHaveLength(5)
  await expect.element(glass.getByText('Failed to load user stories.')).not.toBeInTheDocument()
})

test('[IPOD-05] a refresh keeps position and text; a withdrawn story is reported', async () => {
  allowError(/Failed to load/)
  await openPlayer()
  await press(row('Stories'))
  await press(row(/A scratch on the back/))
  await press(glass.getByRole('button', { name: 'Deutsch' }))
  const more = [aStory({ id: 100_020, titleEN: 'A new one' }), ...fourStories]
  const title = glass.getByRole('heading', { name: 'Ein Kratzer hinten' })
  for (const stories of [more, refusal(404, 'no')]) {
    answer(routes.deviceStories, stories)
    await queryClient.refetchQueries()
    await expect.element(title).toBeVisible()
  }
  await expect.element(page.getByText('Failed to load user stories.')).not.toBeInTheDocument()
  answer(
    routes.deviceStories,
    more.filter(({ id }) => id !== 100_011),
  )
  await queryClient.refetchQueries()
  await onScreen('stories')
  await expect.element(glass.getByText('This story has been taken off the player.')).toBeVisible()
  await expect.element(row(/A new one/)).toBeVisible()
})

test('[LIST-01] of three thousand rows only those near the view exist, and those that come in front move nothing @full', async () => {
  const told = Array.from({ length: 3000 }, (_, index) =>
    aStory({ id: 103_000 - index, titleEN: `Story ${3000 - index}` }),
  )
  answer(routes.deviceStories, told)
  await openPlayer()
  await press(row('Stories'))
  await onScreen('stories')
  const rows = glass.getByRole('list').getByRole('button')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements().length).toBeLessThan(60)
  await pressKey('End')
  await expect.element(marked).toMatchTextContent(/^Story 1\D/)
  await expect.element(marked).toBeInViewport()
  await pressKey('ArrowUp', 3)
  await expect.element(marked).toMatchTextContent(/^Story 4\D/)
  const top = () => Math.round(marked.element().getBoundingClientRect().y)
  const before = top()
  answer(routes.deviceStories, [aStory({ id: 103_001, titleEN: 'The newest' }), ...told])
  await queryClient.refetchQueries()
  await expect.element(page.getBySelector('[aria-setsize="3002"]').first()).toBeInTheDocument()
  expect(top()).toBe(before)
  expect(rows.elements().length).toBeLessThan(60)
})

test('[IPOD-04] the whole player by keyboard alone, read as headings, lists and sliders @full', async () => {
  await openPlayer()
  await expect.element(glass).toMatchAriaInlineSnapshot(`
    - region "Screen of the player":
      - heading "iPod" [level=2]
      - list "iPod":
        - listitem:
          - button "Cover Flow"
        - listitem:
          - button "Stories"
        - listitem:
          - button "Now Playing"
        - listitem:
          - button "Share Your Story"
        - listitem:
          - button "Deutsch"
        - listitem:
          - button "Back to Welcome Screen"
      - status
  `)
  await pressKey('ArrowDown')
  await expect.element(row('Stories')).toHaveFocus()
  await pressKey('Enter')
  await onScreen('stories')
  // The focus has gone with its row, and stands on the marked one of the next list.
  await expect.element(marked).toHaveFocus()
  await pressKey('ArrowDown')
  await expect.element(marked).toHaveFocus()
  await expect.element(marked).toMatchTextContent(/Shuffle on the tram/)
  await pressKey('End')
  await expect.element(marked).toMatchTextContent(/A scratch on the back/)
  await pressKey('Enter')
  await expect.element(glass).toMatchAriaInlineSnapshot(`
    - region "Screen of the player":
      - heading "Story" [level=2]
      - group "Text of the story":
        - heading "A scratch on the back" [level=3]
        - paragraph: It smelt of warm plastic and nobody knew who had labelled it.
      - group "Language of the story":
        - button "English" [pressed]
        - button "Deutsch"
      - status: A scratch on the back
  `)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Story' })).toHaveFocus()
  await pressKey('Escape')
  await expect.element(marked).toHaveFocus()
  await pressKey('Escape')
  await expect.element(row('Stories')).toHaveFocus()
  await pressKey('ArrowDown')
  await pressKey('Enter')
  await expect.element(phase).toHaveTextContent('Ready')
  await expect.element(glass).toMatchAriaInlineSnapshot(`
    - region "Screen of the player":
      - heading "Now Playing" [level=2]
      - heading "What the iPod remembers" [level=3]
      - paragraph: Told by the museum
      - status: Ready
      - text: 0:00
      - slider "Position": "0"
      - text: 1:15
      - slider "Volume": "100"
      - text: "Wheel: volume"
      - status: What the iPod remembers, Volume 100 %
  `)
  await pressKey('Escape')
  await onScreen('home')
  await expect.element(page.getByRole('group', { name: 'Click wheel' })).toMatchAriaInlineSnapshot(`
    - group "Click wheel":
      - button "Menu"
      - button "Next"
      - button "Play or pause"
      - button "Previous"
      - button "Select"
  `)
})
