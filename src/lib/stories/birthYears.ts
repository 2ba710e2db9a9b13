import { isValidBirthYear, limits } from '#contract/limits.ts'

/** Newest first, from this year down to 1930: the first and the last cannot be chosen in earnest (MEM-03, MEM-04). */
export function offeredYears(currentYear = new Date().getFullYear()): readonly number[] {
  return Array.from({ length: currentYear - limits.birthYearAbove + 1 }, (_, index) => currentYear - index)
}

/** Of a year as chosen; empty: not chosen yet. */
export const isYearFine = (year: string) => year !== '' && isValidBirthYear(Number(year))

/** How old one of that year becomes this year; Infinity where it is not chosen yet. */
export const oldestAge = (year: string, currentYear = new Date().getFullYear()): number =>
  isYearFine(year) ? currentYear - Number(year) : Infinity
