import * as z from 'zod/mini'
import { ConsentVersion, YearOfBirth, checked, textOf } from './common.ts'
import { limits } from './limits.ts'

/** Optional: absent and blank mean the same. */
const email = z.optional(
  z.union([z.literal(''), checked(z.email(), z.maxLength(limits.emailChars))], 'must be an email address'),
)
/** MEM-02. */
const consentVersion = z.optional(ConsentVersion)

export const MemoryText = z.object({
  textContent: textOf(limits.textChars),
  yearOfBirth: YearOfBirth,
  email,
  consentVersion,
})
/** Form fields beside the file `audio`. */
export const MemoryVoice = z.object({ yearOfBirth: YearOfBirth, email, consentVersion })
