import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Models are baked and whole narrations spoken.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 600_000, maxWorkers: '100%' },
})
