import { expect, type Page } from '@playwright/test'
import type { Story } from '#contract/story.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

export const echoAddress = '/exhibits/werkschau/echo'
export const storiesCall = '**/api/user-story/device/3'
export const deviceStoryCall = '**/api/device-story/device/3/**'

/** The room on a clock that tests wind on. */
export async function openRoom(page: Page, path = echoAddress): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
  await page.goto(path)
  await enterRoom(page)
}

export async function enterRoom(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Amazon Echo/ })).toBeVisible()
  // A clock that is wound on would run over the timeout of code that is still on its way.
  await page.waitForLoadState('networkidle')
}

export const planets = (page: Page) => page.getByRole('list', { name: 'Planets' }).getByRole('button')
export const planetOf = (page: Page, id: number) => page.locator(`[data-planet="${id}"]`)
export const sheet = (page: Page) => page.getByRole('dialog')
export const device = (page: Page) => page.getByRole('region', { name: 'What it remembers' })
export const playKey = (page: Page) => device(page).getByRole('button', { name: /^(Play|Pause): / })
export const backToEarth = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Back to Earth' })

/** Stories newest first, each with its number in both titles. */
export const someStories = (count: number, first = 100_000): readonly Story[] =>
  Array.from({ length: count }, (_, index) =>
    aStory({
      id: first + count - index,
      titleEN: `Memory ${count - index}`,
      titleDE: `Erinnerung ${count - index}`,
    }),
  )
