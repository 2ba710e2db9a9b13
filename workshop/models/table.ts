import type { Figures } from './lib/measure.ts'
import { inColumns } from '../../tools/bench/inColumns.ts'
import { limitsOf } from './limits.ts'

/** The figures as a table against the limits, and whether one of them is broken. */
export function table(all: Figures[]): { text: string; broken: boolean } {
  const columns = ['model', 'bytes', 'brotli', 'triangles', 'draw calls', 'textures', 'mm']
  let broken = false
  const mark = (value: number, limit: number): string => {
    broken ||= value > limit
    return value > limit ? `${value} ! ${limit}` : String(value)
  }
  const rows = all.map((figures) => {
    const limits = limitsOf(figures.apart)
    return [
      figures.name,
      mark(figures.bytes, limits.bytes),
      figures.brotli,
      mark(figures.triangles, limits.triangles),
      mark(figures.drawCalls, limits.drawCalls),
      figures.textures,
      figures.bounds.max
        .map((value, k) => (value - (figures.bounds.min[k] ?? 0) || 0).toFixed(1))
        .join(' x '),
    ]
  })
  return { text: inColumns([columns, ...rows]), broken }
}
