export interface Comparison {
  /** Medians. */
  readonly ours: number
  readonly theirs: number
  /** ours / theirs: the median of the rounds' own ratios, which a machine that slows down midway does not bend. */
  readonly ratio: number
}

/** Measures two things in turns, A B B A A B …, so that neither gets the better moments. */
export async function compare(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Comparison> {
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours()
      pairs.push({ ours: first, theirs: await theirs() })
    } else {
      const first = await theirs()
      pairs.push({ ours: await ours(), theirs: first })
    }
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}
