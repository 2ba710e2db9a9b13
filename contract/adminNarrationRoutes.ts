import * as z from 'zod/mini'
import { Id } from './common.ts'
import { AdminNarrations } from './adminNarration.ts'
import { NarrationChoice } from './adminRequests.ts'
import { Reading, Script, ScriptConflict, Scripts } from './narrationScript.ts'
import { scriptLimits } from './narrationScriptLimits.ts'
import {
  CueTimes,
  ReadingCuts,
  ReadingForm,
  ScriptEdit,
  TakeForm,
  byScript,
} from './narrationScriptRequests.ts'
import type { Route } from './route.ts'

/* The admin pages' calls on narrations (ADMIN-04). */

const byDevice = z.object({ deviceId: Id })
const byTake = z.extend(byScript, { takeId: Id })
const byReading = z.extend(byScript, { readingId: Id })

export const adminNarrations = {
  method: 'GET',
  path: '/api/admin/narrations/:deviceId',
  access: 'staff',
  summary: 'The narrations of a device: what is published, what awaits approval, former versions',
  params: byDevice,
  answer: AdminNarrations,
} as const satisfies Route

export const previewNarration = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/preview',
  access: 'curator',
  summary: 'Write and speak a narrative that visitors do not hear yet',
  params: byDevice,
  answer: AdminNarrations,
} as const satisfies Route

export const acceptNarration = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/accept',
  access: 'curator',
  summary: 'Let visitors hear the candidates',
  params: byDevice,
  body: NarrationChoice,
  answer: AdminNarrations,
} as const satisfies Route

export const discardNarration = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/discard',
  access: 'curator',
  summary: 'Throw the candidates away',
  params: byDevice,
  body: NarrationChoice,
  answer: AdminNarrations,
} as const satisfies Route

export const restoreNarration = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/restore',
  access: 'curator',
  summary: 'Let visitors hear former versions again',
  params: byDevice,
  body: NarrationChoice,
  answer: AdminNarrations,
} as const satisfies Route

export const narrationScripts = {
  method: 'GET',
  path: '/api/admin/narrations/:deviceId/scripts',
  access: 'staff',
  summary: 'What the next narrations of a device are made from, segment by segment',
  params: byDevice,
  answer: Scripts,
} as const satisfies Route

export const saveScript = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/scripts/:language',
  access: 'curator',
  summary: 'Change the script of a narration',
  params: byScript,
  body: ScriptEdit,
  answer: Script,
  conflict: ScriptConflict,
} as const satisfies Route

export const saveTake = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/scripts/:language/takes',
  access: 'curator',
  summary: 'Keep a recording of one segment: WAV, FLAC, MP3, M4A, Ogg or WebM, at most 50 MB',
  params: byScript,
  form: TakeForm,
  audioBytes: scriptLimits.recordingBytes,
  answer: Script,
  conflict: ScriptConflict,
} as const satisfies Route

export const removeTake = {
  method: 'DELETE',
  path: '/api/admin/narrations/:deviceId/scripts/:language/takes/:takeId',
  access: 'curator',
  summary: 'Discard a recording of a segment; the one before it plays again',
  params: byTake,
  answer: Script,
} as const satisfies Route

export const saveTakeCues = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/scripts/:language/takes/:takeId/cues',
  access: 'curator',
  summary: 'Correct when each caption of a recording begins',
  params: byTake,
  body: CueTimes,
  answer: Script,
} as const satisfies Route

export const uploadReading = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/scripts/:language/readings',
  access: 'curator',
  summary: 'Upload a recording of the whole script, which is cut where its segments are found',
  params: byScript,
  form: ReadingForm,
  audioBytes: scriptLimits.recordingBytes,
  answer: Reading,
  conflict: ScriptConflict,
} as const satisfies Route

export const cutReading = {
  method: 'POST',
  path: '/api/admin/narrations/:deviceId/scripts/:language/readings/:readingId',
  access: 'curator',
  summary: 'Make takes of the parts of a reading',
  params: byReading,
  body: ReadingCuts,
  answer: Script,
  conflict: ScriptConflict,
} as const satisfies Route

export const removeReading = {
  method: 'DELETE',
  path: '/api/admin/narrations/:deviceId/scripts/:language/readings/:readingId',
  access: 'curator',
  summary: 'Throw a recording of the whole script away; takes that were made of it stay',
  params: byReading,
  answer: Script,
} as const satisfies Route
