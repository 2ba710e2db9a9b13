/** Rows as text in columns: the first to the left, figures to the right. */
export function inColumns(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String))
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

/** A figure, with a mark where it is beyond its limit. */
export function marked(value: number, limit: number): string {
  return value > limit ? `${value} !` : String(value)
}
