import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { followReading } from '#app/reading.ts'
import { voiceElement } from '#audio/voiceElement.ts'
import { endVisit } from '#app/idle/endVisit.ts'
import { useKiosk } from '#state/kiosk.ts'
import { useSession } from '#state/session.ts'
import { chooseReading, resetReading, useReading } from '#state/reading.ts'
import { Captions } from '#ui/kit/player/Captions.tsx'
import { controlsOutOfReach } from '../../e2e/support/reach.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { render } from '../support/render.tsx'
import { toneUrl } from '../support/samples.ts'

const key = page.getByRole('button', { name: 'Reading aids' })
const dialog = page.getByRole('dialog', { name: 'Reading aids' })
const heading = page.getByRole('main').getByRole('heading', { level: 1 })
const rootStyle = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)
const rem = () => Number.parseFloat(rootStyle('font-size'))

followReading()

beforeEach(() => {
  openApp('/about')
})

// First of all: the other tests choose it.
test('[READ-05] the typeface is fetched when it is chosen, not before', async () => {
  const states = () =>
    [...document.fonts].filter(({ family }) => family.includes('Atkinson')).map(({ status }) => status)
  await expect.element(heading).toHaveTextContent('About')
  await document.fonts.ready
  expect(states()).toEqual(['unloaded', 'unloaded'])
  chooseReading({ easierTypeface: true })
  await expect.poll(states).toContain('loaded')
})

