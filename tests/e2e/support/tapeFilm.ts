import { expect, type Page } from '@playwright/test'

/**
 * Readies a page for the film of the tape room, drawn, on a clock of its own, which `showFilm` moves: software takes
 * longer to furnish the room than the film lasts. Pictures are drawn in real time, whatever the clock says.
 */
export async function holdFilm(page: Page): Promise<void> {
  // Without motion there is only the still: nothing is drawn before somebody says so.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window)
    const cancel = window.cancelAnimationFrame.bind(window)
    Object.defineProperty(window, 'requestAnimationFrame', { get: () => draw, set: () => {} })
    Object.defineProperty(window, 'cancelAnimationFrame', { get: () => cancel, set: () => {} })
    const real = performance
    Object.assign(window, { filmMs: 0 })
    const now = () => Number(Reflect.get(window, 'filmMs'))
    Object.defineProperty(real, 'now', { get: () => now, set: () => {} })
    Object.defineProperty(window, 'performance', { get: () => real, set: () => {} })
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

/** Lights the room at the first moment of the film. */
export async function lightRoom(page: Page): Promise<void> {
  await expect.poll(() => passing(page, '[data-intro]')).toBe(true)
  await page.evaluate(() => history.replaceState(history.state, '', '?stage=least'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => passing(page, '[data-lit]'), { timeout: 90_000 }).toBe(true)
}

/** Shows the film until its door is shut: no two pictures so far from each other that nothing is heard between them. */
export async function showFilm(page: Page): Promise<void> {
  for (let ms = 0; ms < 3700; ms += 180)
    await page.evaluate(async (shownMs) => {
      Reflect.set(window, 'filmMs', shownMs)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, ms)
}

/** A hundredth of a second passes for timers: React shows what has come late only after some. @returns whether it is there */
async function passing(page: Page, what: string): Promise<boolean> {
  await page.clock.runFor(10)
  return (await page.locator(what).count()) > 0
}
