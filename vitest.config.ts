import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

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
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // Argon2, speech and real database files take their time on a small machine.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
