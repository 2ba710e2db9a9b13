import { type Field, field } from './field.ts'
import { seededRandom } from '../../../contract/random.ts'
import { clouds, hash, noise } from './noise.ts'

interface Wear {
  width: number
  height: number
  /** Roughness where nothing happened. */
  base: number
  seed: number
  /** How much grease from hands evens (lowers) the roughness, in cloudy patches. */
  grease?: number
  /** Depth of the lines of a brush along u; they also hide the steps of a coarse picture. */
  streaks?: number
  /** Smears that fingers leave: how many, and their size as a share of the width. */
  prints?: { count: number; size: number; depth: number }
  /** Fine scratches: how many and how deep. */
  scratches?: { count: number; depth: number; length: number }
}

/** Roughness of a surface that was used: greasy patches, smears of fingers, fine arcs of scratches. */
export function wornRoughness(wear: Wear): Field {
  const { width, height, base, seed, grease = 0, streaks = 0, prints, scratches } = wear
  const aspect = width / height
  const random = seededRandom(seed)
  const marks = Array.from({ length: prints?.count ?? 0 }, () => ({
    u: random(),
    v: random(),
    turn: random() * Math.PI,
    strength: 0.4 + 0.6 * random(),
  }))
  const worn = field(width, height, (u, v) => {
    let value = base - grease * (clouds(u, v, 3, 4, seed) - 0.4)
    if (streaks > 0) value += streaks * brushLine(u, Math.floor(v * height), seed)
    for (const mark of marks) {
      const size = prints?.size ?? 0.1
      const [x, y] = [(u - mark.u) / size, (v - mark.v) / aspect / size]
      const [a, b] = [
        x * Math.cos(mark.turn) + y * Math.sin(mark.turn),
        y * Math.cos(mark.turn) - x * Math.sin(mark.turn),
      ]
      const oval = Math.hypot(a, b * 0.72)
      if (oval > 0.5) continue
      const ridges = noise(a * 0.5 + 0.5, b * 0.5 + 0.5, 26, 5, seed + 3)
      value += (prints?.depth ?? 0) * mark.strength * (1 - oval * 2) * (0.45 + 0.55 * ridges)
    }
    return value
  })
  if (scratches) scratch(worn, scratches, random)
  return worn
}

/** One line of a brush, -0.5 to 0.5: long strokes that begin and end anywhere. */
function brushLine(u: number, row: number, seed: number): number {
  const long = noise(u + hash(row, 3, seed), 0.5, 5, 1, seed + row)
  return (hash(row, 2, seed) - 0.5) * 0.55 + (long - 0.5) * 0.9
}

function scratch(
  target: Field,
  { count, depth, length }: { count: number; depth: number; length: number },
  random: () => number,
): void {
  for (let i = 0; i < count; i++) {
    let [x, y] = [random() * target.width, random() * target.height]
    let heading = random() * 2 * Math.PI
    const bend = (random() - 0.5) * 0.02
    const strength = depth * (0.3 + 0.7 * random())
    const steps = length * target.width * (0.2 + 0.8 * random())
    for (let step = 0; step < steps; step++) {
      const index = Math.floor(y) * target.width + Math.floor(x)
      const inside = x >= 0 && y >= 0 && x < target.width && y < target.height
      if (inside) target.values[index] = (target.values[index] ?? 0) + strength
      heading += bend
      x += Math.cos(heading)
      y += Math.sin(heading)
    }
  }
}

/** Height field of a fine moulded or blasted grain; repeats. */
export function grain(size: number, seed: number): Field {
  return field(
    size,
    size,
    (u, v) => 0.6 * noise(u, v, size / 3, size / 3, seed) + 0.4 * noise(u, v, size / 6, size / 6, seed + 1),
  )
}

/** Height field of brushed metal: lines along u, broken here and there; repeats. */
export function brushed(width: number, height: number, seed: number): Field {
  return field(width, height, (u, v) => {
    const row = Math.floor(v * height)
    const long = noise(u + hash(row, 1, seed), 0.5, 3, 1, seed + row)
    return 0.65 * hash(row, 0, seed) * (0.5 + 0.5 * long) + 0.35 * noise(u, v, 6, height, seed + 5)
  })
}
