import * as z from 'zod/mini'
import { Id, Report } from './common.ts'
import { Devices } from './device.ts'
import { StaffDevices } from './staffDevice.ts'
import { Generation } from './generation.ts'
import { LoggedIn, Login } from './staff.ts'
import type { Route } from './route.ts'

/*
 * The calls of spec §7 that only the admin page makes, and those around them: apart from routes.ts, so that no page of
 * visitors carries them.
 */

const byDevice = z.object({ deviceId: Id })
const byExhibition = z.object({ exhibitionId: Id })
const byDeviceAndExhibition = z.object({ deviceId: Id, exhibitionId: Id })

export const staffDevices = {
  method: 'GET',
  path: '/api/device/staff',
  access: 'staff',
  summary: 'Every device with its state, those that visitors named first',
  answer: StaffDevices,
} as const satisfies Route

export const publishDevice = {
  method: 'POST',
  path: '/api/device/:deviceId/publish',
  access: 'staff',
  summary: 'Show a device and its stories to visitors, and have it narrated',
  params: byDevice,
  answer: Report,
} as const satisfies Route

export const hideDevice = {
  method: 'POST',
  path: '/api/device/:deviceId/hide',
  access: 'staff',
  summary: 'Take a device and its stories away from visitors; nothing is deleted',
  params: byDevice,
  answer: Report,
} as const satisfies Route

export const generation = {
  method: 'GET',
  path: '/api/generation',
  access: 'staff',
  summary: 'What the storyteller has made and has yet to make, and what went wrong',
  answer: Generation,
} as const satisfies Route

export const retryGeneration = {
  method: 'POST',
  path: '/api/generation/retry',
  access: 'curator',
  summary: 'Try again now whatever failed or waits for another try',
  answer: Report,
} as const satisfies Route

export const login = {
  method: 'POST',
  path: '/api/user/login',
  access: 'anyone',
  summary: 'Trade a staff name and password for a token',
  body: Login,
  answer: LoggedIn,
} as const satisfies Route

export const logout = {
  method: 'POST',
  path: '/api/user/logout',
  access: 'staff',
  summary: 'Revoke the token this call carries',
  answer: Report,
} as const satisfies Route

export const generateDeviceStory = {
  method: 'POST',
  path: '/api/device-story/device/:deviceId/exhibition/:exhibitionId',
  access: 'curator',
  summary: "Write and speak a device's story anew",
  params: byDeviceAndExhibition,
  answer: Report,
} as const satisfies Route

export const generateVisuals = {
  method: 'POST',
  path: '/api/user-story/story-visuals/device/:deviceId',
  access: 'curator',
  summary: 'Draw a picture for each story of a device',
  params: byDevice,
  answer: Report,
} as const satisfies Route

export const removeSamples = {
  method: 'DELETE',
  path: '/api/user-story/samples',
  access: 'curator',
  summary: 'Remove all invented sample stories at once',
  answer: Report,
} as const satisfies Route

export const exhibitionDevices = {
  method: 'GET',
  path: '/api/device/exhibition/:exhibitionId',
  access: 'anyone',
  summary: 'The devices of an exhibition',
  params: byExhibition,
  answer: Devices,
} as const satisfies Route
