/** Marks a file as UTF-8 to a spreadsheet. */
export const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet would take for a formula: a sign that begins one, also in full width, behind anything that may
 * part it from the rest of the cell (a separator of another locale, quotation marks, blanks, characters without width).
 */
const formula = /^[\s;,|"'\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

export type CsvField = string | number | null

/**
 * A line of a CSV file (RFC 4180). Texts stand as they were written, with one exception: before one that a spreadsheet
 * would run as a formula there is an apostrophe. null is an empty field, a blank text is `""`.
 */
export function csvLine(fields: readonly CsvField[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(field: CsvField): string {
  if (field === null) return ''
  if (typeof field === 'number') return String(field)
  const safe = formula.test(field) ? `'${field}` : field
  return `"${safe.replace(/"/g, '""')}"`
}
