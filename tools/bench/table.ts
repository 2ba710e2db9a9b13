import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os'
import { inColumns } from './inColumns.ts'
import { limitsToHold } from './limitsToHold.ts'
import type { Found } from './results.ts'

/** A line of the table, for a limit that was measured or not. */
export interface Line {
  readonly what: string
  readonly limit: string
  readonly figure: string
  readonly peer: string
  readonly ratio: string
  readonly verdict: 'holds' | 'MISSED' | 'not run' | 'failed'
  readonly bench: string
}

/** @param ran by bench: what it found; null where it failed before it found all; absent where it was not asked for */
export function linesOf(ran: ReadonlyMap<string, readonly Found[] | null>): readonly Line[] {
  return Object.entries(limitsToHold).map(([id, { bench, what, limit }]) => {
    const results = ran.get(bench)
    const found = results?.find((one) => one.id === id)
    const common = { what, limit, bench }
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

interface Run {
  /** ISO 8601. */
  readonly at: string
  readonly loadBefore: readonly number[]
}

/** The page docs/benchmarks.md. */
export function asPage(lines: readonly Line[], run: Run): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = lines.map(({ what, limit, figure, peer, ratio, verdict, bench }) =>
    [what, limit, figure, peer, ratio, verdict, `\`npm run bench -- --only ${bench}\``].map(cell).join(' | '),
  )
  const [model = 'unknown'] = cpus().map((one) => one.model)
  return `# Benchmarks

Every limit of the design with what was measured, what its peer took in the same run, and the ratio of the two. This page is written by \`npm run bench -- --write\`; a line that says "not run" was not measured in that run. Ratios travel from machine to machine, times do not.

| Limit | To hold | Figure | Peer, same run | Ratio | | To repeat |
|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}

Measured ${run.at} with Node ${process.version} on ${process.platform} ${release()}, ${availableParallelism()} x ${model.trim()}, ${(totalmem() / 1e9).toFixed(1)} GB. Load average before the run: ${inWords(run.loadBefore)}; after it: ${inWords(loadavg())}.
`
}

const inWords = (load: readonly number[]) => load.map((one) => one.toFixed(2)).join(', ')
