import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { IdleReturn } from '#app/idle/IdleReturn.tsx'
import { routeOf } from '#app/routes.tsx'
import { useSession } from '#state/session.ts'
import { chooseLanguage, preventIdle, useVisit } from '#state/visit.ts'
import { expectNoAxeViolations } from '../support/app.tsx'
import { render } from '../support/render.tsx'

const tape = '/exhibits/werkschau/tape'
const form = '/exhibits/werkschau/share-story'
const chooser = '/exhibits/werkschau'
const question = page.getByRole('alertdialog', { name: 'Is someone still there?' })

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
})

/** The watch over a page, without the page. */
async function watchOver(path: string): Promise<void> {
  history.replaceState(null, '', path)
  chooseLanguage('en')
  const route = routeOf(path)
  if (!('page' in route)) throw new Error(`There is no page at ${path}.`)
  await render(<IdleReturn route={route} path={path} />)
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('[TAPE-07b] five minutes without anybody lead to the chooser, after a question of twenty seconds', async () => {
  await watchOver(tape)
  await pass(278)
  await expect.element(question).not.toBeInTheDocument()
  await pass(3)
  await expect.element(question).toBeVisible()
  await expect.element(question).toMatchTextContent(/starts over/)
  await expectNoAxeViolations()
  await pass(8)
  expect(location.pathname).toBe(tape)
  await pass(12)
  expect(location.pathname).toBe(chooser)
})

test.for(['mousemove', 'mousedown', 'keydown', 'touchstart'])(
  '[TAPE-07b] input extends the visit by another five minutes: %s',
  async (sign) => {
    await watchOver(tape)
    await pass(285)
    await expect.element(question).toBeVisible()
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    await expect.element(question).not.toBeInTheDocument()
    await pass(270)
    expect(location.pathname).toBe(tape)
    await pass(31)
    expect(location.pathname).toBe(chooser)
  },
)

test('[TAPE-07b] the button of the question extends the visit, for visitors without mouse or keyboard', async () => {
  await watchOver(tape)
  await pass(285)
  const stay = question.getByRole('button').element()
  stay.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(question).not.toBeInTheDocument()
  await pass(270)
  expect(location.pathname).toBe(tape)
})

test('[TAPE-07b] a machine that slept through the time begins anew when it wakes, before any input counts', async () => {
  await watchOver(tape)
  vi.setSystemTime(Date.now() + 3_600_000)
  document.body.dispatchEvent(new Event('mousedown', { bubbles: true }))
  expect(location.pathname).toBe(chooser)
})

test('[TAPE-07b] nothing personal stays: language, loudness, drafts; tokens and theme do', async () => {
  await watchOver(tape)
  const { number } = useVisit.getState()
  sessionStorage.setItem('loudness', 'muted 0.5')
  sessionStorage.setItem('draft:share-story', '{"text":"mine"}')
  localStorage.setItem('preferred-theme', 'dark')
  localStorage.setItem('auth_token', 'a token')
  chooseLanguage('de')
  await pass(301)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect({ ...localStorage }).toMatchObject({ 'preferred-theme': 'dark', auth_token: 'a token' })
  expect(useVisit.getState()).toMatchObject({ number: number + 1, language: null })
})

test('[TAPE-07b] [FIT-04] a kiosk returns from a form to its start page, but never during a recording or submission', async () => {
  useSession.setState({ kiosk: true })
  localStorage.setItem('kiosk_start', '/exhibits/werkschau/explore-stories')
  await watchOver(form)
  const release = preventIdle('recording')
  await pass(700)
  expect(location.pathname).toBe(form)
  release()
  await pass(270)
  expect(location.pathname).toBe(form)
  await pass(31)
  expect(location.pathname).toBe('/exhibits/werkschau/explore-stories')
})

test('[FIT-04] outside of kiosk mode a form waits for its visitor', async () => {
  await watchOver(form)
  await pass(900)
  expect(location.pathname).toBe(form)
})
