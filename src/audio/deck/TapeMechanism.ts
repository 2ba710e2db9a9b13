import '../toneContext.ts'
import { BiquadFilter, connect, Delay, Gain, Noise, ToneAudioNode, type ToneAudioNodeOptions } from 'tone'

export interface TapeMechanismOptions extends ToneAudioNodeOptions {
  /** 0 to 1, as on the knob. */
  readonly volume: number
  /** 0 (a good deck) to 1 (a worn tape, exaggerated). */
  readonly wear: number
}

/** Seconds of DECK-09: how long the capstan takes from rest to play speed, or back. */
const rampSeconds = { start: 0.05, stop: 0.05, pause: 0.2 } as const
/** Seconds of a mute: long enough not to click. */
const muteSeconds = 0.012
/** Seconds: later than what the audio thread has already rendered. */
const ahead = 0.015
/** Time constants, seconds, of the volume knob and of wear that sets in. */
const smoothing = { volume: 0.02, wear: 0.13 } as const
/** A delay grows along a parabola, which is led by so many straight pieces: each is one pitch. */
const pieces = 64
/** Seconds. Each ramp that is broken off by the next adds to the delay; at rest it starts over. */
const maxDelay = 5
/**
 * Peak deviations of speed of a worn tape, at rates as of a pinch roller and of a capstan. A good deck has 0.05 to
 * 0.08 % (weighted), which nobody notices: these are several times as much, and are to be labelled as exaggerated.
 */
const wow = { hertz: 0.4, deviation: 0.008 }
const flutter = { hertz: 20, deviation: 0.004 }
/** A playback head that stands askew loses treble, decibels. */
const azimuth = { hertz: 5000, loss: -9 }
/** Hiss of ferric tape rises above 1 kHz and falls off towards 10 kHz. The gain brings white noise to -35 dBFS. */
const hiss = { hertz: 4500, gain: 0.05 }

/**
 * What a tape does to sound. The input plays on at its own speed; a tape that runs slower is a delay that grows. A
 * playback head gives a voltage in proportion to speed, so the level follows it, and a tape at rest is silent. Not the
 * element's `playbackRate`: it follows in few steps, tens of ms late, so that pitch and level of a stop part and it clicks.
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
  /** Before the volume, as in a real deck: what is on the tape, whatever the knob says. One channel goes to both. */
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
    // Set as they are made: what is scheduled before the audio thread has seen them may come in another order.
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

  /** Comes to play speed. @param time the earliest start @returns when it runs */
  start(time?: number): number {
    return this.#rampTo(1, rampSeconds.start, time)
  }

  /** Comes to rest as at a stop. @returns when it rests; the input has to play on until then */
  stop(): number {
    return this.#rampTo(0, rampSeconds.stop)
  }

  /** Comes to rest more gently. @returns when it rests; the input has to play on until then */
  pause(): number {
    return this.#rampTo(0, rampSeconds.pause)
  }

  /** Silence without the sound of a stop, for a leap. @returns when it is silent */
  mute(): number {
    const at = this.immediate() + ahead
    hold(this.#mute.gain, this.#mute.gain.getValueAtTime(at), at)
    this.#mute.gain.linearRampToValueAtTime(0, at + muteSeconds)
    return at + muteSeconds
  }

  /** Sound again, at play speed, with no delay left. Only after `mute`. @param time the earliest */
  unmute(time = 0): void {
    this.#set(1)
    const at = Math.max(time, this.immediate() + ahead)
    hold(this.#mute.gain, 0, at)
    this.#mute.gain.linearRampToValueAtTime(1, at + muteSeconds)
  }

  /** At rest at once, with no delay left. */
  reset(): void {
    this.#set(0)
    set(this.#mute.gain, 1, this.immediate())
  }

  /** Seconds by which the tape is behind the input: the integral of what it lacks in speed. */
  delayAt(time: number): number {
    return this.toSeconds(this.#delay.delayTime.getValueAtTime(time)) + middleDelay(this.context.sampleRate)
  }

  /** Of the tape at a time. */
  speedAt(time: number): number {
    return this.#speed.gain.getValueAtTime(time)
  }

  /** Loudness is felt as a power, and the knobs of decks are made so: half the way sounds about half as loud. */
  setVolume(volume: number): void {
    this.output.gain.setTargetAtTime(volume ** 2, this.immediate(), smoothing.volume)
  }

  /** Wow, flutter, hiss and lost treble, 0 (none) to 1. */
  setWear(wear: number): void {
    if (wear > 0 && this.#noise.state === 'stopped') this.#noise.start()
    const now = this.immediate()
    for (const { depth, most } of this.#swings) depth.gain.setTargetAtTime(wear * most, now, smoothing.wear)
    this.#azimuth.gain.setTargetAtTime(wear * azimuth.loss, now, smoothing.wear)
    this.#hiss.gain.setTargetAtTime(wear * hiss.gain, now, smoothing.wear)
  }

  override dispose(): this {
    super.dispose()
    // Tone leaves a noise that is disposed of while it sounds to run on.
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
   * A sine on the delay. Speed that deviates by d sin(wt) is a delay that swings by d/w. Not Tone.LFO: each of its
   * signals leaves a ConstantSourceNode running when it is disposed of.
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

  /** A part of the way takes a part of the time. */
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
    // Not setValueCurveAtTime, which sets a value at the ramp's start once more: Chromium then jumps.
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

/** Seconds. Room for wow and flutter, which also speed up. */
const middleDelay = (sampleRate: number) =>
  wholeSamples(swingSeconds(wow) + swingSeconds(flutter), sampleRate)

/** Seconds: a delay line interpolates between samples, which loses treble. */
const wholeSamples = (seconds: number, sampleRate: number) => Math.ceil(seconds * sampleRate) / sampleRate

interface Swing {
  readonly oscillator: OscillatorNode
  readonly depth: Gain
  /** Seconds, of a worn tape. */
  readonly most: number
}

interface Automated {
  cancelScheduledValues(time: number): unknown
  linearRampToValueAtTime(value: number, time: number): unknown
  setValueAtTime(value: number, time: number): unknown
}

/**
 * Whatever was planned runs until `time`, stands on `value` there, and is over. Tone's own cancelAndHoldAtTime wants
 * a method of AudioParam that Firefox has not.
 */
function hold(param: Automated, value: number, time: number): void {
  param.cancelScheduledValues(time)
  param.linearRampToValueAtTime(value, time)
}

function set(param: Automated, value: number, time: number): void {
  param.cancelScheduledValues(time)
  param.setValueAtTime(value, time)
}
