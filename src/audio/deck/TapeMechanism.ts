import '../toneContext.ts'
import { BiquadFilter, connect, Delay, Gain, Noise, ToneAudioNode, type ToneAudioNodeOptions } from 'tone'

export interface TapeMechanismOptions extends ToneAudioNodeOptions {
  /** 0 to 1, as on the knob. */
  readonly volume: number
  /** 0 (a good deck) to 1 (a worn tape, exaggerated). */
  readonly wear: number
}

/** Seconds that the capstan takes between rest and play speed (DECK-09). */
const rampSeconds = { start: 0.05, stop: 0.05, pause: 0.2 } as const
/** Seconds of a mute, long enough not to click. */
const muteSeconds = 0.012
/** Seconds ahead of what the audio thread has already rendered. */
const ahead = 0.015
/** Time constants of the volume knob and of the wear, seconds. */
const smoothing = { volume: 0.02, wear: 0.13 } as const
/** Straight pieces that approximate the parabola of a growing delay; each is one pitch. */
const pieces = 64
/** Seconds. Every ramp that the next one interrupts adds to the delay; it is reset at rest. */
const maxDelay = 5
/**
 * Peak speed deviations of a worn tape, at the rates of a pinch roller and a capstan. A good deck has an inaudible
 * 0.05 to 0.08 % (weighted); these are several times as much, so the page must label them as exaggerated.
 */
const wow = { hertz: 0.4, deviation: 0.008 }
const flutter = { hertz: 20, deviation: 0.004 }
/** Treble loss of a misaligned head, decibels. */
const azimuth = { hertz: 5000, loss: -9 }
/** Hiss of ferric tape: rises above 1 kHz, falls towards 10 kHz. The gain brings white noise to -35 dBFS. */
const hiss = { hertz: 4500, gain: 0.05 }

/**
 * The sound of a tape transport. The input plays at its own speed; a slower tape is a growing delay. The voltage of a
 * playback head is proportional to speed, so the level follows it and a tape at rest is silent. `playbackRate` of the
 * element would not do: it follows in coarse steps, tens of ms late, so pitch and level of a stop diverge and click.
 *
 *   input (wow, flutter) ─> delay ─> azimuth ─> speed ─> mute ─> head ─> output (volume)
 *                                   hiss ────────┘                └─ connect a meter here
 *
 * Times are seconds of the audio clock, speeds multiples of play speed. Starts at rest.
 */
