/** Letters of Hebrew, Arabic and whatever else is written from the right, by their blocks: RegExp knows no directions. */
const rightToLeft =
  '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]'
const begins = new RegExp(`^\\P{L}*(?=\\p{L})${rightToLeft}`, 'u')
const holds = new RegExp(rightToLeft, 'u')

/** Whether a text is written from right to left, as `dir="auto"` tells it; for where there is no markup. */
export const isRightToLeft = (text: string) => begins.test(text)

/** A text for the middle of a sentence, which it may not turn round. */
export const isolated = (text: string) => (holds.test(text) ? `\u2068${text}\u2069` : text)
