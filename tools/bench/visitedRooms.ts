import type { Locator, Page } from '@playwright/test'
import { chooser as hall } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'

/** How a soak goes about in a room. */
export interface Visit {
  readonly page: Page
  /** The room is drawn by the graphics card. */
  readonly isLit: boolean
  /** Lets so much time pass, ms. */
  readonly pass: (ms: number) => Promise<void>
}

export interface VisitedRoom {
  readonly path: string
  /** Comes to the door on the inside and uses what is there. */
  readonly use: (visit: Visit) => Promise<void>
  /** Leaves as visitors do, to the chooser. */
  readonly leave: (visit: Visit) => Promise<void>
}

const timeoutMs = 120_000
export const chooser = hall.address

/** What visitors do in a room that wants more than to be looked at. */
const ways: Readonly<Record<string, Omit<VisitedRoom, 'path'>>> = {
  tape: {
    use: async ({ page }) => {
      await titled(page, /Compact Cassette/)
      await page.keyboard.press('a')
      await press(page.getByRole('button', { name: 'Play', exact: true }))
    },
    leave: ({ page }) => press(page.getByRole('button', { name: 'EJECT AND RETURN' }).first()),
  },
  echo: {
    use: async (visit) => {
      const { page, isLit } = visit
      await titled(page, /Amazon Echo/)
      await lit(visit)
      // In a drawn sky the device itself is the key, and its panel waits until somebody stirs.
      await page.keyboard.press('a')
      await press(page.getByRole('button', { name: isLit ? 'Hear its story' : /^Play: / }))
      await page.locator('[data-voice="playing"]').first().waitFor({ timeout: timeoutMs })
    },
    leave: ({ page }) => press(page.getByRole('button', { name: 'Back to Earth' }).first()),
  },
  ipod: {
    use: async (visit) => {
      await titled(visit.page, /Apple iPod/)
      await lit(visit)
      await visit.pass(4200)
      await visit.page.locator('[data-screen="home"]').waitFor({ timeout: timeoutMs })
      await press(visit.page.getByRole('button', { name: 'Play or pause', exact: true }))
      await press(visit.page.locator('[data-screen]').getByRole('button', { name: 'Cover Flow' }))
    },
    leave: ({ page }) => press(page.getByRole('link', { name: 'Back to Welcome Screen' }).first()),
  },
  imac: {
    use: async (visit) => {
      const { page } = visit
      await lit(visit)
      await press(page.getByRole('button', { name: 'Hear the device story', exact: true }))
      await visit.pass(6500)
      await press(page.getByRole('button', { name: /^Play/ }).first())
      await page
        .getByRole('button', { name: /^Pause/ })
        .first()
        .waitFor({ timeout: timeoutMs })
    },
    leave: ({ page }) => walkTo(page, chooser),
  },
}

const look: Omit<VisitedRoom, 'path'> = { use: lit, leave: ({ page }) => walkTo(page, chooser) }

/** Each exhibit that has a scene. */
export const visitedRooms: Readonly<Record<string, VisitedRoom>> = Object.fromEntries(
  exhibits
    .filter(({ kind }) => kind === 'scene')
    .map(({ id, address }) => [id, { path: address, ...(ways[id] ?? look) }]),
)

/** Goes to another address of the server without a new page, as its links do. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to + location.search), path)
}

/** A press on the thing itself: a scene that software draws stands still for nobody to aim. */
export async function press(target: Locator): Promise<void> {
  await target.waitFor({ timeout: timeoutMs })
  await target.evaluate((element: HTMLElement) => element.click(), undefined, { timeout: timeoutMs })
}

const titled = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: timeoutMs })

async function lit({ page, isLit }: Visit): Promise<void> {
  if (isLit) await page.locator('[data-lit]').first().waitFor({ timeout: timeoutMs })
}
