import { byteOrderMark, csvLine } from './csv.ts'
import type { Field } from './csv.ts'

/** Headings first. */
export type Rows = AsyncIterable<readonly Field[]> | Iterable<readonly Field[]>

/** Lines that are handed on together, in characters. */
const pieceChars = 65_536

/** In pieces of many lines. */
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
