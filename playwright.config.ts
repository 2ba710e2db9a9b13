import { defineConfig } from '@playwright/test'
import { ensureChromium } from './tools/browser.ts'
import { chromiumFlags, mediaFlags, paperFlags, walkFlags } from './tools/lib/chromiumFlags.ts'
import { testReports } from './tools/lib/paths.ts'

// Found here once: workers take it from the environment.
const executablePath = (process.env.CHROMIUM_PATH = await ensureChromium())

/** States with their scenes, which are looked at themselves. */
const drawnStates = /every state drawn/

/** Walks in which nothing is drawn in 3D. */
const onPaper =
  /\/(?:admin|apiDocs|bareServer|explore|idle|kiosk|kioskGroup|kiosks|myStory|outbox|pageErrors|pages|playground|reach|routes|script|share|shell|planted|avatars|memory|museum|states|win98)\.spec\.ts$/

const launch = (flags: readonly string[]) => ({
  launchOptions: { executablePath, args: [...flags, ...mediaFlags] },
})

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/walks',
  globalSetup: './tests/e2e/support/prepareServer.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Software rendering on a shared machine is slow; correctness is judged, never speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // The second try is there for its trace: a test that needs it is red.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: `${testReports}/walks.json` }]],
  use: {
    viewport: { width: 800, height: 600 },
    permissions: ['microphone'],
    // Tests see the server's own answers; those of the service worker allow it.
    serviceWorkers: 'block',
    // Recording every step of every test takes a quarter of their time.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'drawn', testIgnore: onPaper, use: launch(walkFlags) },
    { name: 'paper', testMatch: onPaper, grepInvert: drawnStates, use: launch(paperFlags) },
    { name: 'scenes', testMatch: /\/states\.spec\.ts$/, grep: drawnStates, use: launch(chromiumFlags) },
  ],
})
