import * as z from 'zod/mini'
import { Id, Report } from './common.ts'
import { AdminStories, AdminStory, StoryConflict } from './admin.ts'
import {
  AuditList,
  CreatedKioskKey,
  AdminSettings,
  ExportTicket,
  KioskKeys,
  MemorySummary,
  RetentionTrial,
  SettingsConflict,
  Usage,
} from './adminSettings.ts'
import {
  AuditQuery,
  AdminStoriesQuery,
  DeviceOrder,
  DeviceRename,
  KioskKeyId,
  NewKioskKey,
  RetentionQuery,
  SettingsChange,
  StoryDecision,
  StoryDeletion,
  StoryEdit,
  StoryUndo,
  UsageQuery,
} from './adminRequests.ts'
import { Me } from './staff.ts'
import type { Route } from './route.ts'

/*
 * The calls of the admin pages (ADMIN-08 to ADMIN-14), one export each like routes.ts. `staff` opens them to both
 * roles, `curator` to one.
 */

const byStory = z.object({ storyId: Id })
const byDevice = z.object({ deviceId: Id })

export const me = {
  method: 'GET',
  path: '/api/admin/me',
  access: 'staff',
  summary: 'Who is logged in, in which role, and what waits for them',
  answer: Me,
} as const satisfies Route

export const adminStories = {
  method: 'GET',
  path: '/api/admin/stories',
  access: 'staff',
  summary: 'Stories in every state with their flags, page by page',
  query: AdminStoriesQuery,
  answer: AdminStories,
} as const satisfies Route

export const adminStory = {
  method: 'GET',
  path: '/api/admin/stories/:storyId',
  access: 'staff',
  summary: 'One story as staff see it',
  params: byStory,
  answer: AdminStory,
} as const satisfies Route

export const decideStory = {
  method: 'POST',
  path: '/api/admin/stories/:storyId/decide',
  access: 'staff',
  summary: 'Publish or hide a story',
  params: byStory,
  body: StoryDecision,
  answer: AdminStory,
  conflict: StoryConflict,
} as const satisfies Route

export const deleteStory = {
  method: 'POST',
  path: '/api/admin/stories/:storyId/delete',
  access: 'curator',
  summary: 'Delete a story: it can be taken back until it is swept',
  params: byStory,
  body: StoryDeletion,
  answer: AdminStory,
  conflict: StoryConflict,
} as const satisfies Route

export const undoDecision = {
  method: 'POST',
  path: '/api/admin/stories/:storyId/undo',
  access: 'staff',
  summary: 'Take back the decision that stands; a deletion takes a curator',
  params: byStory,
  body: StoryUndo,
  answer: AdminStory,
  conflict: StoryConflict,
} as const satisfies Route

export const editStory = {
  method: 'POST',
  path: '/api/admin/stories/:storyId/edit',
  access: 'curator',
  summary: 'Set the titles and texts of a story in both languages',
  params: byStory,
  body: StoryEdit,
  answer: AdminStory,
  conflict: StoryConflict,
} as const satisfies Route

export const redrawStory = {
  method: 'POST',
  path: '/api/admin/stories/:storyId/redraw',
  access: 'curator',
  summary: 'Draw another picture for one story',
  params: byStory,
  answer: AdminStory,
} as const satisfies Route

export const formerVisual = {
  method: 'POST',
  path: '/api/admin/stories/:storyId/visual-back',
  access: 'curator',
  summary: 'Swap the picture of a story with the one before it',
  params: byStory,
  answer: AdminStory,
} as const satisfies Route

export const renameDevice = {
  method: 'POST',
  path: '/api/admin/devices/:deviceId/rename',
  access: 'curator',
  summary: 'Give a device another name',
  params: byDevice,
  body: DeviceRename,
  answer: Report,
} as const satisfies Route

export const orderDevices = {
  method: 'POST',
  path: '/api/admin/devices/order',
  access: 'curator',
  summary: 'Set the order of devices in every list',
  body: DeviceOrder,
  answer: Report,
} as const satisfies Route

export const adminSettings = {
  method: 'GET',
  path: '/api/admin/settings',
  access: 'staff',
  summary: 'What staff have set',
  answer: AdminSettings,
} as const satisfies Route

export const changeSettings = {
  method: 'POST',
  path: '/api/admin/settings',
  access: 'curator',
  summary: 'Change the settings',
  body: SettingsChange,
  answer: AdminSettings,
  conflict: SettingsConflict,
} as const satisfies Route

export const tryRetention = {
  method: 'GET',
  path: '/api/admin/retention',
  access: 'staff',
  summary: 'How many memories a retention time would delete now',
  query: RetentionQuery,
  answer: RetentionTrial,
} as const satisfies Route

export const audit = {
  method: 'GET',
  path: '/api/admin/audit',
  access: 'staff',
  summary: 'Who did what, when, to which item',
  query: AuditQuery,
  answer: AuditList,
} as const satisfies Route

export const kioskKeys = {
  method: 'GET',
  path: '/api/admin/kiosk-keys',
  access: 'staff',
  summary: 'The kiosk keys, without the keys themselves',
  answer: KioskKeys,
} as const satisfies Route

export const createKioskKey = {
  method: 'POST',
  path: '/api/admin/kiosk-keys',
  access: 'curator',
  summary: 'Create a kiosk key, which is shown this once',
  body: NewKioskKey,
  answer: CreatedKioskKey,
} as const satisfies Route

export const revokeKioskKey = {
  method: 'POST',
  path: '/api/admin/kiosk-keys/:keyId/revoke',
  access: 'curator',
  summary: 'Revoke a kiosk key',
  params: z.object({ keyId: KioskKeyId }),
  answer: Report,
} as const satisfies Route

export const usage = {
  method: 'GET',
  path: '/api/admin/usage',
  access: 'staff',
  summary: 'Views of pages by day and route',
  query: UsageQuery,
  answer: Usage,
} as const satisfies Route

export const memorySummary = {
  method: 'GET',
  path: '/api/admin/memories',
  access: 'staff',
  summary: 'How many memories there are for the research',
  answer: MemorySummary,
} as const satisfies Route

export const exportTicket = {
  method: 'POST',
  path: '/api/admin/export',
  access: 'curator',
  summary: 'A ticket for one download of all research data',
  answer: ExportTicket,
} as const satisfies Route
