import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { queryClient } from '#api/queryClient.ts'
import { sharePlanet } from '#lib/galaxy/ids.ts'
import { createPlacer } from '#lib/galaxy/placement.ts'
import { createFrame } from '#scenes/echo/frame.ts'
import { createTitles } from '#scenes/echo/titles.ts'
import { useSession } from '#state/session.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { answer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { publicUrl, setPublicUrl } from '../support/publicUrl.ts'
import { aNarration, aRecording, cues, press } from '../support/exhibits.ts'

const address = '/exhibits/werkschau/echo'
const planets = page.getByRole('list', { name: 'Planets' }).getByRole('button')
const planetOf = (id: number) => page.getBySelector(`[data-planet="${id}"]`)
const sheet = page.getByRole('dialog')
const inSheet = (name: string | RegExp) => sheet.getByRole('button', { name })
const device = page.getByRole('region', { name: 'What it remembers' })
const playKey = device.getByRole('button', { name: /^(Play|Pause): / })
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const speaks = async (voice: string) => await expect.element(device).toHaveAttribute('data-voice', voice)
const heading = (name: string) => sheet.getByRole('heading', { name })
/** Stories newest first, each with its number in both titles. */
const memories = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const n = count - index
    return aStory({ id: 100_000 + n, titleEN: `Memory ${n}`, titleDE: `Erinnerung ${n}` })
  })

beforeEach(() => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, memories(3))
})

test('[ECHO-03] the device speaks, and captions follow in the language at hand @full', async () => {
  openApp(address)
  await press(playKey)
  await speaks('playing')
  const caption = page.getBySelector('[data-place="now"]')
  await expect.element(caption).toHaveTextContent(cues.en[0])
  await press(playKey)
  await speaks('paused')
  await device.getByRole('slider').fill('40')
  await expect.element(caption).toHaveTextContent(cues.en[1])
  await press(page.getByRole('banner').getByRole('button', { name: 'Deutsch' }))
  await expect.element(caption).toHaveTextContent(cues.de[1])
  await expect.element(page.getByRole('slider', { name: /Stelle/ })).not.toHaveValue('0')
})

test('[ECHO-03] over the sky every caption stands at the top of its place, since the next line is its last', async () => {
  openApp(address)
  await speaks('ready')
  await device.getByRole('slider').fill('40')
  const caption = page.getBySelector('[data-place="now"]')
  await expect.element(caption).toHaveTextContent(cues.en[1])
  device.element().setAttribute('data-sky', '')
  const topOf = (selector: string) => page.getBySelector(selector).element().getBoundingClientRect().top
  await expect.poll(() => topOf('[data-place="now"]') - topOf('[data-cues]')).toBeCloseTo(0, 0)
})

test('[ECHO-03] there is no story', async () => {
  answer(routes.deviceStory, { statusCode: 200, message: 'none', narrations: [] })
  openApp(address)
  await expect.element(device.getByText('No device story available.')).toBeVisible()
})

test('[ECHO-03] [SHELL-12] a failed load is reported once and retried automatically', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  allowError(/Failed to load/)
  answer(routes.deviceStory, refusal(404, 'gone'))
  answer(routes.deviceStories, refusal(404, 'gone'))
  openApp(address)
  await expect.element(device.getByText('Failed to load device story.')).toBeVisible()
  const failed = page.getByRole('main').getByText('Failed to load user stories.')
  await expect.element(failed).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Messages' }).getByText('Failed to load user stories.'))
    .toBeVisible()
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, memories(3))
  vi.advanceTimersByTime(61_000)
  await expect.element(playKey).toBeVisible()
  await expect.element(device.getByText('Failed to load device story.')).not.toBeInTheDocument()
  await expect.element(planets).toHaveLength(3)
  await expect.element(failed).not.toBeInTheDocument()
})

test('[LIST-01] [ECHO-06] of three thousand planets only rows near the view are rendered; keys reach the last, and new ones above move nothing', async () => {
  const told = memories(3000)
  answer(routes.deviceStories, told)
  openApp(address)
  await expect.element(planets.first()).toBeInTheDocument()
  expect(planets.elements().length).toBeLessThan(60)
  planets.first().element().focus()
  await userEvent.keyboard('{End}')
  const last = page.getBySelector('li [data-planet="100001"]')
  await expect.element(last).toHaveFocus()
  await expect.element(last).toBeInViewport()
  const top = () => Math.round(last.element().getBoundingClientRect().y)
  const before = top()
  answer(routes.deviceStories, [aStory({ id: 110_000 }), ...told])
  await queryClient.refetchQueries()
  await expect.element(page.getBySelector('[aria-setsize="3001"]').first()).toBeInTheDocument()
  await expect.poll(top).toBe(before)
  await expect.element(last).toHaveFocus()
  expect(planets.elements().length).toBeLessThan(60)
})

