import { expect, type Page } from '@playwright/test'

export const tapeAddress = '/exhibits/werkschau/tape'

/** The page on a clock that tests wind on. */
export async function openFilm(page: Page, path = tapeAddress): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Skip the intro' })).toBeVisible()
}

/** The room, past its film, with its tapes and the deck's own story in. */
export async function openExhibit(page: Page, path = tapeAddress): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
  await page.goto(path)
  await skipIntro(page)
}

/** Lets the film pass: on a busy machine it may be over before a press on its button arrives. */
export async function skipIntro(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Compact Cassette/ })).toBeVisible()
  await page.keyboard.press('a')
  await expect(key(page, 'Play')).toBeVisible()
  // A clock that is wound on would run over the timeout of code that is still on its way.
  await page.waitForLoadState('networkidle')
}

export const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const tapeOf = (page: Page, id: number) => page.locator(`[data-story="${id}"]`)
export const transport = (page: Page) => page.locator('[role=status][data-mode]')
export const time = (page: Page) => page.getByRole('timer', { name: 'Tape time' })
export const place = (page: Page) => page.getByRole('slider', { name: 'Position on the tape' })
