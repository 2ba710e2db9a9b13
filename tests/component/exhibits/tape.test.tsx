import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tape as words } from '#content/exhibits/tape/words.ts'
import * as routes from '#contract/routes.ts'
import { queryClient } from '#api/queryClient.ts'
import { restingDeck } from '#exhibits/tape/deck/deckState.ts'
import { useReels } from '#exhibits/tape/face/useReels.ts'
import { Intro } from '#exhibits/tape/intro/Intro.tsx'
import { restingTape } from '#lib/tape/deck.ts'
import { useSession } from '#state/session.ts'
import { toast } from '#state/toasts.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { answer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { allowMotion } from '../support/motion.ts'
import { publicUrl, setPublicUrl } from '../support/publicUrl.ts'
import { render } from '../support/render.tsx'
import { aNarration, aRecording, cues, press } from '../support/exhibits.ts'

const address = '/exhibits/werkschau/tape'
const key = (name: string) => page.getByRole('button', { name, exact: true })
const skip = key('Skip the intro')
const shelf = page.getByRole('region', { name: 'User Stories' })
const tapes = page.getByRole('list', { name: 'Story tapes' }).getByRole('button')
const tapeOf = (id: number) => page.getBySelector(`[data-story="${id}"]`)
const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const inlay = page.getByRole('region', { name: 'Selected user story' })
const transport = page.getBySelector('[role=status][data-mode]')
const time = page.getByRole('timer', { name: 'Tape time' })
const place = page.getByRole('slider', { name: 'Position on the tape' })
const someTapes = (count: number) =>
  Array.from({ length: count }, (_, index) => aStory({ id: 100_001 + index, titleEN: `Tape ${index}` }))

beforeEach(() => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, someTapes(12))
})

/** Past the film. */
async function openExhibit(): Promise<void> {
  openApp(address)
  await press(skip)
  await expect.element(key('Play')).toBeVisible()
}

test('[TAPE-01] the film takes six seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const over = vi.fn<() => void>()
  await render(<Intro onOver={over} />)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(5900)
  expect(over).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(over).toHaveBeenCalledOnce()
})

const pressKey = () => userEvent.keyboard('a')
for (const [way, go] of [
  [
    'tap',
    () =>
      page
        .getByRole('main')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true })),
  ],
  ['key', pressKey],
  [
    'key at the heading, which has the focus of whoever comes from another page,',
    () => {
      page.getByRole('heading').element().focus()
      return pressKey()
    },
  ],
] as const)
  test(`[TAPE-01] a ${way} goes past the film`, async () => {
    const over = vi.fn<() => void>()
    await render(
      <>
        <h1 tabIndex={-1}>Heading</h1>
        <main>
          <Intro onOver={over} />
        </main>
      </>,
    )
    await go()
    expect(over).toHaveBeenCalledOnce()
  })

test('[TAPE-01] [FIT-01] the film says its title once; the heading has the focus after it @full', async () => {
  await page.viewport(390, 844)
  openApp(address)
  await expect.element(skip).toBeVisible()
  const title = page.getByText(words.en.title)
  const seen = () => title.elements().filter((one) => getComputedStyle(one).clipPath === 'none').length
  expect(seen()).toBe(1)
  await expect.element(page.getBySelector('[inert]')).toBeInTheDocument()
  await press(skip)
  await expect.element(page.getBySelector('[inert]')).not.toBeInTheDocument()
  await expect.element(key('Play')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(seen()).toBe(1)
})

test('[TAPE-04] there is no story @full', async () => {
  answer(routes.deviceStory, { statusCode: 200, message: 'none', narrations: [] })
  await openExhibit()
  await expect.element(page.getByText('No device story available.')).toBeVisible()
})

test('[TAPE-04] [TAPE-09] [SHELL-12] a failed load is reported once and retried automatically @full', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  allowError(/Failed to load/)
  answer(routes.deviceStory, refusal(404, 'gone'))
  const asked = answer(routes.deviceStories, refusal(404, 'gone'))
  await openExhibit()
  await expect.element(page.getByRole('alert').getByText('Failed to load device story.')).toBeVisible()
  await expect.element(shelf.getByText('Failed to load user stories.')).toBeVisible()
  const told = page.getByRole('region', { name: 'Messages' }).getByText('Failed to load user stories.')
  await expect.element(told).toHaveLength(1)
  await expect.element(tapes).toHaveLength(1)
  toast.dismissAll()
  await expect.element(told).toHaveLength(0)
  const times = asked.length
  vi.advanceTimersByTime(61_000)
  await expect.poll(() => asked.length).toBeGreaterThan(times)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(told.elements()).toHaveLength(0)
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, someTapes(12))
  vi.advanceTimersByTime(21_000)
  await expect.element(time).toMatchTextContent(/^0:00 \/ 1:15/)
  await expect.element(page.getByText('Failed to load device story.')).not.toBeInTheDocument()
  vi.advanceTimersByTime(61_000)
  await expect.element(tapes).toHaveLength(13)
  await expect.element(shelf.getByText('Failed to load user stories.')).not.toBeInTheDocument()
})

