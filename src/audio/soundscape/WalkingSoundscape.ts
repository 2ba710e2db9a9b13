import '../toneContext.ts'
import { Convolver, Gain } from 'tone'
import { between } from '#contract/random.ts'
import { type Curve, type SoundFilter, Soundscape } from './Soundscape.ts'
import { hallResponse, noise, particles } from './textures.ts'

/** A walk along a gravel path between birds, through a hall with a wooden floor, and out again. */
export class WalkingSoundscape extends Soundscape {
  readonly name = 'WalkingSoundscape'
  protected readonly parts = [
    (at: number) => this.step(at),
    (at: number) => this.bird(at),
    (at: number) => this.air(at),
  ]
  private readonly grain = noise(this.random, 10, 1)
  private readonly wide = noise(this.random, 10, 2)
  private readonly pebbles = particles(this.random, {
    seconds: 4,
    perSecond: 2600,
    hertz: [800, 7000],
    ring: 5,
  })
  /** Birds and breeze, muffled indoors. */
  private readonly sky = new Gain({ context: this.context }).connect(this.mix)
  private readonly echo = new Convolver({ context: this.context, url: hallResponse(this.random, 1.4) })
  private readonly wet = new Gain({ context: this.context, gain: 0.35 })
  private readonly hall = new Gain({ context: this.context, gain: 0.62 })
    .chain(this.echo, this.wet, this.mix)
    .connect(this.mix)
  /** Steps until the next door. */
  private isInside = false
  private stepsLeft = 40
  /** Seconds per step. */
  private stride = 0.58
  private isLeft = false

  override dispose(): this {
    for (const node of [this.sky, this.hall, this.echo, this.wet]) node.dispose()
    return super.dispose()
  }

  private step(at: number): number {
    const { random } = this
    this.isLeft = !this.isLeft
    if (--this.stepsLeft < 0) this.goThroughTheDoor(at)
    // One foot comes down a little harder.
    const weight = between(random, 0.75, 1.15) * (this.isLeft ? 1.06 : 0.94)
    const pace = between(random, 0.92, 1.08)
    const pan = (this.isLeft ? -1 : 1) * between(random, 0.08, 0.2)
    if (this.isInside) this.boards(at, weight, pace, pan)
    else this.gravel(at, weight, pace, pan)
    this.cloth(at + 0.18, pan)
    // A pause now and then.
    const pause = random() < 0.02 ? between(random, 1.5, 4) : 0
    return this.stride * between(random, 0.96, 1.04) + pause
  }

  private goThroughTheDoor(at: number): void {
    this.isInside = !this.isInside
    this.stepsLeft = Math.round(between(this.random, 24, 56))
    this.stride = between(this.random, 0.54, 0.64)
    this.sky.gain.setTargetAtTime(this.isInside ? 0.07 : 1, at, 0.5)
  }

  /** The heel pushes stones together, the sole rolls over some, the toe pushes the last away. */
  private gravel(at: number, weight: number, pace: number, pan: number): void {
    const { random } = this
    const sole = between(random, 0.35, 0.6)
    const toe = between(random, 0.45, 0.8)
    const phases: Curve = [
      [0, 0],
      [0.02, 1],
      [0.06, 0.45],
      [0.1, 0.22],
      [0.16, sole],
      [0.22, 0.5 * sole],
      [0.27, toe],
      [0.32, 0.4 * toe],
      [0.42, 0],
    ]
    const scaled = (level: number): Curve =>
      phases.map(([after, value]) => [after / pace, level * weight * value])
    this.play(at, {
      source: this.pebbles,
      rate: between(random, 0.75, 1.15),
      level: scaled(0.35),
      pan,
    })
    this.play(at, {
      source: this.grain,
      level: scaled(0.042),
      filters: [{ type: 'bandpass', frequency: between(random, 1800, 3600), Q: 0.3 }],
      pan,
    })
    this.play(at, {
      source: this.grain,
      level: [
        [0, 0],
        [0.012, 1.1 * weight],
        [0.035, 0.4 * weight],
        [0.1, 0],
      ],
      filters: [{ type: 'lowpass', frequency: between(random, 120, 170) }],
      pan,
    })
  }

