import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { powerKeyBelow, tubeOnPicture } from '#scenes/imac/layout.ts'
import { stills } from '#content/stills.gen.ts'
import { useSession } from '#state/session.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { answer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { fakeMicrophone, record } from '../support/microphone.ts'
import { aNarration, press } from '../support/exhibits.ts'

const address = '/exhibits/imac'
const openAt = (place: string) => openApp(`${address}/${place}`)
const standsAt = async (place: string) =>
  await expect.poll(() => location.pathname).toBe(`${address}/${place}`)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const folder = (name: string) => page.getByRole('region', { name, exact: true })
const icon = (story: number) => page.getBySelector(`[data-story="${story}"]`)
const icons = page.getByRole('list', { name: 'Stories in this folder' }).getByRole('button')
const notepads = page.getBySelector('[data-window^="note:"]')
const deviceStory = folder('Device Story')
const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const n = index + 1
    return aStory({
      id: 100_000 + n,
      titleEN: `Story ${n}`,
      titleDE: `Geschichte ${n}`,
      textEN: `Told ${n}.`,
    })
  })
/** The key that opens a window on welcome. */
const windows = [
  ['visitor-stories', 'View all stories', 'Visitor Stories'],
  ['submit-story', 'Share my memory', 'Share Story'],
  ['device-story', 'Hear the device story', 'Device Story'],
] as const

beforeEach(() => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, stories(3))
})

/** The folder of stories with these open. */
async function openNotes(...open: readonly number[]): Promise<void> {
  openAt('visitor-stories')
  for (const story of open) {
    await expect.element(icon(story)).toBeInTheDocument()
    icon(story).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(notepads.filter({ hasText: `Told ${story - 100_000}.` })).toBeInTheDocument()
  }
}

