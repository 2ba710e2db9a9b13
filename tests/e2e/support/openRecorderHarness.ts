import type { Page } from '@playwright/test'
import { bundleHarness } from './bundleHarness.ts'

let script: Promise<string> | null = null

/** Opens the recorder on a bare page of the server's own origin, with a small upload limit where one is given. */
export async function openRecorderHarness(page: Page, limitBytes?: number): Promise<void> {
  script ??= bundleHarness(new URL('recorderHarness.tsx', import.meta.url).href)
  const body = `<!doctype html><html lang="en"><title>Recorder</title><main id="root"></main><script type="module">${await script}</script>`
  await page.route('**/recorder-harness*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`/recorder-harness${limitBytes === undefined ? '' : `?limit=${limitBytes}`}`)
}
