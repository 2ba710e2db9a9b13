import { Email } from '#contract/memory.ts'
import { isYearFine } from '#lib/stories/birthYears.ts'

/** What contributors enter about themselves, as typed. */
export interface Person {
  readonly email: string
  /** Empty: not chosen yet. */
  readonly year: string
}

export const nobody: Person = { email: '', year: '' }

/** Empty is valid: an email is optional. */
export const isEmailFine = (email: string) => email.trim() === '' || Email.safeParse(email.trim()).success

/** What is sent with a memory; null while something is missing or invalid. */
interface Beside {
  readonly yearOfBirth: number
  readonly email: string
  readonly consentVersion: string
}

export function besideOf({ email, year }: Person, consentVersion: string): Beside | null {
  if (!isYearFine(year) || !isEmailFine(email)) return null
  return { yearOfBirth: Number(year), email: email.trim(), consentVersion }
}
