import * as z from 'zod/mini'
import { AlarmNote, Alarms } from './alarms.ts'
import { Id, KioskId, Report } from './common.ts'
import { KioskKeyId } from './adminRequests.ts'
import { GroupNewsList, GroupPublished, GroupQuery } from './kioskGroup.ts'
import {
  Heartbeat,
  KeyGroup,
  KioskNaming,
  KioskReload,
  KioskSettingsChange,
  LocationSettingsChange,
  SelfTestReport,
} from './kioskRequests.ts'
import { Health, HealthReport, Kiosks, HeartbeatAnswer } from './kiosks.ts'
import { KioskSettingsConflict } from './kioskSettings.ts'
import type { Route } from './route.ts'

/* The calls of the museum's own kiosks, and of staff about them (ADMIN-09, ADMIN-12, FIT-05). */

const byKiosk = z.object({ screenId: KioskId })

export const health = {
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Whether the server works: for watchdogs and monitoring',
  answer: Health,
} as const satisfies Route

export const heartbeat = {
  method: 'POST',
  path: '/api/screen/sign',
  access: 'kiosk',
  summary: 'A screen tells how it is, and hears what staff want of it',
  body: Heartbeat,
  answer: HeartbeatAnswer,
} as const satisfies Route

export const groupPublish = {
  method: 'POST',
  path: '/api/location/messages',
  access: 'kiosk',
  summary: 'Send a message to the other screens of a location',
  body: GroupPublished,
  answer: Report,
} as const satisfies Route

export const groupRecent = {
  method: 'GET',
  path: '/api/location/recent',
  access: 'kiosk',
  summary: 'The messages of a location of the last seconds; /api/location/events streams them',
  query: GroupQuery,
  answer: GroupNewsList,
} as const satisfies Route

export const kiosks = {
  method: 'GET',
  path: '/api/admin/screens',
  access: 'staff',
  summary: 'All screens with what they reported last',
  answer: Kiosks,
} as const satisfies Route

export const healthReport = {
  method: 'GET',
  path: '/api/admin/health',
  access: 'staff',
  summary: 'How the server is: disk, database, backup, work that waits',
  answer: HealthReport,
} as const satisfies Route

export const confirmClock = {
  method: 'POST',
  path: '/api/admin/health/clock',
  access: 'curator',
  summary: 'Say that the clock of the server is right, after it has jumped ahead',
  answer: Report,
} as const satisfies Route

export const alarms = {
  method: 'GET',
  path: '/api/admin/alarms',
  access: 'staff',
  summary: 'Alarms that are open, and the last that are over; of one screen, or all',
  query: z.object({ screenId: z.optional(KioskId) }),
  answer: Alarms,
} as const satisfies Route

export const testAlarms = {
  method: 'POST',
  path: '/api/admin/alarms/test',
  access: 'staff',
  summary: 'Send a test message to the configured receivers of alarms',
  answer: Report,
} as const satisfies Route

export const noteAlarm = {
  method: 'POST',
  path: '/api/admin/alarms/:alarmId/note',
  access: 'staff',
  summary: 'Say that an alarm was seen, and what was done about it',
  params: z.object({ alarmId: Id }),
  body: AlarmNote,
  answer: Report,
} as const satisfies Route

export const nameKiosk = {
  method: 'POST',
  path: '/api/admin/screens/:screenId/name',
  access: 'curator',
  summary: 'Name a screen and the location it stands in',
  params: byKiosk,
  body: KioskNaming,
  answer: Report,
} as const satisfies Route

export const setKiosk = {
  method: 'POST',
  path: '/api/admin/screens/:screenId/settings',
  access: 'curator',
  summary: 'Set a screen, in place of what was set for it before',
  params: byKiosk,
  body: KioskSettingsChange,
  answer: Report,
  conflict: KioskSettingsConflict,
} as const satisfies Route

export const setLocation = {
  method: 'POST',
  path: '/api/admin/locations/settings',
  access: 'curator',
  summary: 'Set all screens of a location, in place of what was set for it before',
  body: LocationSettingsChange,
  answer: Report,
  conflict: KioskSettingsConflict,
} as const satisfies Route

export const reloadKiosk = {
  method: 'POST',
  path: '/api/admin/screens/:screenId/reload',
  access: 'staff',
  summary: 'Have a screen load its page anew at its next sign of life',
  params: byKiosk,
  body: KioskReload,
  answer: Report,
} as const satisfies Route

export const restartKiosk = {
  method: 'POST',
  path: '/api/admin/screens/:screenId/restart',
  access: 'staff',
  summary: 'Have the launcher of a screen restart its machine once nobody is there',
  params: byKiosk,
  answer: Report,
} as const satisfies Route

export const forgetKiosk = {
  method: 'POST',
  path: '/api/admin/screens/:screenId/forget',
  access: 'curator',
  summary: 'Remove a screen from the list until it reports again',
  params: byKiosk,
  answer: Report,
} as const satisfies Route

export const reportSelfTest = {
  method: 'POST',
  path: '/api/admin/screens/:screenId/self-test',
  access: 'staff',
  summary: 'Keep how the self-test of a screen went',
  params: byKiosk,
  body: SelfTestReport,
  answer: Report,
} as const satisfies Route

export const setKeyGroup = {
  method: 'POST',
  path: '/api/admin/kiosk-keys/:keyId/location',
  access: 'curator',
  summary: 'Set the location of the screens of a kiosk key',
  params: z.object({ keyId: KioskKeyId }),
  body: KeyGroup,
  answer: Report,
} as const satisfies Route
