import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cards } from '#content/exhibits/uiCards/cards.ts'
import type { CardId } from '#content/exhibits/uiCards/places.ts'
import { screens } from '#content/exhibits/uiCards/screens.gen.ts'
import { useSession } from '#state/session.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { press } from '../support/exhibits.ts'

const stack = '/exhibits/ui-cards'
const order = ['start', 'lisa-os', 'system-1', 'nextstep', 'os-x', 'end'] as const
const main = page.getByRole('main')
const key = (name: string) => main.getByRole('button', { name })
/** What a screen reader finds of a card: one side of the one on top. */
const front = (name: string) => main.getByRole('region', { name }).filter({ hasText: 'Hardware' })
const back = main.getByRole('list', { name: 'What was new' })
const standsAt = async (place: string) => await expect.poll(() => location.pathname).toBe(`${stack}/${place}`)

test('[CARD-01] keys and arrows lead from the start to the end, and the address follows @full', async () => {
  await page.viewport(1440, 900)
  openApp(stack)
  await expect.element(page.getByRole('heading', { level: 1, name: 'UI Cards' })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  expect(location.pathname).toBe(stack)
  for (const place of order.slice(1)) {
    await userEvent.keyboard('{ArrowRight}')
    await standsAt(place)
  }
  // Nothing lies behind the end.
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('heading', { name: 'UI Future' })).toBeVisible()
  const feedback = main.getByRole('link', { name: 'Give feedback' })
  await expect.element(feedback).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
  await expect.element(feedback).toHaveAttribute('rel', expect.stringMatching(/noopener/))
  key('Previous card').element().focus()
  for (const place of ['os-x', 'nextstep']) {
    await userEvent.keyboard('{Enter}')
    await standsAt(place)
    await expect.element(key('Previous card')).toHaveFocus()
  }
  await press(key('Next card'))
  await standsAt('os-x')
  // Arrow keys that move a slider move no card.
  const volume = page.getByRole('slider', { name: 'Volume' })
  await expect.element(volume).toHaveValue('100')
  volume.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(volume).not.toHaveValue('100')
  expect(location.pathname).toBe(`${stack}/os-x`)
})

for (const [index, card] of cards.entries())
  test(`[CARD-01] [CARD-02] ${card.os} stands by its address with all its facts`, async () => {
    await page.viewport(1440, 900)
    openApp(`${stack}/${card.id}`)
    const side = front(card.os)
    for (const fact of [card.type, card.release.en, card.description.en, ...card.hw.en])
      await expect.element(side.getByText(fact).first()).toBeInTheDocument()
    await expect.element(side.getByRole('img', { name: card.osImg.en })).toBeVisible()
    await expect.element(back).not.toBeInTheDocument()
    if (index % 2 === 0) await userEvent.keyboard('{Enter}')
    else await page.getBySelector(`[data-card="${card.id}"] figure`).click({ force: true })
    const told = main.getByRole('region', { name: card.os })
    await expect.element(back).toBeVisible()
    const facts = card.innovations.flatMap(({ title, description }) => [title.en, description.en])
    for (const fact of [...facts, card.relevance.en])
      await expect.element(told.getByText(fact).first()).toBeInTheDocument()
    await expect.element(front(card.os)).not.toBeInTheDocument()
    await expect
      .element(main.getByRole('status'))
      .toHaveTextContent(`${card.os}, card ${index + 1} of 4, back`)
  })

test('[CARD-01] the key that takes the first card hands the focus to it', async () => {
  await page.viewport(1440, 900)
  openApp(stack)
  await press(key('Take the first card'))
  await expect.element(key('Turn over')).toHaveFocus()
})

test('[CARD-01] an unknown card is the start', async () => {
  openApp(`${stack}/os-9`)
  await expect.poll(() => location.pathname).toBe(`${stack}/start`)
})

test('the key that turns the card hands the focus to its fellow, and another card lies with its front up @full', async () => {
  await page.viewport(1440, 900)
  openApp(`${stack}/nextstep`)
  await expect.element(key('Turn over')).toBeVisible()
  key('Turn over').element().focus()
  for (const turn of ['Turn back', 'Turn over', 'Turn back']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(key(turn)).toHaveFocus()
  }
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(front('Mac OS X')).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
  // While it fades in, its letters have less contrast.
  await expect.element(page.getBySelector('[data-depth="0"]')).toHaveStyle({ opacity: '1' })
  await expectNoAxeViolations()
  await press(page.getByRole('button', { name: 'Deutsch' }))
  await expect.element(main.getByRole('region', { name: 'Mac OS X' })).toMatchTextContent(/24\. März 2001/)
  await press(page.getByRole('button', { name: 'Quellen' }))
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Mac OS X 10\.0/)
  await userEvent.keyboard('{ArrowLeft}{Escape}')
  expect(location.pathname).toBe(`${stack}/os-x`)
})

test('[CARD-04] a picture comes once its card is on top or beside that, and stays @full', async () => {
  await page.viewport(1440, 900)
  const picture = (id: CardId) => page.getBySelector(`[data-card="${id}"] img`)
  const are = async (there: readonly CardId[], away: readonly CardId[]) => {
    for (const id of there)
      await expect.element(picture(id)).toHaveProperty('naturalWidth', screens[id].width)
    for (const id of away) await expect.element(picture(id)).not.toBeInTheDocument()
  }
  openApp(stack)
  await are(['lisa-os'], ['system-1', 'nextstep', 'os-x'])
  await userEvent.keyboard('{ArrowRight}')
  await are(['lisa-os', 'system-1'], ['nextstep', 'os-x'])
  await press(main.getByRole('link', { name: 'Mac OS X, 2001' }))
  await are(['lisa-os', 'system-1', 'nextstep', 'os-x'], [])
})

test.each([
  [390, 844],
  [1920, 1080],
])('[CARD-05] on %d x %d the deck keeps its height', async (width, height) => {
  await page.viewport(width, height)
  openApp(stack)
  await expect.element(page.getByRole('heading', { level: 1, name: 'UI Cards' })).toBeVisible()
  const heights = new Set<number>()
  for (const place of order) {
    if (place !== 'start') {
      await userEvent.keyboard('{ArrowRight}')
      await standsAt(place)
    }
    const top = document.querySelector<HTMLElement>('[data-depth="0"]')
    heights.add(top?.offsetHeight ?? 0)
  }
  expect([...heights]).toHaveLength(1)
})

test('[CARD-01] a kiosk shows a code to scan instead of the link', async () => {
  useSession.setState({ kiosk: true })
  openApp(`${stack}/end`)
  await expect.element(page.getByRole('img', { name: /QR code: the feedback form at https/ })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Give feedback' })).not.toBeInTheDocument()
})

test.each(['English', 'Deutsch'])(
  '[CARD-01] [FIT-01] on every screen the whole card and its keys are to be seen in %s @full',
  async (language) => {
    openApp(`${stack}/nextstep`)
    await press(page.getByRole('button', { name: language }))
    await expect.element(main.getByRole('heading', { name: 'NeXTSTEP' }).first()).toBeVisible()
    await document.fonts.ready
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.viewport(width, height)
      await expect.poll(() => document.documentElement.scrollHeight - height).toBe(0)
    }
  },
)
