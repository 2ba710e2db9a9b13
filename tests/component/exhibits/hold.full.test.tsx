import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { useStage } from '#state/stage.ts'
import { startNewVisit } from '#state/visit.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { answer } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'
import { press } from '../support/exhibits.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const take = button('Take it in your hand')
const held = page.getByRole('dialog')

/** Rooms, and what one holds in them. */
const pages = [
  ['/exhibits/werkschau/tape', 'Cassette deck'],
  ['/exhibits/werkschau/ipod', 'Music player'],
  ['/exhibits/werkschau/echo', 'Speaker'],
  ['/exhibits/imac/welcome', 'Computer'],
] as const

beforeEach(() => {
  answer(routes.deviceStories, [
    aStory({ id: 100_007, textEN: 'A long drive. I rewound the tape with a pencil. It rained.' }),
  ])
})

async function hold(address: string): Promise<void> {
  openApp(address)
  if (address.endsWith('tape')) {
    await press(button('Skip the intro'))
  }
  await press(take)
  await expect.element(held).toBeVisible()
}

async function holdCassette(): Promise<void> {
  await hold('/exhibits/werkschau/tape')
  await press(button('Cassette'))
  await expect.element(button('The two hubs')).toBeVisible()
}

for (const [address, name] of pages)
  test(`[HOLD-01] [HOLD-05] ${address} opens its object in the hand, over an exhibit that cannot be touched meanwhile`, async () => {
    await hold(address)
    await expect.element(held.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect.element(page.getByRole('img', { name: `${name}, picture` })).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(0)
    await expectNoAxeViolations()
    await press(button('Put it back'))
    await expect.element(held).not.toBeInTheDocument()
    await expect.element(take).toHaveFocus()
    expect(useStage.getState().held).toBeNull()
  })

test('[HOLD-01] the computer is taken by touching it, too, where one sees it', async () => {
  await page.viewport(1280, 800)
  openApp('/exhibits/imac/welcome')
  await expect.element(take).toBeVisible()
  // Its tube, and the paper beside it.
  expect(document.elementFromPoint(800, 330)?.closest('button')).toBe(take.element())
  expect(document.elementFromPoint(1230, 400)?.closest('button')).toBeNull()
  document.elementFromPoint(800, 330)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(held.getByRole('heading', { level: 2, name: 'Computer' })).toBeVisible()
})

test('[HOLD-01] Escape puts it back', async () => {
  await hold('/exhibits/werkschau/ipod')
  button('Put it back').element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(held).not.toBeInTheDocument()
  await expect.element(take).toHaveFocus()
})

test('[HOLD-04] the end of a visit puts it back', async () => {
  await hold('/exhibits/werkschau/ipod')
  startNewVisit()
  await expect.element(held).not.toBeInTheDocument()
  await expect.element(take).toBeVisible()
})

test('[HOLD-02] [HOLD-05] where nothing is drawn, a slider and a key open the list, the words and the picture alike, and a part is marked in it', async () => {
  await holdCassette()
  const slider = page.getByRole('slider', { name: 'Open it' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'closed')
  await press(button('Open it all the way'))
  await expect.element(page.getByRole('img', { name: 'Cassette, taken apart, picture' })).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'open')
  // What is looked at is marked where it lies in the picture.
  await press(button('The two hubs'))
  const mark = page.getBySelector('[data-mark=hubs]')
  await expect.element(mark).toBeVisible()
  const [hubs, picture] = [mark, page.getBySelector('[data-picture=open]')].map((each) =>
    each.element().getBoundingClientRect(),
  )
  expect(hubs?.left).toBeGreaterThan(picture?.left ?? Infinity)
  expect(hubs?.right).toBeLessThan(picture?.right ?? 0)
  await press(button('The five screws'))
  await expect.element(mark).not.toBeInTheDocument()
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '99 % open')
  await press(button('Open it all the way'))
  await press(button('Close it again'))
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'closed')
})

test('[HOLD-03] keys go through the parts in a circle; a story that mentions a part is quoted with a link', async () => {
  await holdCassette()
  const current = page.getBySelector('dialog [aria-current]')
  await press(button('Previous part'))
  await expect.element(current).toHaveTextContent('The back half')
  await press(button('Next part'))
  await expect.element(current).toHaveTextContent('The five screws')
  await expect
    .element(page.getBySelector('dialog [aria-live]').getByText('They hold the two halves'))
    .toBeVisible()
  await press(button('The two hubs'))
  await expect.element(page.getByText('4 of 9')).toBeVisible()
  await expect.element(held.getByText('I rewound the tape with a pencil.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Read the whole memory' }))
    .toHaveAttribute('href', '/exhibits/werkschau/explore-stories?story=100007')
  await expectNoAxeViolations()
})

test('[HOLD-04] the language changes and the screen is turned with a part in hand', async () => {
  await holdCassette()
  await press(button('The two hubs'))
  await press(held.getByRole('button', { name: 'Deutsch' }))
  await expect.element(page.getBySelector('dialog [aria-current]')).toHaveTextContent('Die beiden Naben')
  await expect.element(button('Zurücklegen')).toBeVisible()
  await page.viewport(600, 800)
  await expect.element(page.getBySelector('dialog [aria-current]')).toBeVisible()
  await expect.element(page.getByText('4 von 9')).toBeVisible()
})