test('[TAPE-02] [TAPE-06] the share tape stands first, five lie on each other, each looks the same for ever @full', async () => {
  await openExhibit()
  const looks = () => tapes.elements().map((tape) => tape.outerHTML)
  await expect.element(tapes).toHaveLength(13)
  const before = looks()
  await expect.element(tapes.first()).toMatchTextContent(/Share your cassette tape story!/)
  await expect.element(tapeOf(100_001)).toHaveAttribute('aria-current', 'true')
  const styles = tapes.elements().map((tape) => tape.getAttribute('style'))
  expect(new Set(styles).size).toBe(13)
  const lefts = tapes
    .elements()
    .map((tape) => Math.round(tape.closest('li')?.getBoundingClientRect().left ?? 0))
  expect(new Set(lefts.slice(0, 5)).size).toBe(1)
  expect(lefts[5]).toBeGreaterThan(lefts[0] ?? 0)
  // The pile that is not full stands on the board like the others.
  const feet = tapes.elements().map((tape) => tape.closest('li')?.getBoundingClientRect().bottom)
  expect(feet[12]).toBeCloseTo(feet[4] ?? 0, 0)
  openApp(`${address}?again`)
  await press(skip)
  await expect.element(tapes).toHaveLength(13)
  expect(looks()).toEqual(before)
})

test('[TAPE-06] the share code leads to the form of this exhibit; a kiosk shows no link @full', async () => {
  setPublicUrl()
  await openExhibit()
  await press(tapeOf(99_999))
  const path = '/exhibits/werkschau/share-story?deviceId=1'
  const code = inlay.getByRole('img', { name: /QR code/ })
  await expect.element(code).toBeVisible()
  await expect
    .element(inlay.getBySelector('[data-address]'))
    .toHaveAttribute('data-address', publicUrl + path)
  const link = inlay.getByRole('link', { name: 'Tell it on this device' })
  await expect.element(link).toHaveAttribute('href', path)
  useSession.setState({ kiosk: true })
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(code).toBeVisible()
})

test('[TAPE-10] [FIT-01] on a phone a pressed tape opens its card over the page; once it is in the deck, the card closes and the deck is in view @full', async () => {
  const voice = { url: aRecording(6), type: 'audio/wav', duration: 6, waveform: null }
  answer(routes.deviceStories, [aStory({ id: 100_002, voice }), aStory({ textEN: 'Only to be read.' })])
  await page.viewport(390, 844)
  await openExhibit()
  const sheet = page.getByRole('dialog', { name: 'Selected user story' })
  await press(tapeOf(100_001))
  await expect.element(sheet.getByText('Only to be read.')).toBeInViewport({ ratio: 1 })
  await press(sheet.getByRole('button', { name: 'Back to the shelf' }))
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(tapeOf(100_001)).toHaveFocus()
  await press(tapeOf(100_002))
  await press(sheet.getByRole('button', { name: 'Put this tape in the deck' }))
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(heading('A visitor’s tape')).toBeInViewport()
  // Turned, or in a larger window, the room has a place of its own for it.
  await press(tapeOf(100_001))
  await expect.element(sheet).toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(inlay.getByText('Only to be read.')).toBeVisible()
})

