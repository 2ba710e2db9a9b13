import { PartVoice, type Point } from './PartVoice.ts'

/** The deck's motor: starts, runs at 33 turns a second, and runs down. */
export class MotorVoice extends PartVoice {
  override readonly name = 'MotorVoice'
  readonly seconds = 3.6

  protected build(now: number): void {
    const turns = (factor: number): Point[] => [
      [0, 8 * factor],
      [0.5, 33 * factor],
      [2.6, 33 * factor],
      [3.5, 6 * factor],
    ]
    const level = (most: number): Point[] => [
      [0.08, most],
      [2.6, most],
      [3.5, 0],
    ]
    this.tone(now, 'triangle', turns(3), level(0.16))
    // Three brushes on the commutator, a fine whirr above the hum.
    this.tone(now, 'sawtooth', turns(18), level(0.02))
    this.noise(now, { type: 'bandpass', frequency: 1400, Q: 1.4 }, level(0.06))
  }
}

/** Tape at the head: hiss and unintelligible speech. */
export class HeadVoice extends PartVoice {
  override readonly name = 'HeadVoice'
  readonly seconds = 4.2

  protected build(now: number): void {
    this.noise(now, { type: 'bandpass', frequency: 4500, Q: 0.5 }, [
      [0.06, 0.05],
      [4, 0.05],
      [4.15, 0],
    ])
    // Syllables of uneven length, like a sentence through a wall.
    const syllables = [0.4, 0.62, 0.8, 1.1, 1.26, 1.62, 2.1, 2.3, 2.46, 2.78, 3.1]
    const pitches = (most: number): Point[] =>
      syllables.flatMap((at, index) => [
        [at, 0],
        [at + 0.06, most * (index % 3 === 0 ? 1 : 0.6)],
        [at + 0.15, 0],
      ])
    const melody = syllables.map((at, index): Point => [at, 118 - 3 * index + (index % 2) * 22])
    this.tone(now, 'triangle', [[0, 118], ...melody], pitches(0.12))
    this.noise(now, { type: 'bandpass', frequency: 700, Q: 4 }, pitches(0.3))
  }
}

/** A hard disk of 1.8 inches: spins up to 70 turns a second, seeks, and spins down. */
export class DiskVoice extends PartVoice {
  override readonly name = 'DiskVoice'
  readonly seconds = 5

  protected build(now: number): void {
    const turns = (factor: number): Point[] => [
      [0, 4 * factor],
      [1.4, 70 * factor],
      [3.8, 70 * factor],
      [4.9, 10 * factor],
    ]
    const level = (most: number): Point[] => [
      [0.3, most * 0.4],
      [1.4, most],
      [3.8, most],
      [4.9, 0],
    ]
    this.tone(now, 'sine', turns(1), level(0.12))
    this.tone(now, 'sine', turns(12), level(0.018))
    this.noise(now, { type: 'bandpass', frequency: 2600, Q: 0.8 }, level(0.02))
    // The arm: short knocks in two bursts.
    const seeks = [1.7, 1.78, 1.86, 2.05, 2.7, 2.76, 2.9, 2.98, 3.2]
    const knocks = seeks.flatMap((at): Point[] => [
      [at, 0],
      [at + 0.003, 0.5],
      [at + 0.035, 0],
    ])
    this.noise(now, { type: 'bandpass', frequency: 900, Q: 3 }, knocks)
  }
}

/** The degaussing coil of a tube: mains hum, strong at first, fading within two seconds. */
export class DegaussVoice extends PartVoice {
  override readonly name = 'DegaussVoice'
  readonly seconds = 2.4

  protected build(now: number): void {
    const fading = (most: number): Point[] => [
      [0.012, most],
      [0.25, most * 0.75],
      [0.8, most * 0.3],
      [1.5, most * 0.08],
      [2.3, 0],
    ]
    this.tone(now, 'sine', [[0, 100]], fading(0.4))
    this.tone(now, 'triangle', [[0, 50]], fading(0.2))
    // The shadow mask vibrates with it.
    this.tone(
      now,
      'sine',
      [
        [0, 412],
        [2, 396],
      ],
      fading(0.05),
    )
    // The relay.
    this.noise(now, { type: 'bandpass', frequency: 1800, Q: 1 }, [
      [0.002, 0.4],
      [0.03, 0],
    ])
  }
}
