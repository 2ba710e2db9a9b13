/** What was counted after so many visits: nodes, listeners, audio nodes, heap in MB, textures, geometries. */
export interface Sample {
  readonly visit: number
  readonly figures: readonly number[]
}

const names = ['nodes', 'listeners', 'audio nodes', 'heap', 'textures', 'geometries']
/** Its place among the figures. */
export const heapAt = 3
/** What a heap may seem to grow by a visit while nothing is kept: caches of the engine settle for long. */
const mostKBAVisit = 5

/** Whether things are as many after the last visit as after the first sample, and the heap about level. */
export function judgeVisits(samples: readonly Sample[]): { figure: string; holds: boolean } {
  const [first] = samples
  const last = samples.at(-1)
  if (first === undefined || last === undefined || first === last) {
    return { figure: 'too few visits', holds: false }
  }
  const changed = names.flatMap((name, at) => {
    const [before = 0, after = 0] = [first.figures[at], last.figures[at]]
    return at === heapAt || before === after ? [] : [`${name} ${before} to ${after}`]
  })
  const slopeKB = 1000 * slopeOf(samples.map(({ visit, figures }) => [visit, figures[heapAt] ?? 0]))
  const heap = `heap ${slopeKB.toFixed(1)} KB a visit`
  return {
    figure: `${last.visit} visits: ${[...(changed.length === 0 ? ['all equal'] : changed), heap].join('; ')}`,
    holds: changed.length === 0 && slopeKB <= mostKBAVisit,
  }
}

/** By least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const up = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0)
  const along = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0)
  return up / along
}
