import type { Pixels } from '#lib/pixels/pixels.ts'
import { seededRandom } from '#contract/random.ts'

/** Dots of light on their way from one picture to the next. Places in pixels of the picture, x and y in turn. */
export interface Swarm {
  readonly count: number
  readonly from: Float32Array
  readonly to: Float32Array
  /** When each sets out, 0 to 1 of the longest wait. */
  readonly wait: Float32Array
}

/** The whole change takes this long, ms; a single dot flies this share of it. */
export const swarmMs = 1500
const flightShare = 0.55
/** Dots bend away from the straight line, in pixels. */
const bend = 26

/** The same dots that made the one picture make the other: top ones stay on top, and every dot has somewhere to go. */
export function createSwarm(
  before: Pixels,
  after: Pixels,
  ink: (tone: number, x: number, y: number) => boolean,
): Swarm {
  const starts = places(before, ink)
  const goals = places(after, ink)
  const count = Math.min(starts.length, goals.length) === 0 ? 0 : Math.max(starts.length, goals.length)
  const swarm = {
    count,
    from: new Float32Array(2 * count),
    to: new Float32Array(2 * count),
    wait: new Float32Array(count),
  }
  const random = seededRandom(count)
  for (let index = 0; index < count; index++) {
    // Where there are fewer of the one, some of them serve twice.
    const [fromX, fromY] = starts[Math.floor((index * starts.length) / count)] ?? [0, 0]
    const [toX, toY] = goals[Math.floor((index * goals.length) / count)] ?? [0, 0]
    swarm.from.set([fromX, fromY], 2 * index)
    swarm.to.set([toX, toY], 2 * index)
    swarm.wait[index] = 0.8 * (fromX / before.width) + 0.2 * random()
  }
  return swarm
}

/** Where a dot is after a share of the time, into `place`. */
export function swarmPlace(
  swarm: Swarm,
  index: number,
  share: number,
  place: { x: number; y: number },
): void {
  const wait = (swarm.wait[index] ?? 0) * (1 - flightShare)
  const own = Math.min(1, Math.max(0, (share - wait) / flightShare))
  const eased = own * own * (3 - 2 * own)
  const [fromX = 0, fromY = 0] = [swarm.from[2 * index], swarm.from[2 * index + 1]]
  const [toX = 0, toY = 0] = [swarm.to[2 * index], swarm.to[2 * index + 1]]
  const aside = Math.sin(Math.PI * own) * bend * Math.sin(index * 0.7)
  place.x = fromX + (toX - fromX) * eased + aside
  place.y = fromY + (toY - fromY) * eased - Math.abs(aside) * 0.6
}

function places(
  { width, height, cells }: Pixels,
  ink: (tone: number, x: number, y: number) => boolean,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let index = 0; index < width * height; index++) {
    const x = index % width
    const y = Math.floor(index / width)
    if (ink(cells[index] ?? 0, x, y)) found.push([x, y])
  }
  return found
}
