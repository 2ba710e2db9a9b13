import { Email } from '#contract/memory.ts'
import { isYearFine } from '#lib/stories/birthYears.ts'

/** What somebody tells of themselves beside the memory, as typed. */
export interface Person {
  readonly email: string
  /** Empty: not chosen yet. */
  readonly year: string
}

export const nobody: Person = { email: '', year: '' }

/** Empty is fine: nobody has to give one. */
export const isEmailFine = (email: string) => email.trim() === '' || Email.safeParse(email.trim()).success

/** What goes with a memory; null as long as something is missing or wrong. */
interface Beside {
  readonly yearOfBirth: number
  readonly email: string
  readonly consentVersion: string
}

export function besideOf({ email, year }: Person, consentVersion: string): Beside | null {
  if (!isYearFine(year) || !isEmailFine(email)) return null
  return { yearOfBirth: Number(year), email: email.trim(), consentVersion }
}
