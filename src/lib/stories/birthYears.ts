import { isValidBirthYear, limits } from '#contract/limits.ts'

/** Newest first, from this year down to 1930. The first and the last are not accepted (MEM-03, MEM-04). */
export function offeredYears(currentYear = new Date().getFullYear()): readonly number[] {
  return Array.from({ length: currentYear - limits.birthYearAbove + 1 }, (_, index) => currentYear - index)
}

/** Whether a chosen year is valid; empty means not chosen. */
export const isYearFine = (year: string) => year !== '' && isValidBirthYear(Number(year))

/** The age that people born in that year reach this year; Infinity where none is chosen. */
export const oldestAge = (year: string, currentYear = new Date().getFullYear()): number =>
  isYearFine(year) ? currentYear - Number(year) : Infinity
