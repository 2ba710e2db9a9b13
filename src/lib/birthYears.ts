import { isValidBirthYear, limits } from '#contract/limits.ts'

/** Newest first, from this year down to 1930: the first and the last cannot be chosen in earnest (MEM-03, MEM-04). */
export function offeredYears(currentYear = new Date().getFullYear()): readonly number[] {
  return Array.from({ length: currentYear - limits.birthYearAbove + 1 }, (_, index) => currentYear - index)
}

/** Of a year as chosen; empty: not chosen yet. */
export const isYearFine = (year: string) => year !== '' && isValidBirthYear(Number(year))
