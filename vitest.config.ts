import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './tools/browser.ts'
import { chromiumFlags, mediaFlags } from './tools/lib/chromiumFlags.ts'

/** About the file itself; tests/postgres/writer.test.ts asks the same of Postgres where it has to. */
const aboutSqlite = ['tests/server/storage.test.ts', 'tests/server/erased.test.ts']

/** Tests of the server that run on Postgres, too: some in `npm test`, in `npm run test:full` all that open a house. */
const onPostgres =
  process.env.NACHKLANG_FULL === undefined
    ? [
        'media',
        'mediaAccess',
        'adminQueue',
        'ownStory',
        'recall',
        'adminAvatars',
        'adminPerson',
        'storytelling/queue',
      ].map((name) => `tests/server/${name}.test.ts`)
    : globSync('tests/server/**/*.test.ts').filter(
        (file) => !aboutSqlite.includes(file) && /\bstart(TestApp|Admin)\(/.test(readFileSync(file, 'utf8')),
      )

/** Takes minutes, strace and the right to mount a disk: `npm run test:full` and `npm run test:faults`. */
const inFull = ['dawdlers', 'failingDisk', 'fullDisk', 'killedStart', 'restore', 'slowClients'].map(
  (name) => `tests/server/faults/${name}.test.ts`,
)

const setupFiles = ['tests/reproducible.ts']

const executablePath = findChromium()
const launchOptions = {
  args: [...chromiumFlags, ...mediaFlags],
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
    'wasm-media-encoders',
    'wouter',
    'zod/mini',
    'zustand',
    'zustand/middleware',
  ],
}

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  locators: { exact: false },
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  plugins: [react()],
  test: {
    // A rejection or exception outside a test fails the run.
    dangerouslyIgnoreUnhandledErrors: false,
    // Left to itself vitest keeps one processor free, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Hundreds of random cases take their time on a small machine.
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles, testTimeout: 60_000 },
      },
      {
        extends: true,
        optimizeDeps,
        // Pages and their parts in a browser; what they ask the server, the test answers.
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          // Everything takes its time on a small machine.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        extends: true,
        optimizeDeps,
        // All files share one browser process: what one renders would hold up what another one hears.
        test: {
          name: 'sound',
          include: ['tests/sound/**/*.test.{ts,tsx}'],
          fileParallelism: false,
          browser: browser(),
        },
      },
      {
        extends: true,
        // Argon2, speech and real database files take their time on a small machine.
        test: {
          name: 'server',
          setupFiles,
          include: ['tests/server/**/*.test.ts'],
          ...(process.env.NACHKLANG_FULL === undefined && { exclude: inFull }),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The same server on Postgres: a part of its tests in `npm test`, all of them in `npm run test:full`.
        test: {
          name: 'postgres',
          setupFiles,
          include: ['tests/postgres/**/*.test.ts', 'tests/server/kill.test.ts', ...onPostgres],
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
