import type { Alarms } from '#contract/alarms.ts'
import type { HealthReport, Kiosk, KioskFacts, Kiosks } from '#contract/kiosks.ts'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { answer } from '../../support/answers.ts'
import { openAdmin } from './support.ts'

export const ago = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, 0) - minutes * 60_000).toISOString()

export const facts: KioskFacts = {
  version: 'new',
  route: '/about',
  frameRate: 60,
  errors: 0,
  lastError: null,
  outbox: { waiting: 0, refused: 0 },
  storage: { used: 1e6, quota: 1e9, isPersisted: true },
  microphone: { permission: 'granted', devices: 1 },
  language: 'de',
  size: { width: 1080, height: 1920, ratio: 1 },
  upSeconds: 60,
  scenes: 'drawn',
  loaded: 'start',
  isEnding: false,
}
export const idOf = (name: string) => {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16)).join('')
  return `00000000-0000-4000-8000-${hex.padEnd(12, '0').slice(0, 12)}`
}
export const kiosk = (name: string, minutes: number, more: Partial<KioskFacts> = {}): Kiosk => ({
  id: idOf(name),
  name,
  keyId: '0123456789abcdef',
  keyLabel: null,
  location: null,
  hasOwnLocation: false,
  firstSeenAt: ago(60),
  seenAt: ago(minutes),
  order: null,
  selfTest: null,
  settings: {},
  revision: 0,
  facts: { ...facts, ...more },
})
export const health: HealthReport = {
  now: ago(0),
  version: 'new',
  startedAt: ago(600),
  databaseBytes: 1e6,
  disk: { freeBytes: 1e9, bytes: 2e9 },
  lastBackupAt: null,
  nightlyBackup: { last: null, isMissing: false },
  clockDoubtedSince: null,
  databaseReplaced: false,
  work: { waiting: 2, failed: 0 },
}

/** No alarm, and no receiver of one. */
export const noAlarms: Alarms = { open: [], past: [], failing: [], receivers: { mail: [], webhook: false } }

/** The board of these kiosks, without an alarm. */
export function openBoard(
  screens: Kiosk[],
  about: Partial<HealthReport> = {},
  role: 'curator' | 'moderator' = 'curator',
) {
  const board: Kiosks = { now: ago(0), version: 'new', screens, locations: [] }
  answer(kioskRoutes.kiosks, () => board)
  answer(kioskRoutes.healthReport, { ...health, ...about })
  answer(kioskRoutes.alarms, noAlarms)
  openAdmin('screens', { role })
  return board
}
