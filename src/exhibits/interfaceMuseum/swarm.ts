import { seededRandom } from '#contract/random.ts'
import { screenSize } from './places.ts'

/** In pixels of the picture. */
export type Dot = readonly [x: number, y: number]

/** Dots on their way between two pictures. Positions in pixels, x and y in turn. */
export interface Swarm {
  readonly count: number
  readonly from: Float32Array
  readonly to: Float32Array
  /** When each dot starts, as a share of the longest wait. */
  readonly wait: Float32Array
}

/** ms of the whole change; one dot flies for this share of it. */
export const swarmMs = 1500
const flightShare = 0.55
/** Deviation from the straight line, pixels. */
const bend = 26

/** Assigns the dots of one picture to the next. Their order stays, so top dots stay on top. */
export function createSwarm(starts: readonly Dot[], goals: readonly Dot[]): Swarm {
  const count = Math.min(starts.length, goals.length) === 0 ? 0 : Math.max(starts.length, goals.length)
  const swarm = {
    count,
    from: new Float32Array(2 * count),
    to: new Float32Array(2 * count),
    wait: new Float32Array(count),
  }
  const random = seededRandom(count)
  for (let index = 0; index < count; index++) {
    // Where one picture has fewer dots, some are used twice.
    const [fromX, fromY] = starts[Math.floor((index * starts.length) / count)] ?? [0, 0]
    const [toX, toY] = goals[Math.floor((index * goals.length) / count)] ?? [0, 0]
    swarm.from.set([fromX, fromY], 2 * index)
    swarm.to.set([toX, toY], 2 * index)
    swarm.wait[index] = 0.8 * (fromX / screenSize.width) + 0.2 * random()
  }
  return swarm
}

/** Writes a dot's position at a share of the time into `place`. */
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

const inks = new Map<string, readonly Dot[]>()

/** The inked pixels of a picture; undefined until they are read. */
export const dotsOf = (url: string) => inks.get(url)

export async function readDots(url: string): Promise<void> {
  if (inks.has(url)) return
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const { width, height } = screenSize
  const canvas = Object.assign(document.createElement('canvas'), screenSize)
  // In main memory, since it is read back.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, width, height)
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
  const dots: Dot[] = []
  for (let index = 0; index < width * height; index++) {
    if ((data[4 * index + 3] ?? 0) > 127) dots.push([index % width, Math.floor(index / width)])
  }
  inks.set(url, dots)
}
