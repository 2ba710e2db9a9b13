import { expect, type Page } from '@playwright/test'

/**
 * Readies a page for the film of the tape room, drawn, on a clock of its own: software takes longer to furnish the room
 * than the film lasts. Pictures are drawn in real time, whatever the clock says.
 */
export async function holdFilm(page: Page): Promise<void> {
  // Without motion there is only the still: nothing is drawn before somebody says so.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window)
    const cancel = window.cancelAnimationFrame.bind(window)
    Object.defineProperty(window, 'requestAnimationFrame', { get: () => draw, set: () => {} })
    Object.defineProperty(window, 'cancelAnimationFrame', { get: () => cancel, set: () => {} })
    // A test that looks into the page counts as a touch for the browser. Here only a press does.
    const touched = { isActive: false, hasBeenActive: false }
    const touch = () => (touched.hasBeenActive = true)
    addEventListener('pointerdown', touch, { capture: true, once: true })
    Object.defineProperty(navigator, 'userActivation', { value: touched })
  })
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
}

/** From now on time stands still. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Lights the room early in the film; its door may have opened by then. */
export async function lightRoom(page: Page): Promise<void> {
  await expect.poll(() => passing(page, '[data-intro]')).toBe(true)
  await page.evaluate(() => history.replaceState(history.state, '', '?stage=least'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The cassette goes in after two seconds, of which a poll a second takes less.
  await expect.poll(() => passing(page, '[data-scene=ready]'), { timeout: 90_000 }).toBe(true)
}

/** Shows the film until its door is shut: no two pictures so far from each other that nothing is heard between them. */
export async function showFilm(page: Page): Promise<void> {
  for (let shown = 0; shown < 20; shown += 1) {
    await page.clock.runFor(180)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

/** Two hundredths of a second pass: React shows what has come late only after some, and three asks a timer for its programs. @returns whether it is there */
async function passing(page: Page, what: string): Promise<boolean> {
  await page.clock.runFor(20)
  return (await page.locator(what).count()) > 0
}
