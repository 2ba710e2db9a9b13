import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './tools/browser.ts'
import { mediaFlags, paperFlags } from './tools/lib/chromiumFlags.ts'

/** About the file itself, of which tests/postgres/writer.test.ts asks the same of Postgres where it has to. */
const aboutSqlite = ['tests/server/db/storage.test.ts', 'tests/server/db/erased.test.ts']

/** About something else than the database: what these ask it, others ask it as well. */
const aboutOtherThings = [
  'tests/server/everyRoute/everyRoute.test.ts',
  'tests/server/security/*',
  'tests/server/http/{apiClients.full,calls,docs,firstView,https,uploadBudget,version}.test.ts',
  'tests/server/storyteller/{features,spokenAgain}.full.test.ts',
]

/** Tests of the server that open one, which run on Postgres, too. */
const onPostgres = globSync('tests/server/**/*.test.ts', {
  exclude: [...aboutSqlite, ...aboutOtherThings],
}).filter((file) => /\bstart(TestApp|Admin|WithoutStories)\(/.test(readFileSync(file, 'utf8')))

/** What takes minutes, strace or the right to mount a disk: `npm run test:full` and `npm run test:faults`. */
const leavesFullFiles = process.env.NACHKLANG_FULL === undefined && { exclude: ['tests/**/*.full.test.*'] }

const setupFiles = ['tests/reproducible.ts']

const executablePath = findChromium()
const launchOptions = {
  args: [...paperFlags, ...mediaFlags],
  ...(executablePath !== undefined && { executablePath }),
}

// Found one by one, they would reload a test that already runs.
const optimizeDeps = {
  noDiscovery: true,
  include: [
    '@react-spring/web',
    '@tanstack/react-query',
    'axe-core',
    'idb',
    'qrcode.react',
    'react',
    'react/jsx-dev-runtime',
    'react-dom/client',
    'tone',
    // In one go with 'tone', or there would be two of it.
    'tone/build/esm/core/context/Context.js',
    'tone/build/esm/core/context/GlobalContext.js',
    'react-hot-toast/headless',
    'simple-keyboard',
    'wasm-media-encoders',
    'wouter',
    'wouter/use-browser-location',
    'zod/mini',
    'zustand',
    'zustand/middleware',
  ],
}

// How many rounds a test goes; there is no process in a browser.
const define = { 'process.env.NACHKLANG_FULL': JSON.stringify(process.env.NACHKLANG_FULL) ?? 'undefined' }

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  locators: { exact: false },
  // Without it vitest waits in `expect.element` as long as the test may last, whatever `expect.poll` says.
  // What moves is proven by walks; here it would only be waited for.
  provider: playwright({
    launchOptions,
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  plugins: [react()],
  test: {
    // A rejection or exception outside a test fails the run.
    dangerouslyIgnoreUnhandledErrors: false,
    // Left to itself vitest keeps one processor free, which on two is half of them.
    maxWorkers: '100%',
    // As in playwright.config.ts: second ways through a page, and whatever is done many times over.
    ...(process.env.NACHKLANG_FULL === undefined && { testNamePattern: /(?<!@full)$/ }),
    projects: [
      {
        extends: true,
        // Hundreds of random cases take their time on a small machine.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles,
          // Files share what they import: a process and a module graph for each takes longer than the tests.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        optimizeDeps,
        define,
        // Pages and their parts in a browser; what they ask the server, the test answers.
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          ...leavesFullFiles,
          // As long as `expect.element` waits, on a small machine, too.
          expect: { poll: { timeout: 15_000 } },
          browser: browser(),
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        optimizeDeps,
        define,
        // All files share one browser process: what one renders would hold up what another one hears.
        test: {
          name: 'sound',
          include: ['tests/sound/**/*.test.{ts,tsx}'],
          ...leavesFullFiles,
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          browser: browser(),
        },
      },
      {
        extends: true,
        // Argon2 and real database files take their time on a small machine, and speech has the lowest priority.
        test: {
          name: 'server',
          setupFiles,
          include: ['tests/server/**/*.test.ts'],
          // As above. A file that mocks a module of its neighbours resets the modules before and after.
          isolate: false,
          ...leavesFullFiles,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The same server on Postgres: `npm run test:full`.
        test: {
          name: 'postgres',
          setupFiles,
          // As above: databases, too, are put back for the next file instead of made anew.
          isolate: false,
          // All rounds of the server's tests are gone on SQLite.
          ...(process.env.NACHKLANG_FULL !== undefined && { env: { NACHKLANG_FULL: '' } }),
          include: ['tests/postgres/**/*.test.ts', 'tests/server/faults/kill.full.test.ts', ...onPostgres],
          globalSetup: ['tests/postgres/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The main paths in Firefox and WebKit, one after the other: `npm run test:engines`, which brings a screen.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/prepareServer.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
