import '../toneContext.ts'
import { BiquadFilter, type BiquadFilterOptions, Gain, Noise, Oscillator, ToneAudioNode } from 'tone'

/** A level or pitch at a second; values between points are interpolated linearly. */
export type Point = readonly [second: number, value: number]

/** Seconds ahead of what the audio thread has already rendered. */
const ahead = 0.02

/** The sound of a part, played once: layers that start together. Disposes itself at the end. */
export abstract class PartVoice extends ToneAudioNode {
  readonly name: string = 'PartVoice'
  readonly input = undefined
  readonly output = new Gain({ context: this.context })
  /** Duration until all layers are silent. */
  abstract readonly seconds: number
  readonly #sources: (Oscillator | Noise)[] = []
  readonly #nodes: ToneAudioNode[] = []

  /** @returns a function that ends it early without a click */
  start(): () => void {
    const now = this.immediate() + ahead
    this.build(now)
    for (const source of this.#sources) source.start(now).stop(now + this.seconds)
    const disposal = this.context.setTimeout(() => this.dispose(), this.seconds + 1)
    return () => {
      if (this.disposed) return
      this.output.gain.rampTo(0, 0.05)
      this.context.clearTimeout(disposal)
      this.context.setTimeout(() => this.dispose(), 0.3)
    }
  }

  override dispose(): this {
    if (this.disposed) return this
    for (const source of this.#sources) {
      if (source.state === 'started') source.stop()
      source.dispose()
    }
    for (const node of this.#nodes) node.dispose()
    return super.dispose()
  }

  /** Makes the layers. @param now when they start */
  protected abstract build(now: number): void

  /** A tone whose pitch moves, in hertz, with levels of 0 to 1. */
  protected tone(
    now: number,
    type: 'sine' | 'triangle' | 'sawtooth',
    pitch: readonly Point[],
    level: readonly Point[],
  ): void {
    const source = new Oscillator({ context: this.context, type, frequency: pitch[0]?.[1] ?? 0 })
    for (const [second, hertz] of pitch) source.frequency.linearRampToValueAtTime(hertz, now + second)
    this.#sources.push(source)
    source.connect(this.#levelled(now, level))
  }

  /** Filtered white noise with levels of 0 to 1. */
  protected noise(now: number, filter: Partial<BiquadFilterOptions>, level: readonly Point[]): void {
    const source = new Noise({ context: this.context, type: 'white' })
    const colour = new BiquadFilter({ context: this.context, ...filter })
    this.#sources.push(source)
    this.#nodes.push(colour)
    source.chain(colour, this.#levelled(now, level))
  }

  #levelled(now: number, level: readonly Point[]): Gain {
    const gain = new Gain({ context: this.context, gain: 0 }).connect(this.output)
    gain.gain.setValueAtTime(0, now)
    for (const [second, value] of level) gain.gain.linearRampToValueAtTime(value, now + second)
    this.#nodes.push(gain)
    return gain
  }
}
