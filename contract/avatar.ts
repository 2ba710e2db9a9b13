import * as z from 'zod/mini'
import { listOf, orElse, textOf } from './common.ts'
import { limits } from './limits.ts'

/** Spec §3. */
export const retroEras = ['60s', '70s', '80s', '90s', '2000s'] as const

const answer = textOf(limits.lineChars)
export const AvatarAnswers = z.object({
  name: answer,
  retroEra: z.enum(retroEras),
  favoriteDevice: answer,
  favoriteFeatures: answer,
  favoriteStorage: answer,
  skills: answer,
})
export type AvatarAnswers = z.infer<typeof AvatarAnswers>

export const Avatar = z.object({
  name: z.string(),
  shortUuid: z.string(),
  imageUrl: orElse(z.nullable(z.string()), null),
  /** In German; see `descriptions`. */
  description: orElse(z.string(), ''),
  /** Absent for avatars that were made before there were two. */
  descriptions: z.optional(z.object({ de: z.string(), en: z.string() })),
  /** True where it hangs on the wall only once staff publish it. */
  awaitsStaff: z.optional(z.boolean()),
})
export type Avatar = z.infer<typeof Avatar>
export const Avatars = listOf(Avatar, ({ shortUuid }) => shortUuid)

export const ShortUuid = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,22}$/))
