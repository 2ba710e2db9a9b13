/** Numbers that client and server share. Each cites where it comes from. */
export const limits = {
  /** Recording limit of spec §9, 4.5 MB, decided as 4 718 592 bytes: exactly that passes (API-04). */
  audioBytes: 4_718_592,
  /** Longest text of a story or memory, in characters after trimming. */
  textChars: 10_000,
  /** Longest device name a visitor may invent, in characters after trimming. */
  deviceNameChars: 80,
  /** Longest single line (a name, an answer of the avatar form), in characters after trimming. */
  lineChars: 200,
  /** Longest email address, RFC 5321. */
  emailChars: 254,
  /** The birth year must be above this one (spec §5). */
  birthYearAbove: 1930,
  /** The year this was written. A clock that says an earlier one is wrong. */
  earliestYear: 2026,
  /** Bars of a stored waveform. */
  waveformBars: 96,
} as const

/** The exhibition that shows every device, for uploads and most lookups (spec §7). */
export const mainExhibitionId = 1

/** Devices that visitors name have ids below. */
export const exhibitDeviceIdsFrom = 1_000_001

/** First id of a stored story: 99 998 and 99 999 are stories that exist on kiosks only (spec §9). */
export const firstStoryId = 100_001

/** A year of birth is valid from 1931 to last year (spec §5), where the clock is wrong up to the year before this was written. */
export function isValidBirthYear(year: number, currentYear = new Date().getFullYear()): boolean {
  return (
    Number.isInteger(year) &&
    year > limits.birthYearAbove &&
    year < Math.max(currentYear, limits.earliestYear)
  )
}
