import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { toast, toastMs } from '#state/toasts.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { answer, noAnswer } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'

const about = vi.hoisted(() => ({ error: new Error() }))
vi.mock('#ui/pages/about/AboutPage.tsx', () => ({
  AboutPage: () => {
    throw about.error
  },
}))
/** Code that never comes. */
vi.mock('#ui/pages/not-found/NotFoundPage.tsx', () => new Promise(() => {}))

const heading = page.getByRole('main').getByRole('heading', { level: 1 })
const errorScreen = page.getByRole('heading', { name: 'Unexpected Application Error!' })

/** Passes time, in ms, and half a second more for what begins only once the screen has followed. */
async function wait(time: number): Promise<void> {
  for (const step of [time, 500]) {
    await vi.advanceTimersByTimeAsync(step)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
}

/** From now on the test passes the time. @param shouldAdvanceTime it passes by itself, too */
function holdClock(shouldAdvanceTime = false): void {
  vi.useFakeTimers({
    shouldAdvanceTime,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  onTestFinished(() => void vi.useRealTimers())
}

test.each([
  [
    Object.assign(new Error('Out of order'), { status: 503, statusText: 'Service Unavailable' }),
    '503 Service Unavailable',
  ],
  [new Error('Out of order'), 'Out of order'],
])(
  '[SHELL-07] an error is told with its status or message and its stack, and lets go on @full',
  async (error, summary) => {
    allowError(/Out of order/)
    about.error = error
    openApp('/about')
    await expect.element(errorScreen).toBeVisible()
    await expect.element(page.getByText(summary, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Error: Out of order')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoAxeViolations()
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect.element(heading).toHaveTextContent('Nachklang')
  },
)

test('code that has not come in 120 s is timed out', async () => {
  allowError(/Loading chunk failed/)
  holdClock()
  openApp('/nowhere')
  await expect.element(page.getByText('Opening the room …')).toBeInTheDocument()
  await wait(119_000)
  await expect.element(errorScreen).not.toBeInTheDocument()
  await wait(1_000)
  await expect
    .element(page.getByText('Loading chunk failed (timeout): not-found', { exact: true }))
    .toBeVisible()
})

test('[SHELL-10] a toast goes by itself, waits while it is pointed at, and its button closes it @full', async () => {
  openApp('/')
  await expect.element(heading).toBeVisible()
  holdClock()
  const shown = page.getByRole('region', { name: 'Messages' }).getByText('Stored.')
  toast.success('Stored.')
  await expect.element(shown).toBeVisible()
  await wait(toastMs.elsewhere + 1_000)
  await expect.element(shown).not.toBeInTheDocument()

  toast.success('Stored.')
  await shown.hover()
  await wait(20_000)
  await expect.element(shown).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).click()
  await wait(1_000)
  await expect.element(shown).not.toBeInTheDocument()
})

test('[SHELL-10] a failure interrupts a screen reader, other messages wait for its end', async () => {
  openApp('/')
  await expect.element(heading).toBeVisible()
  const messages = page.getByRole('region', { name: 'Messages' })
  // A live region that comes together with its words is not read.
  const [waits, interrupts] = [messages.getByRole('status'), messages.getByRole('alert')]
  await expect.element(waits).toBeInTheDocument()
  await expect.element(interrupts).toBeInTheDocument()
  toast.success('Stored.')
  toast.error('Not stored.')
  await expect.element(waits.getByText('Stored.', { exact: true })).toBeVisible()
  await expect.element(interrupts.getByText('Not stored.', { exact: true })).toBeVisible()
})

test('[SHELL-12] a failed background refresh keeps the present data and is logged', async () => {
  allowError(/Failed to load stories/)
  answer(routes.storiesByDevice, [{ device: { id: 1, name: 'Cassette Tape' }, userStories: [aStory()] }])
  holdClock(true)
  openApp('/exhibits/werkschau/explore-stories')
  const shown = page.getByRole('heading', { name: 'Cassette Tape' })
  await expect.element(shown).toBeVisible()
  answer(routes.storiesByDevice, noAnswer)
  const logged = () => vi.mocked(console.error).mock.calls.join()
  await wait(70_000)
  await expect.poll(logged).toContain('Failed to load stories')
  await expect.element(shown).toBeVisible()
  await expect.element(page.getByText('Failed to load user stories.')).not.toBeInTheDocument()
})
