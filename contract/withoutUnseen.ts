/**
 * Controls and format characters, line ends aside. What joins two signs into one stays: emoji into a family, letters of
 * Persian or Sinhala into a word.
 */
const unseen = /(?!(?<=[\p{L}\p{M}\p{S}])[\u200c\u200d][\p{L}\p{M}\p{S}])(?!\n)[\p{Cc}\p{Cf}]/gu

/** A text without invisible characters. */
export const withoutUnseen = (text: string, instead = '') => text.replace(unseen, instead)
