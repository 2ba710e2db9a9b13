import * as z from 'zod/mini'
import { YearOfBirth, checked, textOf } from './common.ts'
import { limits } from './limits.ts'

/** Optional: absent and blank mean the same. */
const email = z.optional(
  z.union([z.literal(''), checked(z.email(), z.maxLength(limits.emailChars))], 'must be an email address'),
)
/** Version of the consent text that was agreed to (MEM-02). */
const consentVersion = z.optional(checked(z.string(), z.maxLength(40)))

export const MemoryText = z.object({
  textContent: textOf(limits.textChars),
  yearOfBirth: YearOfBirth,
  email,
  consentVersion,
})
/** Form fields beside the file `audio`. */
export const MemoryVoice = z.object({ yearOfBirth: YearOfBirth, email, consentVersion })
