/** The bounds of one of `count` equal intervals of `length` values, the end excluded; none is empty. */
export function intervalOf(index: number, count: number, length: number): readonly [number, number] {
  const start = Math.floor((index * length) / count)
  return [start, Math.max(start + 1, Math.floor(((index + 1) * length) / count))]
}