test('[ECHO-02] the share planet shows its code, a kiosk no link, and Earth is one press away @full', async () => {
  setPublicUrl()
  openApp(address)
  await press(page.getByRole('button', { name: 'Create Your Planet' }))
  const form = '/exhibits/werkschau/share-story?deviceId=3'
  await expect.element(sheet.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect
    .element(sheet.getBySelector('[data-address]'))
    .toHaveAttribute('data-address', publicUrl + form)
  await expect.element(sheet.getByRole('link')).toHaveAttribute('href', form)
  useSession.setState({ kiosk: true })
  await expect.element(sheet.getByRole('link')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(planetOf(sharePlanet)).toHaveFocus()
  answer(routes.deviceVisuals, [])
  await press(page.getByRole('banner').getByRole('button', { name: 'Back to Earth' }))
  await expect.poll(() => location.pathname).toBe('/exhibits/werkschau')
})

test('[ECHO-04] a planet opens its story in both languages, turns to its neighbours, and gives focus back', async () => {
  answer(routes.deviceStories, [
    aStory({ id: 100_003, titleEN: 'Third', textDE: null, titleDE: null }),
    aStory({ id: 100_002 }),
    aStory({ id: 100_001, titleEN: 'First' }),
  ])
  openApp(address)
  await expect.element(planets).toHaveLength(3)
  expect(planets.elements().filter((each) => each.matches('[tabindex="0"]'))).toHaveLength(1)
  await expectNoAxeViolations()
  await press(planetOf(100_002))
  await expect.element(heading('The tape in the glovebox')).toHaveFocus()
  await expect.element(sheet).toMatchTextContent('It smelt of warm plastic')
  await expect.element(sheet).toMatchTextContent('planet 2 of 3')
  await expectNoAxeViolations()
  await press(inSheet('Deutsch'))
  await expect.element(heading('Die Kassette im Handschuhfach')).toBeVisible()
  await expect.element(sheet).toMatchTextContent('Sie roch nach warmem Plastik')
  await expectNoAxeViolations()
  await press(inSheet('Planet davor'))
  await expect.element(heading('Third')).toHaveAttribute('lang', 'en')
  await expect.element(sheet).toMatchTextContent('nur auf Englisch')
  await press(inSheet('English'))
  await press(inSheet('Next planet'))
  await press(inSheet('Next planet'))
  await expect.element(status('First, planet 3 of 3')).toBeInTheDocument()
  await press(inSheet('Close'))
  await expect.element(planetOf(100_001)).toHaveFocus()
})

test('[ECHO-04] a visitor’s voice silences the device, which says so; one voice at a time @full', async () => {
  const voice = { url: aRecording(6), type: 'audio/wav', duration: 6, waveform: null }
  answer(routes.deviceStories, [aStory({ voice })])
  openApp(address)
  await press(playKey)
  await speaks('playing')
  await press(planetOf(100_001))
  await press(inSheet(/^Play: /))
  await speaks('paused')
  await expect.element(sheet).toMatchTextContent('Paused, so that the visitor can be heard.')
  await press(inSheet('Close'))
  await press(playKey)
  await speaks('playing')
})

test('[ECHO-05] a refresh keeps page, position and sound; new stories rise and are announced once @full', async () => {
  answer(routes.deviceStories, memories(300))
  openApp(address)
  await press(playKey)
  await speaks('playing')
  planetOf(100_300).element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(planetOf(100_001)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).toMatchTextContent('planet 300 of 300')
  const more = [aStory({ id: 100_999, titleEN: 'The newest' }), ...memories(300)]
  answer(routes.deviceStories, more)
  await queryClient.refetchQueries()
  await expect.element(status('A new planet has risen: The newest')).toBeVisible()
  await expect.element(sheet).toMatchTextContent('planet 301 of 301')
  await speaks('playing')
  await expect.element(planetOf(100_001)).toBeInViewport()
  answer(
    routes.deviceStories,
    more.filter(({ id }) => id !== 100_001),
  )
  await queryClient.refetchQueries()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(status('has been taken out of the sky')).toBeVisible()
  await expect.element(planetOf(100_002)).toHaveFocus()
})

test('[ECHO-06] of ten thousand stories few rows exist, and all are found @full', async () => {
  answer(routes.deviceStories, memories(10_000))
  openApp(address)
  await expect.element(page.getByText('10,000 memories')).toBeVisible()
  expect(planets.elements().length).toBeLessThan(60)
  planets.first().element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(planetOf(100_001)).toHaveFocus()
  expect(planetOf(100_001).element().closest('li')?.ariaPosInSet).toBe('10000')
  expect(planets.elements().length).toBeLessThan(60)
  await page.getByRole('searchbox', { name: 'Search in both languages' }).fill('erinnerung 4711')
  await expect.element(status(/^1 of 10,000/)).toBeVisible()
  await press(planets.first())
  await expect.element(heading('Memory 4711')).toBeVisible()
})

test('the title of a planet gives way to what the device says', () => {
  const placement = createPlacer().place([1])
  const slot = placement.slotOf(1)
  const view = { x: placement.xs[slot] ?? 0, y: placement.ys[slot] ?? 0, zoom: 0.5 }
  const screen = { width: innerWidth, height: innerHeight }
  const surface = document.body.appendChild(document.createElement('div'))
  const titles = createTitles(surface, 16, 1)
  titles.setTitles(placement, new Map([[1, { title: 'Mitten im Streit', hasVoice: false }]]))
  const isAbove = () => {
    titles.arrange(view, screen, { focused: -1, hidden: () => false })
    titles.follow(view, screen, createFrame(), () => 1)
    const { f: y } = new DOMMatrix(surface.querySelector<HTMLElement>('[data-shown]')?.style.transform)
    return y < screen.height / 2
  }
  expect(isAbove()).toBe(false)
  const panel = document.body.appendChild(document.createElement('div'))
  panel.dataset.spoken = ''
  panel.style.cssText = 'position: fixed; inset: 50% 0 0'
  expect(isAbove()).toBe(true)
  panel.remove()
  titles.dispose()
  surface.remove()
})