for (const [place, key, title] of windows)
  test(`[IMAC-01] [IMAC-02] “${key}” acts after 200 ms, boots for 4 seconds, then its window is there @full`, async () => {
    openAt('welcome')
    await expect.element(button(key)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('No. 04 Apple iMac, 1998')
    await expectNoAxeViolations()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    await press(button(key))
    const waiting = () => vi.getTimerCount()
    await expect.poll(waiting).toBeGreaterThan(0)
    vi.advanceTimersByTime(190)
    expect(location.pathname).toBe(`${address}/welcome`)
    vi.advanceTimersByTime(20)
    await standsAt(place)
    const progress = page.getByRole('progressbar', { name: 'Starting up' })
    await expect.element(progress).toHaveAttribute('aria-valuenow', '0')
    await expect.poll(waiting).toBeGreaterThan(0)
    vi.advanceTimersByTime(3950)
    await expect.element(progress).toHaveAttribute('aria-valuenow', '15')
    vi.advanceTimersByTime(100)
    vi.useRealTimers()
    await expect.element(folder(title).getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(progress).not.toBeInTheDocument()
    await press(button('Switch off'))
    await standsAt('welcome')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

test('[IMAC-02] [IMAC-03] no boot at a direct address or from the desktop; a window’s close key returns there @full', async () => {
  openAt('desktop')
  for (const [place, , title] of windows) {
    await press(button(title))
    await standsAt(place)
    await expect.element(folder(title).getByRole('heading', { level: 1 })).toHaveFocus()
    await press(button(`Close ${title}`))
    await standsAt('desktop')
    await expect.element(folder(title)).not.toBeInTheDocument()
  }
  openAt('submit-story')
  await expect.element(folder('Share Story')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  openAt('elsewhere')
  await standsAt('welcome')
})

test('[IMAC-10] the power key below the tube switches off where it is drawn @full', async () => {
  await page.viewport(1080, 1920)
  openAt('desktop')
  await expect.element(button('Switch off')).toBeVisible()
  const screen = { width: innerWidth, height: innerHeight }
  const { left, top, width, height } = powerKeyBelow(tubeOnPicture(screen, stills['imac-desk-portrait']))
  const drawn = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!(drawn instanceof HTMLButtonElement)) throw new Error('No key lies there.')
  await press(page.elementLocator(drawn))
  await standsAt('welcome')
})

test('[IMAC-04] one icon a story; each opens a notepad to be read; they close one by one @full', async () => {
  await openNotes(100_001, 100_002, 100_003)
  await expect.element(folder('Story 3').getByRole('heading', { level: 2 })).toHaveFocus()
  await expect.element(notepads).toHaveLength(3)
  await expect.element(notepads.getByRole('textbox')).not.toBeInTheDocument()
  await expectNoAxeViolations()
  await press(button('Deutsch'))
  await expect.element(folder('Geschichte 3')).toBeVisible()
  await expectNoAxeViolations()
  await press(button('English'))
  button('Close Story 2').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notepads).toHaveLength(2)
  await expect.element(icon(100_002)).toHaveFocus()
  // Notepads lie on the desktop, whatever window is behind them.
  button('Device Story').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(deviceStory).toBeVisible()
  for (const title of ['Story 1', 'Story 3']) {
    button(`Close ${title}`).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(folder(title)).not.toBeInTheDocument()
  }
  await expect.element(deviceStory).toBeVisible()
})

test('[LIST-01] [IMAC-04] five hundred stories: one stop of the Tab key, and arrows that reach the last @full', async () => {
  answer(routes.deviceStories, stories(500))
  openAt('visitor-stories')
  await expect.element(icons.first()).toBeVisible()
  // Only those that are seen exist; the list says how many there are.
  expect(icons.elements().length).toBeLessThan(80)
  expect(icons.first().element().parentElement).toHaveAttribute('aria-setsize', '500')
  expect(icons.elements().filter((each) => each.matches('[tabindex="0"]'))).toHaveLength(1)
  icon(100_001).element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(icon(100_500)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(folder('Story 500')).toBeVisible()
})

test('[IMAC-04] [SHELL-12] stories that fail say so, and can be tried again', async () => {
  allowError(/Failed to load/)
  answer(routes.deviceStories, refusal(404, 'gone'))
  openAt('visitor-stories')
  const shelf = folder('Visitor Stories')
  await expect.element(shelf.getByText('Failed to load user stories.')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Messages' }))
    .toMatchTextContent(/Failed to load user stories\./)
  answer(routes.deviceStories, stories(3))
  await press(shelf.getByRole('button', { name: 'Try again' }))
  await expect.element(icons).toHaveLength(3)
})

test('[IMAC-05] [SHELL-12] a device story that fails or is not there says so, and can be tried again', async () => {
  allowError(/Failed to load/)
  answer(routes.deviceStory, refusal(404, 'gone'))
  openAt('device-story')
  const again = deviceStory.getByRole('button', { name: 'Try again' })
  await expect.element(deviceStory.getByText('Failed to load device story.')).toBeVisible()
  answer(routes.deviceStory, { statusCode: 200, message: 'none', narrations: [] })
  await press(again)
  await expect.element(deviceStory.getByText('No device story available.')).toBeVisible()
  answer(routes.deviceStory, aNarration())
  await press(again)
  await expect.element(deviceStory.getByRole('slider')).toBeVisible()
})

test('[IMAC-05] the story plays, its bars stand while it sounds, and it is moved along by the slider @full', async () => {
  openAt('device-story')
  const litPixels = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-bars]')
    const picture = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return (picture?.data ?? []).filter((value, at) => at % 4 === 1 && value > 120).length
  }
  await expect.element(deviceStory.getByText('1:15')).toBeVisible()
  expect(litPixels()).toBe(0)
  await press(deviceStory.getByRole('button', { name: /^Play/ }))
  await expect.poll(litPixels).toBeGreaterThan(0)
  await press(deviceStory.getByRole('button', { name: /^Pause/ }))
  await expect.element(deviceStory.getByRole('button', { name: /^Play/ })).toBeVisible()
  await expect.poll(litPixels).toBe(0)
  await deviceStory.getByRole('slider').fill('30')
  await expect.element(deviceStory.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:30 of 1:15')
})

test('[IMAC-06] the placeholder stands first; then the form, which sends to this device @full', async () => {
  const shared = answer(routes.shareText, {
    statusCode: 200,
    message: 'Story stored.',
    storyId: 7,
    personalLinkKey: 'k'.repeat(43),
  })
  openAt('submit-story')
  const form = folder('Share Story')
  const text = form.getByRole('textbox', { name: 'Your story' })
  const send = form.getByRole('button', { name: 'Upload Text' })
  await expect
    .element(form.getByRole('paragraph').first())
    .toHaveTextContent('This is where your memory of the translucent computer will be kept.')
  await expect.element(send).toBeDisabled()
  await text.fill('I carried it by its handle.')
  // What is being written stays while somebody looks elsewhere.
  await press(button('Close Share Story'))
  await press(button('Share Story'))
  await expect.element(text).toHaveValue('I carried it by its handle.')
  expect(Object.values(sessionStorage)).toContain('I carried it by its handle.')
  await press(send)
  await expect.element(form.getByRole('heading', { name: 'Thanks for sharing your story!' })).toHaveFocus()
  expect(shared).toMatchObject([
    { params: { deviceId: 4 }, body: { storyText: 'I carried it by its handle.', language: 'en' } },
  ])
  await expect.element(form.getByRole('heading', { name: 'Take it with you' })).toBeVisible()
  await press(form.getByRole('button', { name: 'Open the folder' }))
  await standsAt('visitor-stories')
})

test('[SCRIPT-08] a contributor of a voice about the iMac may allow its use in the narration @full', async () => {
  fakeMicrophone()
  const shared = answer(routes.shareVoice, { statusCode: 200, message: 'Story stored.', storyId: 7 })
  openAt('submit-story')
  const form = folder('Share Story')
  const agreed = form.getByRole('checkbox', { name: /^My voice may be heard/ })
  await expect.element(agreed).not.toBeChecked()
  await record()
  agreed.query()?.focus()
  await userEvent.keyboard(' ')
  await expect.element(agreed).toBeChecked()
  await press(form.getByRole('button', { name: 'Upload Audio' }))
  await expect.element(form.getByRole('heading', { name: 'Thanks for sharing your story!' })).toHaveFocus()
  expect(shared).toMatchObject([
    { params: { deviceId: 4 }, form: { voiceInNarration: 'yes', voiceConsentVersion: 'voice-2026-11' } },
  ])
})

test('[IMAC-08] by keys alone: the next window, the move mode, the zoom box, Escape @full', async () => {
  await openNotes(100_001, 100_002)
  const front = page.getBySelector('[data-window][data-active]')
  const inFront = async (id: string) => await expect.element(front).toHaveAttribute('data-window', id)
  await inFront('note:100002')
  // The folder was in hand last, when the second note was opened from it; each window is left and found as it was.
  const title = front.getByRole('heading').first()
  for (const [lands, focused] of [
    ['note:100001', title],
    ['folder', icon(100_002)],
    ['note:100002', title],
  ] as const) {
    await userEvent.keyboard('{F6}')
    await inFront(lands)
    await expect.element(focused).toHaveFocus()
  }
  for (const lands of ['folder', 'note:100001']) {
    await userEvent.keyboard('{Shift>}{F6}{/Shift}')
    await inFront(lands)
  }
  const note = folder('Story 1')
  const place = () => note.element().getBoundingClientRect()
  const before = place()
  const movedBy = async (x: number) => await expect.poll(() => Math.round(place().x - before.x)).toBe(x)
  const grip = button('Move Story 1')
  const press = async (keys: string) => {
    grip.element().focus()
    await userEvent.keyboard(keys)
  }
  await press('{ArrowRight}')
  await movedBy(0)
  await press('{Enter}')
  await expect.element(grip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(note.getByRole('status').last()).toMatchTextContent(/arrow keys move the window/)
  await press('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  await movedBy(16)
  await expect.poll(() => Math.round(place().y - before.y)).toBeGreaterThan(16)
  await press('{Enter}')
  await expect.element(grip).toHaveAttribute('aria-pressed', 'false')
  // Escape takes a move back.
  await press('{Enter}{ArrowRight}')
  await movedBy(32)
  await press('{Escape}')
  await expect.element(grip).toHaveAttribute('aria-pressed', 'false')
  await movedBy(16)
  button('Enlarge Story 1').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(grip).toBeDisabled()
  await expect.poll(() => place().width).toBeGreaterThan(550)
  button('Shrink Story 1').element().focus()
  await userEvent.keyboard('{Enter}')
  await movedBy(16)
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(icon(100_001)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await standsAt('desktop')
})

test('[IMAC-09] from one story to the next in its window, on the paper of its note', async () => {
  await openNotes(100_003)
  const paper = () => notepads.getBySelector('[style*="--paper-note"]').element().getAttribute('style')
  const third = paper()
  // After the last comes the first.
  await press(notepads.getByRole('button', { name: 'Next', exact: true }))
  await expect.element(folder('Story 1').getByText('Told 1.')).toBeVisible()
  await expect.element(notepads.getByRole('status').first()).toMatchTextContent('1 of 3: Story 1')
  expect(paper()).not.toBe(third)
  await press(notepads.getByRole('button', { name: 'Previous' }))
  await expect.element(folder('Story 3').getByText('Told 3.')).toBeVisible()
  await press(notepads.getByRole('button', { name: 'Previous' }))
  await press(button('Close Story 2'))
  await expect.element(notepads).not.toBeInTheDocument()
  await expect.element(icon(100_002)).toHaveFocus()
})

test('what screen readers announce of a full desktop', async () => {
  await openNotes(100_001, 100_002)
  await expect.element(page.getByRole('main')).toMatchAriaInlineSnapshot(`
    - main:
      - list:
        - listitem:
          - button "Visitor Stories"
        - listitem:
          - button "Share Story"
        - listitem:
          - button "Device Story"
      - region "Visitor Stories":
        - button "Move Visitor Stories"
        - heading "Visitor Stories" [level=1]
        - button "Enlarge Visitor Stories"
        - button "Close Visitor Stories"
        - paragraph: 3 stories
        - list "Stories in this folder":
          - listitem:
            - button "Story 1"
          - listitem:
            - button "Story 2"
          - listitem:
            - button "Story 3"
      - region "Story 1":
        - button "Move Story 1"
        - heading "Story 1" [level=2]
        - button "Enlarge Story 1"
        - button "Close Story 1"
        - article:
          - paragraph: Told 1.
      - region "Story 2":
        - button "Move Story 2"
        - heading "Story 2" [level=2]
        - button "Enlarge Story 2"
        - button "Close Story 2"
        - article:
          - paragraph: Told 2.
      - button "Switch off"
      - button "Next window"
      - status: 3 windows open
      - text: F6 brings the next window to the front. Escape closes the one in front.
      - group "Language":
        - button "English" [pressed]
        - button "Deutsch"
  `)
})

test('[IMAC-01] [IMAC-09] notes are asked for with a token only; a press takes one off to be read', async () => {
  const asked = answer(
    routes.randomStories,
    stories(5).map(({ visualUrl, ...story }) => ({ ...story, visualURL: visualUrl })),
  )
  openAt('welcome')
  await expect.element(button('View all stories')).toBeVisible()
  const notes = page.getByRole('list', { name: 'Notes that visitors left' }).getByRole('button')
  await expect.element(notes).not.toBeInTheDocument()
  expect(asked).toHaveLength(0)
  useSession.setState({ staff: true })
  await expect.element(notes.first()).toBeVisible()
  expect(asked).toMatchObject([{ params: { deviceId: 5 } }])
  notes.first().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Told 1\./)
  await press(button('Next'))
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Told 2\./)
  await press(button('Stick it back'))
  await expect.element(notes.first()).toHaveFocus()
})

test('[READ-13] on a screen of 320 x 256, as a page at 400 % is, the window fills it', async () => {
  await page.viewport(320, 256)
  openAt('submit-story')
  await expect.element(folder('Share Story')).toBeVisible()
  const shown = () => {
    const { top, bottom, width } = folder('Share Story').element().getBoundingClientRect()
    return [width, Math.min(bottom, innerHeight) - Math.max(top, 0)]
  }
  await expect.poll(shown).toEqual([document.body.clientWidth, innerHeight])
  await expect.element(button('Enlarge Share Story')).not.toBeInTheDocument()
})
