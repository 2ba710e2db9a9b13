export type PathParams = Readonly<Record<string, string>>

/**
 * Matches a path with a pattern such as `/exhibits/imac/:windowType`. A slash at the end makes no difference.
 * @returns the named parts, decoded; null where the path is another one.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const expected = segments(pattern)
  const actual = segments(path)
  if (expected.length !== actual.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(value)
    else if (segment !== value) return null
  }
  return params
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray percent sign is no encoding: the segment means itself.
    return segment
  }
}
