export type Rows = AsyncIterable<readonly Field[]> | Iterable<readonly Field[]>

/** Lines that are handed on together, in characters. */
const pieceChars = 65_536

export async function* asCsv(rows: Rows): AsyncGenerator<Uint8Array> {
  let piece = byteOrderMark
  for await (const fields of rows) {
    piece += csvLine(fields)
    if (piece.length < pieceChars) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

/** A workbook in which every text is a text: nothing becomes a formula, a date or a number. */
export async function* asXlsx(rows: Rows, name: string): AsyncGenerator<Uint8Array> {
  // Loaded with the first export: a server that starts does without.
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(cellsOf(rows), { name, freezePane: { rows: 1 } })
}

async function* cellsOf(rows: Rows) {
  for await (const fields of rows) {
    yield fields.map((field) => (typeof field === 'string' ? xmlText(field) : field))
  }
}

/** Without what XML 1.0 cannot hold; what looks like an escape of a workbook stays as it was written. */
const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** Marks a file as UTF-8 to a spreadsheet. */
const byteOrderMark = '\uFEFF'

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
