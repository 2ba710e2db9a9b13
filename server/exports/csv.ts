/** Marks a file as UTF-8 to a spreadsheet. */
export const byteOrderMark = '\uFEFF'

/** What may part a formula from the beginning of its cell, and a sign that begins one, also in full width. */
const beforeFormula = /(?<![\s;,|"'\p{Cc}\p{Cf}])[\s;,|"'\p{Cc}\p{Cf}]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu
/**
 * Where a spreadsheet begins a cell, whatever its list separator is: one that separates by semicolons knows no
 * quotation marks around a field that commas separate.
 */
const cellBegins = /[;|\t\r\n]/

export type Field = string | number | null

/**
 * A line of a CSV file (RFC 4180). Texts stand as they were written, with one exception: before a sign that could begin
 * a formula in any cell of any locale there is an apostrophe. null is an empty field, a blank text is `""`.
 */
export function csvLine(fields: readonly Field[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(field: Field): string {
  if (field === null) return ''
  if (typeof field === 'number') return String(field)
  const safe = field.replace(beforeFormula, (run, at: number) =>
    at === 0 || cellBegins.test(run) ? `${run}'` : run,
  )
  return `"${safe.replace(/"/g, '""')}"`
}
