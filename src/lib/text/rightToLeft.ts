/** Letters of right-to-left scripts, by Unicode block: RegExp knows no directions. */
const rightToLeft =
  '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]'
const begins = new RegExp(`^\\P{L}*(?=\\p{L})${rightToLeft}`, 'u')
const holds = new RegExp(rightToLeft, 'u')

/** Whether a text runs from right to left, by the rule of `dir="auto"`; for places without markup. */
export const isRightToLeft = (text: string) => begins.test(text)

/** A text that can stand in a sentence without reversing it. */
export const isolated = (text: string) => (holds.test(text) ? `\u2068${text}\u2069` : text)
