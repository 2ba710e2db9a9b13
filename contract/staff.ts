import * as z from 'zod/mini'
import { textOf } from './common.ts'
import { limits } from './limits.ts'

/** Not trimmed: a password may begin with a blank. */
export const Login = z.object({
  name: textOf(limits.lineChars),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** What an earlier login in this browser was answered: so guesses elsewhere do not hold this one up. */
  device_token: z.optional(z.string().check(z.maxLength(200))),
})
export const LoggedIn = z.object({
  access_token: z.string(),
  /** To be sent with later logins. It opens nothing. Missing where the server could not store it. */
  device_token: z.optional(z.string()),
})

/** Moderators publish and hide, undo that, look after kiosks, and read; curators do everything (ADMIN-13). */
export const roles = ['moderator', 'curator'] as const
export type Role = (typeof roles)[number]

/** Who is logged in, and what waits for them. */
export const Me = z.object({
  name: z.string(),
  role: z.enum(roles),
  /** When this session ends, ISO 8601 in UTC. */
  expiresAt: z.string(),
  /** Stories and avatars without a decision, and devices in state `new`. */
  waiting: z.object({ stories: z.int(), avatars: z.int(), devices: z.int() }),
})
export type Me = z.infer<typeof Me>