export class TapeMechanism extends ToneAudioNode<TapeMechanismOptions> {
  readonly name: string = 'TapeMechanism'
  readonly input = new Delay({
    context: this.context,
    maxDelay: 0.02,
    delayTime: middleDelay(this.context.sampleRate),
  })
  readonly output: Gain
  /** Connect meters here: the signal before the volume knob, as in a real deck. Mono goes to both channels. */
  readonly head = new Gain({ context: this.context })
  readonly #delay = new Delay({ context: this.context, maxDelay })
  readonly #swings: Swing[]
  readonly #azimuth: BiquadFilter
  readonly #noise = new Noise({ context: this.context, type: 'white' })
  readonly #hissColour = new BiquadFilter({
    context: this.context,
    type: 'bandpass',
    frequency: hiss.hertz,
    Q: 0.5,
  })
  readonly #hiss: Gain
  readonly #speed = new Gain({ context: this.context, gain: 0 })
  readonly #mute = new Gain({ context: this.context })
  constructor({ volume = 1, wear = 0, ...options }: Partial<TapeMechanismOptions> = {}) {
    super(options)
    const { context } = this
    // Values are set in the constructors: changes scheduled before the audio thread knows the nodes may run in another
    // order.
    this.output = new Gain({ context, gain: volume ** 2 })
    this.#swings = [wow, flutter].map((swing) => this.#swing(swing, wear))
    this.#azimuth = new BiquadFilter({
      context,
      type: 'highshelf',
      frequency: azimuth.hertz,
      gain: wear * azimuth.loss,
    })
    this.#hiss = new Gain({ context, gain: wear * hiss.gain })
    this.head.channelCount = 2
    this.head.channelCountMode = 'explicit'
    this.input.chain(this.#delay, this.#azimuth, this.#speed, this.#mute, this.head, this.output)
    this.#noise.chain(this.#hissColour, this.#hiss, this.#speed)
    if (wear > 0) this.#noise.start()
  }

  /** Ramps up to play speed. @param time the earliest start @returns when play speed is reached */
  start(time?: number): number {
    return this.#rampTo(1, rampSeconds.start, time)
  }

  /** Ramps down as at a stop. @returns when it rests; the input has to play until then */
  stop(): number {
    return this.#rampTo(0, rampSeconds.stop)
  }

  /** Ramps down more gently. @returns when it rests; the input has to play until then */
  pause(): number {
    return this.#rampTo(0, rampSeconds.pause)
  }

  /** Mutes without the sound of a stop, before a seek. @returns when it is silent */
  mute(): number {
    const at = this.immediate() + ahead
    hold(this.#mute.gain, this.#mute.gain.getValueAtTime(at), at)
    this.#mute.gain.linearRampToValueAtTime(0, at + muteSeconds)
    return at + muteSeconds
  }

  /** Plays again at play speed, without delay. Only after `mute`. @param time the earliest */
  unmute(time = 0): void {
    this.#set(1)
    const at = Math.max(time, this.immediate() + ahead)
    hold(this.#mute.gain, 0, at)
    this.#mute.gain.linearRampToValueAtTime(1, at + muteSeconds)
  }

  /** Stops at once and clears the delay. */
  reset(): void {
    this.#set(0)
    set(this.#mute.gain, 1, this.immediate())
  }

  /** Seconds by which the tape lags behind the input: the integral of its missing speed. */
  delayAt(time: number): number {
    return this.toSeconds(this.#delay.delayTime.getValueAtTime(time)) + middleDelay(this.context.sampleRate)
  }

  speedAt(time: number): number {
    return this.#speed.gain.getValueAtTime(time)
  }

  /** Squared: on a deck's knob, half the range sounds about half as loud. */
  setVolume(volume: number): void {
    this.output.gain.setTargetAtTime(volume ** 2, this.immediate(), smoothing.volume)
  }

  /** Wow, flutter, hiss and treble loss, from 0 (none) to 1. */
  setWear(wear: number): void {
    if (wear > 0 && this.#noise.state === 'stopped') this.#noise.start()
    const now = this.immediate()
    for (const { depth, most } of this.#swings) depth.gain.setTargetAtTime(wear * most, now, smoothing.wear)
    this.#azimuth.gain.setTargetAtTime(wear * azimuth.loss, now, smoothing.wear)
    this.#hiss.gain.setTargetAtTime(wear * hiss.gain, now, smoothing.wear)
  }

  override dispose(): this {
    super.dispose()
    // Tone does not stop a playing noise when it is disposed.
    if (this.#noise.state === 'started') this.#noise.stop()
    for (const { oscillator, depth } of this.#swings) {
      oscillator.stop()
      depth.dispose()
    }
    for (const node of [this.#delay, this.#azimuth, this.#noise, this.#hissColour, this.#hiss]) node.dispose()
    for (const node of [this.#speed, this.#mute, this.head]) node.dispose()
    return this
  }

  /**
   * A sine on the delay: a speed deviation of d sin(wt) is a delay that swings by d/w. Not Tone.LFO, whose signals
   * leave a ConstantSourceNode running when disposed.
   */
  #swing({ hertz, deviation }: typeof wow, wear: number): Swing {
    const oscillator = this.context.createOscillator()
    const most = swingSeconds({ hertz, deviation })
    const depth = new Gain({ context: this.context, gain: wear * most }).connect(this.input.delayTime)
    oscillator.frequency.value = hertz
    connect(oscillator, depth)
    oscillator.start()
    return { oscillator, depth, most }
  }

  /** A ramp from in between takes the same share of the time. */
  #rampTo(speed: number, fullSeconds: number, time = 0): number {
    const { delayTime } = this.#delay
    const at = Math.max(time, this.immediate() + ahead)
    const from = this.speedAt(at)
    if (from === speed) return at
    const delay = this.toSeconds(delayTime.getValueAtTime(at))
    const lag = 1 - (from + speed) / 2
    const seconds =
      (wholeSamples(delay + lag * fullSeconds * Math.abs(speed - from), this.context.sampleRate) - delay) /
      lag
    hold(delayTime, delay, at)
    // Not setValueCurveAtTime: it sets the start value once more, and Chromium then jumps.
    for (let piece = 1; piece <= pieces; piece += 1) {
      const meanSpeed = from + ((speed - from) * piece) / pieces / 2
      const since = (seconds * piece) / pieces
      delayTime.linearRampToValueAtTime(Math.min(maxDelay, delay + (1 - meanSpeed) * since), at + since)
    }
    hold(this.#speed.gain, from, at)
    this.#speed.gain.linearRampToValueAtTime(speed, at + seconds)
    return at + seconds
  }

  #set(speed: number): void {
    const now = this.immediate()
    set(this.#delay.delayTime, 0, now)
    set(this.#speed.gain, speed, now)
  }
}

const swingSeconds = ({ hertz, deviation }: typeof wow) => deviation / (2 * Math.PI * hertz)

/** Seconds of delay that leave space for wow and flutter to speed up. */
const middleDelay = (sampleRate: number) =>
  wholeSamples(swingSeconds(wow) + swingSeconds(flutter), sampleRate)

/** Whole samples: interpolation in the delay line loses treble. */
const wholeSamples = (seconds: number, sampleRate: number) => Math.ceil(seconds * sampleRate) / sampleRate

interface Swing {
  readonly oscillator: OscillatorNode
  readonly depth: Gain
  /** Largest deviation of a worn tape, seconds. */
  readonly most: number
}

interface Automated {
  cancelScheduledValues(time: number): unknown
  linearRampToValueAtTime(value: number, time: number): unknown
  setValueAtTime(value: number, time: number): unknown
}

/** Runs planned changes until `time`, then holds `value`. Tone's cancelAndHoldAtTime does not work in Firefox. */
function hold(param: Automated, value: number, time: number): void {
  param.cancelScheduledValues(time)
  param.linearRampToValueAtTime(value, time)
}

function set(param: Automated, value: number, time: number): void {
  param.cancelScheduledValues(time)
  param.setValueAtTime(value, time)
}
