import { between } from '#contract/random.ts'
import { type Curve, Soundscape } from './Soundscape.ts'
import { noise, particles } from './textures.ts'

/**
 * A beach at night. Swell comes in sets: waves grow, the largest breaks, they fade, and after a lull the next set
 * comes. Each wave gathers, breaks in strokes along the shore, runs up as foam and drains back through the pebbles.
 */
export class OceanSoundscape extends Soundscape {
  readonly name = 'OceanSoundscape'
  protected readonly parts = [(at: number) => this.wave(at), (at: number) => this.farSurf(at)]
  private readonly water = noise(this.random, 10, 2)
  private readonly bubbles = particles(this.random, {
    seconds: 6,
    perSecond: 700,
    hertz: [700, 5200],
    ring: 12,
  })
  /** Waves of the present set, and how many have come. */
  private swell = { waves: 5, count: 2 }

  private wave(at: number): number {
    const { random } = this
    const { waves, count } = this.swell
    const size = (0.45 + 0.55 * Math.sin((Math.PI * (count + 0.5)) / waves)) * between(random, 0.8, 1.1)
    const side = between(random, -0.45, 0.45)
    const crest = at + 3.2
    this.gather(at, size)
    for (let stroke = 0; stroke < 3; stroke++) this.stroke(crest, stroke, size, side)
    this.foam(crest + 0.1, size, side)
    this.drain(crest + between(random, 2.3, 3), size, side)
    const isLast = count + 1 >= waves
    this.swell = isLast ? { waves: Math.round(between(random, 4, 8)), count: 0 } : { waves, count: count + 1 }
    return between(random, 5.6, 9.6) + (isLast ? between(random, 2, 5) : 0)
  }

  /** The wave builds: a rumble that rises in level and brightness. */
  private gather(at: number, size: number): void {
    this.play(at, {
      source: this.water,
      level: [
        [0, 0],
        [1, 0.4 * size],
        [3.3, 1.9 * size],
        [4.4, 0],
      ],
      filters: [
        {
          type: 'lowpass',
          frequency: [
            [0, 90],
            [3.1, 260],
            [3.6, 480],
            [4.4, 180],
          ],
        },
        { type: 'highpass', frequency: 50 },
      ],
    })
  }

  /** The crest breaks, piece by piece. */
  private stroke(crest: number, stroke: number, size: number, side: number): void {
    const { random } = this
    const level = (stroke === 0 ? 1 : 0.6) * size * between(random, 0.8, 1.1)
    const top = between(random, 1300, 2800) * (0.55 + 0.45 * size)
    this.play(crest - 0.3 + (stroke === 0 ? 0 : between(random, 0.1, 0.9)), {
      source: this.water,
      level: [
        [0, 0],
        [0.2, 0.35 * level],
        [0.45, level],
        [1, 0.45 * level],
        [1.9, 0.13 * level],
        [3.4, 0],
      ],
      filters: [
        {
          type: 'lowpass',
          frequency: [
            [0, 260],
            [0.45, top],
            [1, 0.45 * top],
            [2.4, 380],
          ],
        },
        { type: 'highpass', frequency: 60 },
      ],
      pan: side + between(random, -0.35, 0.35),
    })
  }

  /** Foam runs up the sand: bright, in patches, full of bubbles, fading from the treble down. */
  private foam(at: number, size: number, side: number): void {
    const { random } = this
    const seconds = between(random, 5.2, 7)
    const run: Curve = [
      [0, 0],
      [0.5, 1],
      [1.3, 0.5],
      [3, 0.16],
      [seconds, 0],
    ]
    this.play(at, {
      source: this.water,
      level: this.boiling(run, 9, 0.19 * size),
      filters: [
        { type: 'highpass', frequency: 600 },
        {
          type: 'lowpass',
          frequency: [
            [0, 2200],
            [0.7, 3000 + 3200 * size],
            [2.6, 3300],
            [seconds, 1300],
          ],
        },
      ],
      pan: side / 2,
    })
    this.play(at + 0.2, {
      source: this.bubbles,
      rate: between(random, 0.85, 1.25),
      level: this.boiling(run, 5, 0.33 * size),
      pan: side + between(random, -0.3, 0.3),
    })
  }

  /** Water drains through pebbles: a sinking hiss with a rattle. */
  private drain(at: number, size: number, side: number): void {
    const { random } = this
    const swell: Curve = [
      [0, 0],
      [1.6, 1],
      [2.6, 0.6],
      [4.6, 0],
    ]
    const sinking: Curve = [
      [0, 2500],
      [2, 1500],
      [4.6, 650],
    ]
    this.play(at, {
      source: this.water,
      level: this.boiling(swell, 22, 0.1 * (0.5 + 0.5 * size)),
      filters: [{ type: 'bandpass', frequency: sinking, Q: 1 }],
      pan: -side / 2,
    })
    this.play(at + 0.4, {
      source: this.bubbles,
      rate: between(random, 0.45, 0.6),
      level: this.boiling(swell, 14, 0.14 * size),
      pan: -side,
    })
  }

  /** Distant surf: a low breath in the background that comes and goes. */
  private farSurf(at: number): number {
    const { random } = this
    const seconds = between(random, 12, 20)
    const level = between(random, 0.5, 0.85)
    this.play(at, {
      source: this.water,
      level: [
        [0, 0],
        [1.5, 0.4 * level],
        [seconds * between(random, 0.35, 0.6), level],
        [seconds, 0],
      ],
      filters: [
        { type: 'lowpass', frequency: between(random, 160, 320) },
        { type: 'highpass', frequency: 45 },
      ],
      pan: between(random, -0.6, 0.6),
    })
    return seconds / 2.4
  }

  /** Adds unevenness to a curve, this many times a second. */
  private boiling(curve: Curve, perSecond: number, level: number): Curve {
    const seconds = curve.at(-1)?.[0] ?? 0
    const points = Array.from({ length: Math.ceil(seconds * perSecond) }, (_, index) => {
      const at = index / perSecond
      return [at, level * valueAt(curve, at) * (0.45 + 1.1 * this.random() ** 2)] as const
    })
    return [...points, [seconds, 0]]
  }
}

function valueAt(curve: Curve, time: number): number {
  const next = curve.findIndex(([at]) => at > time)
  const [from, to] = [curve[next - 1], curve[next]]
  if (from === undefined || to === undefined) return 0
  return from[1] + ((to[1] - from[1]) * (time - from[0])) / (to[0] - from[0])
}
