import { ContentConflict, AdminContent } from './adminContent.ts'
import { ContentDraft, ContentPublish, ContentUndo } from './adminRequests.ts'
import type { Route } from './route.ts'

/* The admin pages' calls on the words of the museum (ADMIN-14). */

export const adminContent = {
  method: 'GET',
  path: '/api/admin/content',
  access: 'staff',
  summary: 'The draft of the overrides, what is published, and what was',
  answer: AdminContent,
} as const satisfies Route

export const saveContent = {
  method: 'POST',
  path: '/api/admin/content',
  access: 'curator',
  summary: 'Save the draft of the overrides',
  body: ContentDraft,
  answer: AdminContent,
  conflict: ContentConflict,
} as const satisfies Route

export const publishContent = {
  method: 'POST',
  path: '/api/admin/content/publish',
  access: 'curator',
  summary: 'Publish the draft of the overrides',
  body: ContentPublish,
  answer: AdminContent,
  conflict: ContentConflict,
} as const satisfies Route

export const undoContent = {
  method: 'POST',
  path: '/api/admin/content/undo',
  access: 'curator',
  summary: 'Publish an earlier version of the overrides again',
  body: ContentUndo,
  answer: AdminContent,
  conflict: ContentConflict,
} as const satisfies Route
