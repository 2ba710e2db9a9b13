import type { Locator } from '@playwright/test'

/** Presses a button in a drawn room: software draws a frame in seconds, and nothing stands still long enough to be aimed at. */
export const press = (button: Locator): Promise<void> =>
  button.evaluate((pressed: HTMLElement) => pressed.click())
