import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import * as routes from '#contract/routes.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'
import '../support/exhibits.ts'

const pages = [chooser, ...exhibits].flatMap(({ id, address, acoustics }) =>
  acoustics ? [{ id, address, decay: acoustics.decay }] : [],
)

test('the tape exhibit is one of those with a reverb', () => {
  expect(pages.map(({ id }) => id)).toContain('tape')
})

for (const { id, address, decay } of pages.slice(0, rounds(pages.length, 2)))
  test(`${id} gets walls of its own with the first touch`, async () => {
    const walls = vi.spyOn(ConvolverNode.prototype, 'buffer', 'set')
    answer(routes.deviceVisuals, [])
    answer(routes.deviceStories, [])
    openApp(address)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
    await userEvent.keyboard('{Shift}')
    const durations = () => walls.mock.calls.flatMap(([buffer]) => (buffer ? [buffer.duration] : []))
    await expect.poll(durations, { timeout: 10_000 }).toEqual([expect.closeTo(decay, 1)])
  })
