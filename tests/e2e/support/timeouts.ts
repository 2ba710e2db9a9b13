import type { Page } from '@playwright/test'

const nativeTimeout = 'nativeAbortTimeout'

/**
 * Keeps the timeouts of requests on the real clock where a test winds the page's clock on.
 * Playwright's clock also fakes `AbortSignal.timeout`: five minutes wound on would give up every request that is
 * under way, however quick the server is.
 */
export async function setTimeouts(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    Reflect.set(window, name, AbortSignal.timeout.bind(AbortSignal))
  }, nativeTimeout)
  const install = page.clock.install.bind(page.clock)
  page.clock.install = async (options) => {
    await install(options)
    // Runs after the clock's own script, on every page that is opened from now on.
    await page.addInitScript((name) => {
      Object.defineProperty(AbortSignal, 'timeout', { value: Reflect.get(window, name), configurable: true })
    }, nativeTimeout)
  }
}
