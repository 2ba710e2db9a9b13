import type { KioskFacts } from '#contract/kiosks.ts'

/** What a kiosk may tell of itself. */
export const facts: KioskFacts = {
  version: 'abc',
  route: '/exhibits/werkschau/tape',
  frameRate: 60,
  errors: 0,
  lastError: null,
  outbox: { waiting: 2, refused: 0 },
  storage: { used: 1, quota: 1000, isPersisted: true },
  microphone: { permission: 'granted', devices: 1 },
  language: 'de',
  size: { width: 1080, height: 1920, ratio: 2 },
  upSeconds: 12,
  scenes: 'drawn',
  loaded: 'start',
  isEnding: false,
}
