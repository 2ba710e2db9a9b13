import './toneContext.ts'
import { Gain, ToneAudioNode, type ToneAudioNodeOptions } from 'tone'
import { after, type Stop } from '#lib/time/timers.ts'
import { createSpectrum, type Spectrum, type SpectrumOptions } from './spectrum.ts'

interface VoicePlayerOptions extends Partial<ToneAudioNodeOptions> {
  /** The source. From now on its sound goes through this node only. */
  readonly element: HTMLMediaElement
}

/** Seconds. Fades avoid a click where a voice stops or resumes in the middle of a word. */
const fades = { in: 0.02, out: 0.04 } as const

/** An element can be connected to a context once only, so its node is stored for the next player. */
const sources = new WeakMap<HTMLMediaElement, MediaElementAudioSourceNode>()

/**
 * A recording of any length as a Tone source: a media element decodes a second at a time, while a Tone.Player holds
 * all of it (391 MB for 30 minutes).
 *
 *   element ─> fade ─┬─> output
 *                    └─> analyser
 */
export class VoicePlayer extends ToneAudioNode {
  readonly name = 'VoicePlayer'
  readonly input = undefined
  readonly output: Gain
  readonly element: HTMLMediaElement
  readonly #source: MediaElementAudioSourceNode
  readonly #analyser: AnalyserNode
  #cancelPause: Stop = () => {}

  constructor({ element, ...options }: VoicePlayerOptions) {
    super(options)
    const { context } = this
    this.element = element
    this.output = new Gain({ context })
    this.#source = sources.get(element) ?? context.createMediaElementSource(element)
    sources.set(element, this.#source)
    this.#source.connect(this.output.input)
    this.#analyser = context.createAnalyser()
    this.#analyser.smoothingTimeConstant = 0.5
    this.output.connect(this.#analyser)
  }

  /** Rejects where the browser refuses playback or cannot decode the recording. */
  async play(): Promise<void> {
    this.#cancelPause()
    const { gain } = this.output
    // A recording starts without a fade, so that its first sound is complete; from the middle it fades in.
    if (this.element.currentTime === 0) gain.cancelScheduledValues(this.now()).setValueAtTime(1, this.now())
    await this.element.play()
    gain.rampTo(1, fades.in)
  }

  pause(): void {
    this.#fadeOut(() => this.element.pause())
  }

  /** Fades out and releases the recording. */
  release(): void {
    this.#fadeOut(() => {
      this.element.pause()
      this.element.removeAttribute('src')
      this.element.load()
    })
  }

  /** The spectrum of the voice, for drawing. */
  spectrum(options: SpectrumOptions): Spectrum {
    const isPlaying = () => !this.element.paused && !this.element.ended
    return createSpectrum({
      ...options,
      analyser: this.#analyser,
      sampleRate: this.context.sampleRate,
      isPlaying,
    })
  }

  override dispose(): this {
    this.#cancelPause()
    this.#source.disconnect()
    this.#analyser.disconnect()
    return super.dispose()
  }

  #fadeOut(run: () => void): void {
    this.#cancelPause()
    this.output.gain.rampTo(0, fades.out)
    this.#cancelPause = after(fades.out * 1000, run)
  }
}
