/** Bytes from `start` to before `end`. */
export interface Slice {
  start: number
  end: number
}

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, 14.2): a slice, or 'unsatisfiable'; undefined means the
 * whole file, which is also the answer to several ranges, to another unit and to nonsense.
 */
export function readRange(header: string | undefined, size: number): Slice | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined) return undefined
  if (first === '') {
    if (last === '') return undefined
    const length = Number(last)
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) }
}
