import { availableParallelism, cpus } from 'node:os'
import { inColumns } from './inColumns.ts'
import { limitsToHold } from './limitsToHold.ts'
import type { Found } from './results.ts'

/** One bench as it ran. */
export interface BenchRun {
  /** When it began, ISO 8601. */
  readonly at: string
  /** Load average of the last minute before it. */
  readonly load: number
  /** null: it failed before it found all. */
  readonly found: readonly Found[] | null
}

const verdicts = ['holds', 'MISSED', 'not run', 'failed'] as const

/** A line of the table, for a limit that was measured or not. */
export interface Line {
  readonly what: string
  readonly limit: string
  readonly figure: string
  readonly peer: string
  readonly ratio: string
  readonly verdict: (typeof verdicts)[number]
  readonly bench: string
  /** When, under what load, and on what machine. */
  readonly measured: string
}

/** @param ran by bench; absent where it was not asked for */
export function linesOf(ran: ReadonlyMap<string, BenchRun>): readonly Line[] {
  return Object.entries(limitsToHold).map(([id, { bench, what, limit }]) => {
    const run = ran.get(bench)
    const found = run?.found?.find((one) => one.id === id)
    const measured =
      run === undefined ? '' : `${run.at.slice(0, 16)}, load ${run.load.toFixed(2)}, ${thisMachine()}`
    const common = { what, limit, bench, measured }
    if (found === undefined) {
      return { ...common, figure: '', peer: '', ratio: '', verdict: ran.has(bench) ? 'failed' : 'not run' }
    }
    const { figure, peer = '', ratio, holds } = found
    return { ...common, figure, peer, ratio: ratio?.toFixed(3) ?? '', verdict: holds ? 'holds' : 'MISSED' }
  })
}

export function asText(lines: readonly Line[]): string {
  return inColumns([
    ['limit', 'to hold', 'figure', 'peer', 'ratio', ''],
    ...lines.map(({ what, limit, figure, peer, ratio, verdict }) => [
      what,
      limit,
      figure,
      peer,
      ratio,
      verdict,
    ]),
  ])
}

/** The page docs/benchmarks.md. */
export function asPage(lines: readonly Line[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = lines.map(({ what, limit, figure, peer, ratio, verdict, bench, measured }) =>
    [what, limit, figure, peer, ratio, verdict, measured, `\`npm run bench -- ${bench}\``]
      .map(cell)
      .join(' | '),
  )
  return `# Benchmarks

Each limit of the design with the measured figure, the figure of its peer in the same run, and their ratio. \`npm run bench -- --write\` writes this page, in parts where only some benches are named. "Not run" means that the limit was never measured. Load is the average of the minute before. Ratios can be compared between machines, times cannot.

| Limit | To hold | Figure | Peer, same run | Ratio | | Measured (UTC) | To repeat |
|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`
}

/** Lines that were not measured now stay as the page has them. */
export function withLinesOf(page: string, lines: readonly Line[]): readonly Line[] {
  const before = new Map(page.split('\n').map((row) => [cellsOf(row)[0], cellsOf(row)]))
  return lines.map((line) => {
    const [, , figure = '', peer = '', ratio = '', said, measured = ''] = before.get(line.what) ?? []
    const verdict = verdicts.find((one) => one === said)
    return line.verdict === 'not run' && verdict !== undefined
      ? { ...line, figure, peer, ratio, verdict, measured }
      : line
  })
}

const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function thisMachine(): string {
  const [model = 'unknown'] = cpus().map((one) => one.model)
  return `${availableParallelism()} x ${model.trim()}`
}
