import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** About the file itself; tests/postgres/writer.test.ts asks the same of Postgres where it has to. */
const aboutSqlite = [
  'tests/server/storage.test.ts',
  'tests/server/stow.test.ts',
  'tests/server/erased.test.ts',
]

/** Tests of the server that run on Postgres, too: some in `npm test`, in `npm run test:full` all that open a house. */
const onPostgres =
  process.env.NACHKLANG_FULL === undefined
    ? [
        'media',
        'mediaAccess',
        'deskQueue',
        'ownStory',
        'recall',
        'adminAvatars',
        'adminPerson',
        'storytelling/queue',
      ].map((name) => `tests/server/${name}.test.ts`)
    : globSync('tests/server/**/*.test.ts').filter(
        (file) => !aboutSqlite.includes(file) && /\bstart(TestApp|Desk)\(/.test(readFileSync(file, 'utf8')),
      )

/** Takes minutes, strace and the right to mount a disk: `npm run test:full` and `npm run test:faults`. */
const inFull = ['dawdlers', 'failingDisk', 'fullDisk', 'killedStart', 'restore', 'slowClients'].map(
  (name) => `tests/server/faults/${name}.test.ts`,
)

export default defineConfig({
  plugins: [react()],
  test: {
    // A rejection or exception outside a test fails the run.
    dangerouslyIgnoreUnhandledErrors: false,
    setupFiles: ['tests/reproducible.ts'],
    // Left to itself vitest keeps one processor free, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Hundreds of random cases take their time on a small machine.
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // Argon2, speech and real database files take their time on a small machine.
        test: {
          name: 'server',
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
          include: ['tests/postgres/**/*.test.ts', 'tests/server/kill.test.ts', ...onPostgres],
          globalSetup: ['tests/postgres/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
