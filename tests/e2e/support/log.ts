import type { Page } from '@playwright/test'

const ofBrowser =
  /Failed to load resource|GPU stall|GL Driver|KHR_parallel_shader_compile|Service Worker registration/

/** What the page logs and reports as an error from now on, but for what the browser and its drivers say by themselves. */
export function logOf(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('pageerror', (error) => lines.push(error.message))
  page.on('console', (message) => {
    const isOurs = !ofBrowser.test(message.text())
    if (isOurs && ['error', 'warning'].includes(message.type())) lines.push(message.text())
  })
  return lines
}
