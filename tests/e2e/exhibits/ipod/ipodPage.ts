import { expect, type Page } from '@playwright/test'
import type { Story } from '#contract/story.ts'

export const ipodAddress = '/exhibits/werkschau/ipod'
export const storiesCall = '**/api/user-story/device/2'

/** What the player shows instead of what the server has. */
export async function stock(page: Page, stories: readonly Story[]): Promise<void> {
  await page.route(storiesCall, (route) => route.fulfill({ json: stories }))
}

export const glass = (page: Page) => page.locator('[data-screen]')
export const onScreen = (page: Page, name: string) => expect(glass(page)).toHaveAttribute('data-screen', name)
export const row = (page: Page, name: string | RegExp) => glass(page).getByRole('button', { name })
export const marked = (page: Page) => glass(page).locator('[aria-current="true"]')
export const wheelKey = (page: Page, name: string) =>
  page.getByRole('group', { name: /Click wheel|Klickrad/ }).getByRole('button', { name, exact: true })

/** Turns the wheel where it lies on the screen, by degrees clockwise, in even steps. */
export async function arc(
  page: Page,
  fromDegrees: number,
  degrees: number,
  { radius = 0.72, steps = 24, lift = true } = {},
): Promise<void> {
  const wheel = page.locator('[data-wheel]')
  await wheel.evaluate((pad) => pad.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await wheel.boundingBox()
  if (box === null) throw new Error('The wheel is not there')
  const at = (share: number): [number, number] => {
    const angle = ((fromDegrees + share * degrees) * Math.PI) / 180
    return [
      box.x + (box.width / 2) * (1 + radius * Math.cos(angle)),
      box.y + (box.height / 2) * (1 + radius * Math.sin(angle)),
    ]
  }
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= steps; step += 1) await page.mouse.move(...at(step / steps))
  if (lift) await page.mouse.up()
}
