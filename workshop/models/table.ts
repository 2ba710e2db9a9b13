import type { Figures } from './lib/measure.ts'
import { inColumns } from '../../tools/bench/inColumns.ts'
import { limits } from './limits.ts'

/** The figures as a table against the limits, and whether one of them is broken. */
export function table(all: Figures[]): { text: string; broken: boolean } {
  const columns = ['model', 'bytes', 'brotli', 'triangles', 'draw calls', 'textures', 'mm']
  const limit = ['limit', limits.bytes, '', limits.triangles, limits.drawCalls, '', '']
  const rows = all.map((figures) => [
    figures.name,
    mark(figures.bytes, limits.bytes),
    figures.brotli,
    mark(figures.triangles, limits.triangles),
    mark(figures.drawCalls, limits.drawCalls),
    figures.textures,
    figures.bounds.max.map((value, k) => (value - (figures.bounds.min[k] ?? 0) || 0).toFixed(1)).join(' x '),
  ])
  const text = inColumns([columns, ...rows, limit])
  const broken = all.some(
    (figures) =>
      figures.bytes > limits.bytes ||
      figures.triangles > limits.triangles ||
      figures.drawCalls > limits.drawCalls,
  )
  return { text, broken }
}

function mark(value: number, limit: number): string {
  return value > limit ? `${value} !` : String(value)
}
