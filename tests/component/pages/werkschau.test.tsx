import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { answer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { press } from '../support/exhibits.ts'

const address = '/exhibits/werkschau'
const tiles = page.getByRole('list', { name: 'The devices' }).getByRole('link')
const tile = (name: string) => page.getByRole('link', { name })

beforeEach(() => {
  answer(routes.deviceVisuals, [])
})

test('[WERK-02] up to four random pictures of stories stand behind the cassette', async () => {
  const asked = answer(
    routes.deviceVisuals,
    Array.from({ length: 9 }, (_, index) => ({ visualUrl: `/icon.svg?${index}` })),
  )
  openApp(address)
  const prints = tile('Cassette Tape').getBySelector('img')
  await expect.element(prints).toHaveLength(4)
  expect(new Set(prints.elements().map((print) => print.getAttribute('src'))).size).toBe(4)
  await expect.element(tile('Amazon Echo').getBySelector('img')).not.toBeInTheDocument()
  expect(asked).toMatchObject([{ params: { deviceId: 1 } }])
})

test('[WERK-02] [SHELL-12] pictures that cannot be had are a line in the log and nothing else', async () => {
  allowError(/Failed to load visuals/)
  answer(routes.deviceVisuals, refusal(404, 'gone'))
  openApp(address)
  await expect.poll(() => vi.mocked(console.error).mock.calls.join()).toMatch(/Failed to load visuals/)
  await expect.element(tiles).toHaveLength(3)
  await expect
    .element(page.getByRole('region', { name: 'Messages' }).getByRole('listitem'))
    .not.toBeInTheDocument()
})

test('the sound is muted and turned down by keyboard @full', async () => {
  openApp(address)
  const mute = page.getByRole('button', { name: 'Mute' })
  const volume = page.getByRole('slider', { name: 'Volume' })
  const says = async (text: string) => await expect.element(volume).toHaveAttribute('aria-valuetext', text)
  await says('100 percent')
  const { width, height } = mute.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  await press(mute)
  await expect.element(mute).toHaveAttribute('aria-pressed', 'true')
  await says('muted')
  await userEvent.keyboard('{Tab}')
  await expect.element(volume).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  // Whoever turns it wants to hear something.
  await expect.element(mute).toHaveAttribute('aria-pressed', 'false')
  await says('80 percent')
  await press(page.getByRole('button', { name: 'Deutsch' }))
  await expect.element(page.getByRole('slider', { name: 'Lautstärke' })).toHaveValue('80')
  await expectNoAxeViolations()
})

test('[FIT-01] on a phone the page scrolls past three stills, each a target of at least 48 px', async () => {
  await page.viewport(390, 844)
  openApp(address)
  await expect.element(tiles).toHaveLength(3)
  await expect.element(page.getBySelector('canvas')).not.toBeInTheDocument()
  for (const each of tiles.elements()) {
    const { width, height } = each.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  }
  expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
  await expectNoAxeViolations()
  answer(routes.deviceStories, [])
  await press(tile('Amazon Echo'))
  await expect.poll(() => location.pathname).toBe(`${address}/echo`)
})
