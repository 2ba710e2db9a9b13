import * as z from 'zod/mini'
import { AdminAvatar, AdminAvatars, AdminAvatarsQuery, AvatarDecision } from './adminAvatars.ts'
import { AdminPlaygroundStories } from './adminPlayground.ts'
import { Id, Report } from './common.ts'
import { PageQuery } from './adminRequests.ts'
import { ErasureReceipt, Person, PersonErasure, PersonExport, PersonFound } from './person.ts'
import type { Route } from './route.ts'

/* Staff's calls on avatars, stories of the playground, and the data of one person. */

const byAvatar = z.object({ avatarId: Id })

export const adminAvatars = {
  method: 'GET',
  path: '/api/admin/avatars',
  access: 'staff',
  summary: 'Avatars in every state with their flags, page by page',
  query: AdminAvatarsQuery,
  answer: AdminAvatars,
} as const satisfies Route

export const decideAvatar = {
  method: 'POST',
  path: '/api/admin/avatars/:avatarId/decide',
  access: 'staff',
  summary: 'Publish or hide an avatar',
  params: byAvatar,
  body: AvatarDecision,
  answer: AdminAvatar,
} as const satisfies Route

export const deleteAvatar = {
  method: 'POST',
  path: '/api/admin/avatars/:avatarId/delete',
  access: 'curator',
  summary: 'Delete an avatar for good, with its picture',
  params: byAvatar,
  answer: Report,
} as const satisfies Route

export const adminPlaygroundStories = {
  method: 'GET',
  path: '/api/admin/playground-stories',
  access: 'staff',
  summary: 'The stories of the playground with their flags, page by page',
  query: PageQuery,
  answer: AdminPlaygroundStories,
} as const satisfies Route

export const deletePlaygroundStory = {
  method: 'POST',
  path: '/api/admin/playground-stories/:storyId/delete',
  access: 'curator',
  summary: 'Delete a story of the playground for good',
  params: z.object({ storyId: Id }),
  answer: Report,
} as const satisfies Route

export const findPerson = {
  method: 'POST',
  path: '/api/admin/person/find',
  access: 'curator',
  summary: 'Everything stored of one person, with texts and recordings',
  body: Person,
  answer: PersonFound,
} as const satisfies Route

export const exportPerson = {
  method: 'POST',
  path: '/api/admin/person/export',
  access: 'curator',
  summary: "A ticket for one download of a person's data",
  body: Person,
  answer: PersonExport,
} as const satisfies Route

export const erasePerson = {
  method: 'POST',
  path: '/api/admin/person/erase',
  access: 'curator',
  summary: "Erase a person's data for good as it was found, with a receipt",
  body: PersonErasure,
  answer: ErasureReceipt,
} as const satisfies Route
