/** Leaves no mark: blanks, controls, what Unicode calls ignorable, and letters and signs that are drawn as blanks. */
const unseen = /[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u{2800}\u{16fe4}\u{1d159}]/gu

/** No language sets more than 30 marks on one letter (Unicode UAX #15, section 13); sorting thousands takes seconds. */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Typed text as it is stored: trimmed, with at most 30 combining marks in a row and without NUL, which
 * Postgres has no place for. Empty where nothing can be seen.
 */
export const trimText = (text: string): string =>
  text.replace(unseen, '') === '' ? '' : text.replaceAll('\0', '').trim().replace(excessMarks, '$1')
