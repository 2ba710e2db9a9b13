import { defineConfig } from '@playwright/test'
import { ensureChromium } from './tools/browser.ts'
import { chromiumFlags, mediaFlags } from './tools/lib/chromiumFlags.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/prepareServer.ts',
  // Second ways through a room, further themes, languages and screens, and whatever is done many times over.
  ...(process.env.NACHKLANG_FULL === undefined && { grepInvert: /@full/ }),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Software rendering on a shared machine is slow; correctness is judged, never speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 800, height: 600 },
    permissions: ['microphone'],
    // Tests see the server's own answers; those of the service worker allow it.
    serviceWorkers: 'block',
    // Recording every step of every test takes a quarter of their time: the hearing does, and `-- --trace on`.
    trace: 'off',
    launchOptions: { executablePath: await ensureChromium(), args: [...chromiumFlags, ...mediaFlags] },
  },
})
