import * as z from 'zod/mini'
import { Avatar, AvatarAnswers } from './avatar.ts'
import { Flag } from './admin.ts'
import { PageQuery } from './adminRequests.ts'

/** `new`: held for approval. Visitors see published ones; a deleted one leaves the database at once. */
export const avatarStates = ['new', 'published', 'hidden'] as const
export type AvatarState = (typeof avatarStates)[number]

/** An avatar as staff see it. */
export const AdminAvatar = z.extend(Avatar, {
  id: z.int(),
  state: z.enum(avatarStates),
  answers: AvatarAnswers,
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  flags: z.array(Flag),
  /** Who published or hid it last, and when; null until staff have decided. */
  decision: z.nullable(z.object({ by: z.string(), at: z.string() })),
})
export type AdminAvatar = z.infer<typeof AdminAvatar>

export const AdminAvatars = z.object({
  /** The newest first. */
  avatars: z.array(AdminAvatar),
  /** Pass as `after` for the page that follows; null at the end. */
  next: z.nullable(z.int()),
  /** Of all avatars, whatever was asked for. */
  counts: z.record(z.enum(avatarStates), z.int()),
  /** Of all avatars: those that `reviewed=no` asks for. */
  unreviewed: z.int(),
})
export type AdminAvatars = z.infer<typeof AdminAvatars>

export const AdminAvatarsQuery = z.extend(PageQuery, {
  state: z.optional(z.enum(avatarStates)),
  /** `no`: pending or shown, and staff have not decided yet. */
  reviewed: z.optional(z.enum(['no'])),
})

/** Publishing a published avatar records that staff have looked at it. */
export const AvatarDecision = z.object({ decision: z.enum(['publish', 'hide']) })