  /** A leather heel on a hollow floor, then the sole; the boards differ a little. */
  private boards(at: number, weight: number, pace: number, pan: number): void {
    const { random } = this
    const sole = between(random, 0.12, 0.16) / pace
    const pitch = between(random, 125, 155)
    const boards = [1, 1.72, 2.9].map((ratio): SoundFilter => ({
      type: 'peaking',
      frequency: pitch * ratio * between(random, 0.95, 1.05),
      Q: 3,
      gain: 26 / ratio ** 0.5,
    }))
    const struck: Curve = [
      [0, 0],
      [0.001, 0.65 * weight],
      [0.005, 0],
      [sole, 0],
      [sole + 0.002, 0.26 * weight * between(random, 0.7, 1.3)],
      [sole + 0.008, 0],
      [sole + 0.3, 0],
    ]
    this.strike(at, struck, [...boards, { type: 'lowpass', frequency: 600 }], pan)
    const heel: Curve = [
      [0, 0],
      [0.0005, 0.26 * weight * between(random, 0.7, 1.2)],
      [0.002, 0],
      [0.1, 0],
    ]
    this.strike(
      at,
      heel,
      [
        { type: 'highpass', frequency: 300 },
        { type: 'peaking', frequency: between(random, 700, 860), Q: 3, gain: 14 },
        { type: 'lowpass', frequency: 5000 },
      ],
      pan,
    )
    // The toe turns on the floor.
    const scuff: Curve = [
      [0, 0],
      [0.05, 0.016 * weight * between(random, 0.2, 1.4)],
      [0.1, 0],
    ]
    this.strike(at + sole + 0.16, scuff, [{ type: 'bandpass', frequency: 2800, Q: 0.7 }], pan)
  }

  private strike(at: number, level: Curve, filters: readonly SoundFilter[], pan: number) {
    this.play(at, { source: this.grain, level, filters, pan }, this.hall)
  }

  private cloth(at: number, pan: number): void {
    const { random } = this
    const seconds = between(random, 0.22, 0.34)
    this.play(at, {
      source: this.grain,
      level: [
        [0, 0],
        [seconds * between(random, 0.3, 0.6), between(random, 0.003, 0.01)],
        [seconds, 0],
      ],
      filters: [{ type: 'bandpass', frequency: between(random, 1400, 2600), Q: 0.8 }],
      pan: -pan,
    })
  }

  /** Songbirds of no particular species: a slow, low flute, or a repeated call from a hedge. */
  private bird(at: number): number {
    const { random } = this
    const nearness = between(random, 0.15, 1)
    const notes = random() < 0.6 ? this.fluteSong() : this.hedgeCall()
    let end = 0
    const hertz: [number, number][] = []
    const level: [number, number][] = []
    for (const { pause, seconds, from, to, loud } of notes) {
      const begin = end + pause
      end = begin + seconds
      hertz.push([begin, from], [end, to])
      level.push([begin, 0], [begin + 0.25 * seconds, 0.15 * nearness * loud], [end, 0])
    }
    this.play(
      at,
      {
        source: hertz,
        level,
        filters: [{ type: 'lowpass', frequency: 2500 + 5000 * nearness }],
        pan: between(random, -0.9, 0.9),
      },
      this.sky,
    )
    return between(random, 1.6, 5)
  }

  private fluteSong(): readonly Note[] {
    const { random } = this
    return Array.from({ length: 4 + Math.floor(3 * random()) }, () => {
      const from = between(random, 1700, 2700)
      return {
        pause: between(random, 0.03, 0.16),
        seconds: between(random, 0.12, 0.34),
        from,
        to: from * between(random, 0.86, 1.18),
        loud: between(random, 0.5, 1),
      }
    })
  }

  private hedgeCall(): readonly Note[] {
    const { random } = this
    const top = between(random, 3300, 4600)
    const fall = between(random, 0.65, 0.85)
    return Array.from({ length: 2 + Math.floor(4 * random()) }, () => [
      { pause: between(random, 0.08, 0.12), seconds: 0.07, from: 1.1 * top, to: fall * top, loud: 0.6 },
      { pause: 0.025, seconds: 0.05, from: 0.86 * top, to: top, loud: 0.45 },
    ]).flat()
  }

  /** Outdoors a gust in leaves, indoors the low tone of a large room. */
  private air(at: number): number {
    const { random, isInside } = this
    const seconds = between(random, 5, 9)
    const level = isInside ? between(random, 0.011, 0.018) : between(random, 0.006, 0.017)
    this.play(at, {
      source: this.wide,
      level: [
        [0, 0],
        [seconds * between(random, 0.35, 0.6), level],
        [seconds, 0],
      ],
      filters: isInside
        ? [{ type: 'bandpass', frequency: between(random, 150, 220), Q: 0.7 }]
        : [{ type: 'bandpass', frequency: between(random, 600, 1300), Q: 0.4 }],
      pan: between(random, -0.5, 0.5),
    })
    return seconds / 2.2
  }
}

/** One whistled note; seconds and Hz. */
interface Note {
  readonly pause: number
  readonly seconds: number
  readonly from: number
  readonly to: number
  readonly loud: number
}