test('[READ-01] one touch opens the reading aids, on a kiosk, too; each takes hold at once', async () => {
  useSession.setState({ kiosk: true })
  const usual = rem()
  await key.click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByText('200 %').click()
  expect(rem()).toBeCloseTo(2 * usual)
  await dialog.getByText('High contrast').click()
  expect(rootStyle('--ink')).toBe('#000000')
  await dialog.getByText('Typeface for easier reading').click()
  expect(rootStyle('--font-serif')).toMatch(/Atkinson/)
  await dialog.getByText('Larger captions').click()
  expect(rootStyle('--caption-scale')).toBe('1.4')
  await expectNoAxeViolations()
  await dialog.getByRole('button', { name: 'All as before' }).click()
  expect(rem()).toBeCloseTo(usual)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[READ-01] the keyboard opens, sets and closes them, and finds its place again; they speak the language at hand', async () => {
  const usual = rem()
  key.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: '100 %' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(rem()).toBeCloseTo(1.25 * usual)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(key).toHaveFocus()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'Lesehilfen' }).click()
  await expect.element(page.getByRole('radio', { name: '125 %' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Starker Kontrast' })).toBeVisible()
})

test('the end of a visit puts all back @full', async () => {
  const usual = rem()
  await expect.element(heading).toHaveTextContent('About')
  await key.click()
  await dialog.getByText('150 %').click()
  await dialog.getByText('Slow').click()
  endVisit()
  expect(rem()).toBeCloseTo(usual)
  await expect.element(dialog).not.toBeInTheDocument()
  await key.click()
  await expect.element(dialog.getByRole('radio', { name: '100 %' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Usual' })).toBeChecked()
})

test('[READ-09] on a tall standing screen all controls can be lowered for this visit; the first touch is within reach @full', async () => {
  await page.viewport(1080, 1920)
  const lower = dialog.getByText('Lower controls')
  await expect.element(heading).toHaveTextContent('About')
  expect(controlsOutOfReach()).not.toEqual([])
  expect(key.element().getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2)
  await key.click()
  await lower.click()
  await expectNoAxeViolations()
  expect(controlsOutOfReach()).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(controlsOutOfReach()).toEqual([])
  const head = page.getByRole('banner').element().getBoundingClientRect()
  expect(head.bottom).toBeCloseTo(innerHeight, 0)
  await page.viewport(1920, 1080)
  await expect.poll(() => document.documentElement.dataset.controls).toBe('usual')
  await key.click()
  await expect.element(lower).not.toBeInTheDocument()
  await page.viewport(1080, 1920)
  await expect.element(lower).toBeVisible()
  await expect.poll(() => document.documentElement.dataset.controls).toBe('lower')
  endVisit()
  expect(document.documentElement.dataset.controls).toBe('usual')
})

test('[KSET-06] text begins as large as staff have set it, and a visitor’s choice goes before @full', async () => {
  const usual = rem()
  useKiosk.setState({ settings: { textSize: 150 } })
  expect(rem()).toBeCloseTo(1.5 * usual)
  await key.click()
  await dialog.getByText('125 %').click()
  expect(rem()).toBeCloseTo(1.25 * usual)
  endVisit()
  expect(rem()).toBeCloseTo(1.5 * usual)
  useKiosk.setState({ settings: {} })
  expect(rem()).toBeCloseTo(usual)
})

test('[READ-06] whatever speaks follows the speed, from one recording to the next, at the pitch it was spoken', async () => {
  const element = voiceElement()
  expect(element.preservesPitch).toBe(true)
  chooseReading({ speechRate: 0.75 })
  for (const rate of [1.25, 1, 0.75] as const) {
    element.src = toneUrl(5)
    const before = useReading.getState().speechRate
    await element.play()
    await expect.poll(() => element.playbackRate).toBe(before)
    chooseReading({ speechRate: rate })
    expect(element.playbackRate).toBe(rate)
    element.pause()
  }
})

test('[READ-07] larger captions are 1.4 times as large; a line that needs the whole space stands alone, complete', async () => {
  const cues = ['Before.', `A line that goes on ${'and on '.repeat(30)}`, 'After.'].map((text, start) => ({
    start,
    text,
  }))
  await render(<Captions cues={cues} current={1} language="en" />)
  const [before, now] = ['Before.', /^A line/].map((text) => page.getByText(text).last().element())
  const size = () => Number.parseFloat(now ? getComputedStyle(now).fontSize : '')
  const usual = size()
  chooseReading({ largerCaptions: true })
  expect(size()).toBeCloseTo(1.4 * usual, 1)
  expect(before?.checkVisibility()).toBe(false)
  const caption = now?.getBoundingClientRect()
  const frame = now?.parentElement?.parentElement?.getBoundingClientRect()
  expect(frame?.height).toBeGreaterThanOrEqual(caption?.height ?? Infinity)
})

test('[READ-12] where the system asks for more contrast, the visit starts with it; the visitor may choose otherwise', async () => {
  const wantContrast = async (value: 'more' | 'no-preference') => {
    const features = [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-contrast', value },
    ]
    await cdp().send('Emulation.setEmulatedMedia', { features })
  }
  onTestFinished(() => wantContrast('no-preference'))
  resetReading()
  await wantContrast('more')
  // As a page begins: one that is not drawn at the moment hears of no change.
  followReading()
  await expect.poll(() => rootStyle('--ink')).toBe('#000000')
  chooseReading({ highContrast: false })
  expect(rootStyle('--ink')).not.toBe('#000000')
  resetReading()
  await wantContrast('no-preference')
  followReading()
  await expect.poll(() => useReading.getState().highContrast).toBe(false)
})

test('[SHELL-19] dialogs grow from the position of the press, by finger and by keyboard', async () => {
  await expect.element(key).toBeVisible()
  const pressed = key.element().getBoundingClientRect()
  for (const press of [() => key.click(), () => userEvent.keyboard('{Enter}')]) {
    await press()
    await expect.element(dialog).toBeVisible()
    const opened = dialog.element()
    if (!(opened instanceof HTMLElement)) throw new Error('A dialog is part of the page.')
    const [x = 0, y = 0] = opened.style.transformOrigin.split(' ').map(parseFloat)
    expect(opened.offsetLeft + x).toBeCloseTo(pressed.x + pressed.width / 2, -1)
    expect(opened.offsetTop + y).toBeCloseTo(pressed.y + pressed.height / 2, -1)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect.element(key).toHaveFocus()
  }
})
