import { chooser } from '#content/exhibits/chooser.ts'
import type { Exhibit } from '#content/exhibits/exhibit.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { pagesOf, parentOf } from '#content/exhibits/pages.ts'
import { sitePages } from '#content/pages/sitePages.ts'

const { 'not-found': _, ...known } = sitePages
const otherPatterns = [chooser.address, ...Object.values(known).map(({ pattern }) => pattern)]

export const patternsOf = (exhibit: Exhibit): readonly string[] =>
  pagesOf(exhibit).flatMap(({ pattern, values }) => (values ? [parentOf(pattern), pattern] : [pattern]))

/** The counted routes, as patterns. An invented address is counted as 'other'. */
const patterns: ReadonlySet<string> = new Set([...otherPatterns, ...exhibits.flatMap(patternsOf)])

/** The pattern to count: `[id]` and `:id` are the same, and names of parameters do not matter. */
export function countedPattern(route: string): string {
  const normal = route.replace(/\[(\w+)\]/g, ':$1')
  if (patterns.has(normal)) return normal
  const shape = shapeOf(normal)
  return [...patterns].find((pattern) => pattern.includes(':') && shapeOf(pattern) === shape) ?? 'other'
}

function shapeOf(pattern: string): string {
  return pattern.replace(/:\w+/g, ':')
}
