import { between, type Random } from '#contract/random.ts'

export const surfaces = [
  'bands',
  'craters',
  'land',
  'cracks',
  'ember',
  'marble',
  'storm',
  'seas',
  'isles',
  'frost',
  'veins',
  'dunes',
] as const

/** When a story was left, as its planet shows it. */
interface Season {
  /** 0 in midsummer to 1 in midwinter, as in Switzerland. */
  readonly winter: number
  /** 0 for stories from the beginning of 2026, towards 1 for stories a hundred years older. */
  readonly age: number
}

/** @param createdAt ISO 8601; other texts give half winter and age 0 */
export function seasonOf(createdAt: string): Season {
  const ms = Date.parse(createdAt)
  if (Number.isNaN(ms)) return { winter: 0.5, age: 0 }
  const years = ms / 31_556_952_000
  // A quadratic wave, since sines differ between machines.
  const phase = (((years + 0.03) % 1) + 1) % 1
  const winter = Math.abs(2 * phase - 1)
  return {
    winter: winter * winter * (3 - 2 * winter),
    age: Math.min(1, Math.max(0, (56 - years) / 100 + 0.06)),
  }
}

/** Hue ranges of the ground, with saturation and lightness of its deep, main and high parts. */
const grounds: Readonly<
  Record<
    (typeof surfaces)[number],
    { readonly hues: readonly (readonly [number, number])[]; readonly parts: readonly Part[] }
  >
> = {
  bands: {
    hues: [
      [0.02, 0.13],
      [0.5, 0.66],
      [0.85, 0.97],
    ],
    parts: [
      [0, 0.5, 0.3],
      [0.02, 0.55, 0.55],
      [0.06, 0.5, 0.8],
    ],
  },
  craters: {
    hues: [
      [0.02, 0.1],
      [0.55, 0.7],
      [0.75, 0.85],
    ],
    parts: [
      [0, 0.14, 0.2],
      [0.02, 0.14, 0.45],
      [0.04, 0.2, 0.68],
    ],
  },
  land: {
    hues: [[0.48, 0.66]],
    parts: [
      [0, 0.72, 0.2],
      [-0.24, 0.42, 0.34],
      [-0.42, 0.36, 0.6],
    ],
  },
  cracks: {
    hues: [
      [0.48, 0.6],
      [0.75, 0.85],
    ],
    parts: [
      [0.5, 0.5, 0.3],
      [0, 0.3, 0.68],
      [0.02, 0.35, 0.88],
    ],
  },
  ember: {
    hues: [[0.97, 1.06]],
    parts: [
      [0.03, 1, 0.55],
      [0, 0.35, 0.13],
      [-0.02, 0.3, 0.24],
    ],
  },
  marble: {
    hues: [[0, 1]],
    parts: [
      [0.06, 0.55, 0.22],
      [0, 0.5, 0.5],
      [-0.1, 0.55, 0.82],
    ],
  },
  storm: {
    hues: [
      [0.04, 0.14],
      [0.42, 0.55],
      [0.62, 0.74],
    ],
    parts: [
      [0, 0.6, 0.26],
      [0.03, 0.55, 0.5],
      [0.5, 0.6, 0.72],
    ],
  },
  seas: {
    hues: [
      [0.08, 0.14],
      [0.28, 0.4],
      [0.6, 0.72],
    ],
    parts: [
      [0.02, 0.35, 0.14],
      [0, 0.3, 0.46],
      [0.02, 0.3, 0.72],
    ],
  },
  isles: {
    hues: [
      [0.44, 0.58],
      [0.7, 0.8],
    ],
    parts: [
      [0, 0.75, 0.32],
      [0.02, 0.6, 0.52],
      [-0.34, 0.55, 0.66],
    ],
  },
  frost: {
    hues: [[0.5, 0.64]],
    parts: [
      [0, 0.45, 0.4],
      [0.02, 0.32, 0.7],
      [0.02, 0.2, 0.94],
    ],
  },
  veins: {
    hues: [
      [0.44, 0.54],
      [0.26, 0.36],
      [0.76, 0.9],
    ],
    parts: [
      [0, 0.95, 0.6],
      [0.1, 0.4, 0.14],
      [0.06, 0.3, 0.26],
    ],
  },
  dunes: {
    hues: [
      [0.05, 0.13],
      [0.9, 1],
    ],
    parts: [
      [0, 0.55, 0.28],
      [0.02, 0.55, 0.5],
      [0.04, 0.6, 0.74],
    ],
  },
}
/** Turn of the hue, saturation, lightness. */
type Part = readonly [number, number, number]

export function groundColors(
  surface: (typeof surfaces)[number],
  random: Random,
  { winter, age }: Season,
): [number, number, number] {
  const { hues, parts } = grounds[surface]
  const [from, to] = hues[Math.floor(random() * hues.length)] ?? [0, 1]
  const hue = between(random, from, to)
  const light = between(random, 0.9, 1.1)
  const color = ([turn, sat, lightness]: Part) =>
    hsl(hue + turn, sat * (0.84 - 0.2 * winter) * (1 - 0.5 * age), Math.min(0.95, lightness * light))
  const [deep, main, high] = parts.map(color)
  return [deep ?? 0, main ?? 0, high ?? 0]
}

/** @param hue 0 to 1, and round again  @returns 0xrrggbb */
export function hsl(hue: number, saturation: number, lightness: number): number {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const k = (((offset + hue * 12) % 12) + 12) % 12
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return channel(0) * 65_536 + channel(8) * 256 + channel(4)
}
