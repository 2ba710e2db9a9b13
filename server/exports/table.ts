export type Rows = AsyncIterable<readonly Field[]> | Iterable<readonly Field[]>

/** Characters that are sent together. */
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

/** A workbook in which every text stays a text: no formulas, dates or numbers. */
export async function* asXlsx(rows: Rows, name: string): AsyncGenerator<Uint8Array> {
  // Loaded with the first export, to speed up the start.
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(cellsOf(rows), { name, freezePane: { rows: 1 } })
}

async function* cellsOf(rows: Rows) {
  for await (const fields of rows) {
    yield fields.map((field) => (typeof field === 'string' ? xmlText(field) : field))
  }
}

/** Removes what XML 1.0 forbids; text that looks like a workbook's escape is preserved. */
const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** Marks a file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF'

/** What may separate a formula from the beginning of its cell, and the signs that begin one, also in full width. */
const beforeFormula = /(?<![\s;,|"'\p{Cc}\p{Cf}])[\s;,|"'\p{Cc}\p{Cf}]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu
/** Where a cell may begin with any list separator: with semicolons, quotation marks do not protect commas. */
const cellBegins = /[;|\t\r\n]/

export type Field = string | number | null

/**
 * A line of a CSV file (RFC 4180). Texts are unchanged, with one exception: an apostrophe precedes signs that could
 * begin a formula in any locale. null is an empty field, a blank text is `""`.
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
