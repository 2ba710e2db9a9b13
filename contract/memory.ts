import * as z from 'zod/mini'
import { ConsentVersion, YearOfBirth, textOf } from './common.ts'
import { limits } from './limits.ts'

/** An address in whatever script; zod's own pattern knows the letters from a to z alone. */
const address = /^[^\s\p{C}@"<>()[\]\\,;:]+@([^\s\p{C}@"<>()[\]\\,;:.]+\.)+[^\s\p{C}@"<>()[\]\\,;:.]{2,}$/u
export const Email = z.email({ pattern: address }).check(z.maxLength(limits.emailChars))
/** Optional: absent and blank mean the same. */
const email = z.optional(z.union([z.literal(''), Email], 'must be an email address'))
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