test('[TAPE-10] [DECK-08] a long narration can be read to its end, and link back and card stay in view @full', async () => {
  const story = aNarration()
  const transcript = 'It goes on and on. '.repeat(400)
  const long = story.narrations.map((one) => ({ ...one, transcript, cues: [] }))
  answer(routes.deviceStory, { ...story, narrations: long })
  await page.viewport(1120, 840)
  await openExhibit()
  const wayOut = page.getByRole('button', { name: 'EJECT AND RETURN' })
  const before = wayOut.element().getBoundingClientRect().top
  await page
    .getByText(/Read the whole narration/)
    .last()
    .click()
  const end = page.getBySelector('details[open]').element()
  end.scrollIntoView({ block: 'end' })
  await expect.poll(() => end.getBoundingClientRect().bottom).toBeLessThan(840)
  expect(wayOut.element().getBoundingClientRect().top).toBe(before)
  await expect.element(inlay.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
})

test('[TAPE-03] [TAPE-05] English first; Deutsch turns title and text of the card in hand @full', async () => {
  answer(routes.deviceStories, [aStory()])
  await openExhibit()
  await expect.element(inlay.getByText('Side A')).toBeVisible()
  await expect.element(inlay.getByRole('heading', { name: 'The tape in the glovebox' })).toBeVisible()
  await expectNoAxeViolations()
  await press(key('Deutsch'))
  const card = page.getByRole('region', { name: 'Gewählte Geschichte' })
  await expect.element(card.getByRole('heading', { name: 'Die Kassette im Handschuhfach' })).toBeVisible()
  await expect.element(card).toMatchTextContent(/Sie roch nach warmem Plastik/)
  await expectNoAxeViolations()
})

test('arrow keys walk the piles, and only one tape is a stop of the Tab key @full', async () => {
  await openExhibit()
  await expect.element(tapes).toHaveLength(13)
  expect(tapes.elements().filter((tape) => tape.matches('[tabindex="0"]'))).toHaveLength(1)
  tapeOf(100_001).element().focus()
  for (const [press, lands] of [
    ['ArrowDown', 100_002],
    ['ArrowRight', 100_007],
    ['End', 100_012],
    ['ArrowLeft', 100_007],
    ['Home', 99_999],
  ] as const) {
    await userEvent.keyboard(`{${press}}`)
    await expect.element(tapeOf(lands)).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(tapeOf(99_999)).toHaveAttribute('aria-current', 'true')
})

test('[LIST-01] of three thousand tapes only those near the view exist; keys reach the last, and focus stays where it is scrolled away @full', async () => {
  answer(routes.deviceStories, someTapes(3000))
  await openExhibit()
  await expect.element(tapes.first()).toBeVisible()
  expect(tapes.elements().length).toBeLessThan(80)
  expect(page.getBySelector('[aria-setsize="3001"]').elements()).toHaveLength(tapes.elements().length)
  tapes.first().element().focus()
  await userEvent.keyboard('{End}')
  const last = tapeOf(103_000)
  await expect.element(last).toHaveFocus()
  await expect.element(last).toBeInViewport()
  page.getByRole('list', { name: 'Story tapes' }).element().scrollLeft = 0
  await expect.element(tapeOf(100_001)).toBeInViewport()
  await expect.element(last).toHaveFocus()
  expect(tapes.elements().length).toBeLessThan(80)
})

test('[READ-17] the key that has come to the end of the shelf keeps the focus', async () => {
  await page.viewport(1280, 800)
  answer(routes.deviceStories, someTapes(60))
  await openExhibit()
  const later = key('Tapes to the right')
  await expect.element(later).toHaveAttribute('aria-disabled', 'false')
  const list = page.getByRole('list', { name: 'Story tapes' }).element()
  list.scrollLeft = list.scrollWidth - list.clientWidth - 20
  await press(later)
  await expect.element(later).toHaveAttribute('aria-disabled', 'true')
  await expect.element(later).toHaveFocus()
})

test('[TAPE-09] a refresh under the visitor’s hands takes neither hand, nor place, nor sound @full', async () => {
  await page.viewport(1280, 800)
  const stock = someTapes(60)
  answer(routes.deviceStories, stock)
  await openExhibit()
  const held = tapeOf(100_031)
  await expect.element(tapes.first()).toBeVisible()
  const list = page.getByRole('list', { name: 'Story tapes' }).element()
  list.scrollLeft = list.scrollWidth / 3
  await press(held)
  held.element().focus()
  // Keys do nothing before the deck is there.
  await expect.element(transport).toMatchTextContent(/^Stopped at/)
  await press(key('Play'))
  await expect.element(transport).toHaveTextContent('Now playing')
  held.element().focus()
  const before = held.element().getBoundingClientRect().x
  // Five new ones: every tape moves one pile on.
  const now = [...Array.from({ length: 5 }, (_, index) => aStory({ id: 100_100 - index })), ...stock]
  answer(routes.deviceStories, now)
  await queryClient.refetchQueries()
  await expect.element(tapes.first()).toBeInTheDocument()
  await expect.element(page.getBySelector('[aria-setsize="66"]').first()).toBeInTheDocument()
  await expect.element(held).toHaveAttribute('aria-current', 'true')
  await expect.element(held).toHaveFocus()
  expect(Math.abs(held.element().getBoundingClientRect().x - before)).toBeLessThan(10)
  await expect.element(transport).toHaveTextContent('Now playing')
  // The server takes the tape in hand off the shelf: the next one is in hand, and it says so.
  answer(
    routes.deviceStories,
    now.filter(({ id }) => id !== 100_031),
  )
  await queryClient.refetchQueries()
  await expect.element(tapeOf(100_032)).toHaveAttribute('aria-current', 'true')
  await expect.element(inlay.getByText('has been taken off the shelf')).toBeVisible()
})

test('[DECK-04] every key has its effect', async () => {
  await openExhibit()
  await expect.element(time).toMatchTextContent(/^0:00 \/ 1:15/)
  await expect.element(place).toBeEnabled()
  await place.fill('30')
  await expect.element(time).toMatchTextContent(/^0:30/)
  await press(key('Fast-forward 5 seconds'))
  await expect.element(time).toMatchTextContent(/^0:35/)
  await press(key('Rewind 5 seconds'))
  await expect.element(time).toMatchTextContent(/^0:30/)
  await press(key('Full rewind'))
  await expect.element(transport).toHaveTextContent('Rewinding to the start')
  // Over the cassette alone (TAPE-08): the meter is not hidden.
  const cover = page.getBySelector('[data-rewind]').element().getBoundingClientRect()
  expect(cover.right).toBeLessThan(page.getByRole('meter').element().getBoundingClientRect().left)
  await press(key('Full rewind'))
  await expect.element(transport).toMatchTextContent(/^Stopped at 0:/)
  await press(key('Play'))
  await expect.element(transport).toHaveTextContent('Now playing')
  await expect.element(key('Play')).toHaveAttribute('aria-pressed', 'true')
  await press(key('Pause'))
  await expect.element(transport).toMatchTextContent(/^Stopped at 0:/)
  place.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(transport).toHaveTextContent('End of the tape')
})

test('the reels turn with each frame, with reduced motion with each second', async () => {
  const turn = vi.fn<() => void>()
  const transport = { live: restingTape(), state: { ...restingDeck, mode: 'playing' as const } }
  function Reels() {
    useReels(transport, turn)
    return null
  }
  const turnsInFrames = async () => {
    await render(<Reels />)
    turn.mockClear()
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    return turn.mock.calls.length
  }
  expect(await turnsInFrames()).toBe(0)
  await allowMotion()
  expect(await turnsInFrames()).toBeGreaterThan(1)
})

test('[DECK-05] the volume goes from 0 to 1 in hundredths and starts at 0.7 @full', async () => {
  await openExhibit()
  const volume = page.getByRole('slider', { name: 'Volume' })
  await expect.element(volume).toHaveValue('0.7')
  for (const [name, value] of [
    ['min', '0'],
    ['max', '1'],
    ['step', '0.01'],
  ] as const)
    await expect.element(volume).toHaveAttribute(name, value)
  // Until its deck is there the slider stays where it is.
  await expect
    .poll(
      async () => {
        volume.element().focus()
        await userEvent.keyboard('{ArrowRight}')
        return volume.element().getAttribute('aria-valuetext')
      },
      { interval: 300 },
    )
    .toBe('71 %')
  await expect.element(volume).toHaveValue('0.71')
})

test('[DECK-08] captions follow the tape in both languages, and every word can be read @full', async () => {
  await openExhibit()
  const caption = page.getBySelector('[data-caption]')
  await expect.element(place).toBeEnabled()
  await place.fill('40')
  await expect.element(time).toMatchTextContent(/^0:40/)
  await press(key('Play'))
  await expect.element(caption).toHaveTextContent(cues.en[1])
  await expect.element(caption).toHaveAttribute('lang', 'en')
  await expect.element(page.getBySelector('[data-caption] ~ p[lang=de]')).toHaveTextContent(cues.de[1])
  for (const language of ['en', 'de'] as const) {
    const name = `Read the whole narration: ${words.en.deck.transcriptIn[language]}`
    const text = page.getByRole('group').filter({ hasText: name })
    await press(text.getBySelector('summary'))
    await expect.element(text).toHaveAttribute('open')
    await expect.element(text).toMatchTextContent(new RegExp(cues[language][1]))
  }
})

test('[SCRIPT-07] the deck names the reader of its tape, if a person read it @full', async () => {
  const story = aNarration()
  answer(routes.deviceStory, {
    ...story,
    narrations: story.narrations.map((each) =>
      each.language === 'de' ? { ...each, readBy: ['Ruth Meier'] } : each,
    ),
  })
  await openExhibit()
  await expect.element(page.getByText('Gelesen von Ruth Meier.')).toBeVisible()
  await expect.element(page.getByText(/^Read by/)).not.toBeInTheDocument()
})

test('[DECK-11] [TAPE-05] a visitor’s tape is read from the shelf, goes into the deck by its key alone, is turned over, and the deck’s own comes back where it was @full', async () => {
  await page.viewport(1280, 800)
  const voice = { url: aRecording(6), type: 'audio/wav', duration: 6, waveform: null }
  answer(routes.deviceStories, [
    aStory({ id: 100_002, voice, language: 'en' }),
    aStory({ textEN: 'Only to be read.' }),
  ])
  await openExhibit()
  await press(tapeOf(100_001))
  await expect.element(inlay).toMatchTextContent(/Only to be read\./)
  await expect.element(time).toMatchTextContent(/^0:00 \/ 1:15/)
  await place.fill('40')
  await expect.element(time).toMatchTextContent(/^0:40 \/ 1:15/)
  await press(tapeOf(100_002))
  await expect.element(inlay).toMatchTextContent(/Tape of 0:06/)
  await expect.element(time).toMatchTextContent(/^0:40 \/ 1:15/)
  await expect.element(heading('Cassette Tape Story')).toBeVisible()
  await press(key('Put this tape in the deck'))
  await expect.element(time).toHaveTextContent('0:00 / 0:06')
  await expect.element(heading('A visitor’s tape')).toBeVisible()
  await expect.element(inlay).toMatchTextContent(/This tape is in the deck\./)
  // The key that did it is gone.
  await expect.element(key('Play')).toHaveFocus()
  await press(key('Play'))
  await expect.element(transport).toHaveTextContent('Now playing')
  await press(key('Turn the tape over'))
  await expect.element(page.getByText('nobody has spoken this story in German yet')).toBeVisible()
  await expect.element(transport).toHaveTextContent('No tape in the deck')
  await press(key('Turn the tape over'))
  await expect.element(time).toHaveTextContent('0:00 / 0:06')
  await press(key('Put the deck’s own tape back'))
  await expect.element(time).toMatchTextContent(/^0:40 \/ 1:15$/)
  await expect.element(heading('Cassette Tape Story')).toBeVisible()
  await expect.element(key('Play')).toHaveFocus()
})

test('[TAPE-05] [FIT-01] on low screens all keys and sliders of the deck are on the screen, and all words of the card can be read @full', async () => {
  await openExhibit()
  // The longer words.
  await press(key('Deutsch'))
  await press(tapeOf(100_001))
  const facts = page.getByText(/^Auf Englisch erzählt/)
  for (const [width, height] of [
    [960, 600],
    [1024, 640],
    [1366, 650],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(key('Wiedergabe')).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('slider', { name: 'Lautstärke' })).toBeInViewport({ ratio: 1 })
    facts.element().scrollIntoView({ block: 'nearest' })
    await expect.element(facts).toBeInViewport({ ratio: 1 })
    const menu = page.getByRole('button', { name: 'Menü' }).element().getBoundingClientRect()
    expect(facts.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.top)
  }
})

const stills = [
  ['landscape', 1440, 900],
  ['tablet', 1024, 768],
  ['portrait', 768, 1024],
  ['phone', 390, 844],
] as const
for (const [still, width, height] of stills.slice(0, rounds(stills.length, 1)))
  test(`[TAPE-01] [FIT-01] the first picture is of the screen’s own form at ${width} x ${height}`, async () => {
    await page.viewport(width, height)
    await openExhibit()
    const shown = () => document.querySelector<HTMLImageElement>('img[src*="/stills/tape-"]')?.currentSrc
    await expect.poll(shown).toContain(`/tape-${still}.`)
  })
