import * as z from 'zod/mini'
import { checked, textOf } from './common.ts'
import { limits } from './limits.ts'

/** Not trimmed: a password may begin with a blank. */
export const Login = z.object({
  name: textOf(limits.lineChars),
  password: checked(z.string(), z.minLength(1), z.maxLength(200)),
})
export const LoggedIn = z.object({ access_token: z.string() })
