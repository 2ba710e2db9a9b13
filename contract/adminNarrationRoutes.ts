import * as z from 'zod/mini'
import { Id } from './common.ts'
import { AdminNarrations } from './adminNarration.ts'
import { NarrationChoice } from './adminRequests.ts'
import type { Route } from './route.ts'

/* The admin pages' calls on what is told of a device (ADMIN-04). */

const byDevice = z.object({ deviceId: Id })

export const adminNarrations = {
  method: 'GET',
  path: '/api/desk/narrations/:deviceId',
  access: 'staff',
  summary: 'What is heard of a device, what waits to be listened to, and the way back',
  params: byDevice,
  answer: AdminNarrations,
} as const satisfies Route

export const previewNarration = {
  method: 'POST',
  path: '/api/desk/narrations/:deviceId/preview',
  access: 'curator',
  summary: 'Write and speak a narrative that visitors do not hear yet',
  params: byDevice,
  answer: AdminNarrations,
} as const satisfies Route

export const acceptNarration = {
  method: 'POST',
  path: '/api/desk/narrations/:deviceId/accept',
  access: 'curator',
  summary: 'Let visitors hear the candidates',
  params: byDevice,
  body: NarrationChoice,
  answer: AdminNarrations,
} as const satisfies Route

export const discardNarration = {
  method: 'POST',
  path: '/api/desk/narrations/:deviceId/discard',
  access: 'curator',
  summary: 'Throw the candidates away',
  params: byDevice,
  body: NarrationChoice,
  answer: AdminNarrations,
} as const satisfies Route

export const restoreNarration = {
  method: 'POST',
  path: '/api/desk/narrations/:deviceId/restore',
  access: 'curator',
  summary: 'Let visitors hear former versions again',
  params: byDevice,
  body: NarrationChoice,
  answer: AdminNarrations,
} as const satisfies Route
