import type * as z from 'zod/mini'

/**
 * Who may call: `anyone` ignores any bearer, `exhibit` takes a kiosk or a staff token, `staff` the token of a member in
 * either role, `curator` that of a curator (API-03, ADMIN-13); `kiosk` takes a kiosk key alone.
 */
export type Access = 'anyone' | 'exhibit' | 'kiosk' | 'staff' | 'curator'

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:name` marks a parameter. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  /** A JSON body. */
  readonly body?: z.ZodMiniType
  /** The fields of a multipart body that also carries one file named `audio`. */
  readonly form?: z.ZodMiniType
  /** The largest that this file may be; `limits.audioBytes` where nothing is said. */
  readonly audioBytes?: number
  /** The body of a 200; every other answer is a `Report`. */
  readonly answer: z.ZodMiniType
  /** The body of a 409, where it says more than a `Report`. */
  readonly conflict?: z.ZodMiniType
  /** The call leaves something behind: an `Idempotency-Key` header (a UUID) makes a repeat harmless. */
  readonly submission?: true
}
