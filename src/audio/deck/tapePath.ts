import { delayAt, rampEnd, rampTo, speedAt, steady, type TapeRamp } from './tapeRamp.ts'
import { createTapeWear, type TapeWear } from './tapeWear.ts'

/** Seconds: room in the delay line for wow, which also speeds up. */
const baseDelay = 0.006
/** Each ramp that is broken off by the next adds a little; at rest it starts over. */
const longestDelay = 2
/** A delay grows along a parabola, which is led by so many straight pieces: each is one pitch. */
const pieces = 64
/** Seconds: later than what the audio thread has already rendered. */
const ahead = 0.015
/** Seconds of a cut: long enough not to click. */
const cutSeconds = 0.012
/** Time constant, seconds, of the volume knob. */
const volumeSeconds = 0.02

/** What a tape does to the sound of a media element. Times in seconds of the audio clock. */
export interface TapePath {
  readonly context: BaseAudioContext
  /** Before the volume, as in a real deck: the meter shows what is on the tape, whatever the knob says. */
  readonly tap: AudioNode
  readonly output: AudioNode
  readonly nodes: number
  /** From the speed it has to another; the earliest start is a moment from now. Returns when it starts and ends. */
  ramp(toSpeed: number, seconds: number, earliest?: number): { readonly from: number; readonly until: number }
  /** Silence without the sound of a stop, for a leap; returns when it is silent. */
  cut(): number
  /** Sound again at play speed, with a fresh delay line. Only after a cut. */
  mend(earliest?: number): number
  /** Silent, at rest, nothing in the delay line. */
  reset(): void
  /** Seconds by which the tape is behind the media at a time. */
  delayAt(at: number): number
  speedAt(at: number): number
  /** 0 to 1, as on the knob. */
  setVolume(volume: number): void
  setExaggerated(isExaggerated: boolean): void
  dispose(): void
}

/**
 *   media ─> delay line ─> edge (level follows speed) ─> cut ─┬─> tap ─> volume ─> output
 *              ^                                              └─ (meter)
 *              └─ wow, flutter (when exaggerated)
 *
 * The media plays at its own speed all the time. A tape that runs slower is a delay that grows: `delayAt`.
 * A playback head gives a voltage in proportion to speed, so the level follows it, and a tape at rest is silent.
 */
export function createTapePath(source: AudioNode, volume: number): TapePath {
  const { context } = source
  const delay = new DelayNode(context, { delayTime: baseDelay, maxDelayTime: longestDelay })
  const edge = new GainNode(context, { gain: 0 })
  const cut = new GainNode(context, { gain: 1 })
  // A recording of one channel is shown and heard on both.
  const tap = new GainNode(context, { channelCount: 2, channelCountMode: 'explicit' })
  const knob = new GainNode(context, { gain: volumeGain(volume) })
  source.connect(delay).connect(edge).connect(cut).connect(tap).connect(knob)
  let current: TapeRamp = steady(0, baseDelay)
  let wear: TapeWear | null = null

  const soon = (earliest = 0) => Math.max(context.currentTime + ahead, earliest)

  function follow(ramp: TapeRamp): void {
    const { startAt, seconds } = ramp
    hold(delay.delayTime, ramp.fromDelay, startAt)
    hold(edge.gain, ramp.fromSpeed, startAt)
    for (let piece = 1; piece <= pieces; piece += 1) {
      const at = startAt + (seconds * piece) / pieces
      delay.delayTime.linearRampToValueAtTime(delayAt(ramp, at), at)
    }
    edge.gain.linearRampToValueAtTime(ramp.toSpeed, startAt + seconds)
    current = ramp
  }

  return {
    context,
    tap,
    output: knob,
    nodes: 6,
    ramp: (toSpeed, seconds, earliest) => {
      const ramp = rampTo(current, toSpeed, seconds, soon(earliest))
      follow(ramp)
      return { from: ramp.startAt, until: rampEnd(ramp) }
    },
    cut: () => {
      const at = soon()
      hold(cut.gain, cut.gain.value, at)
      cut.gain.linearRampToValueAtTime(0, at + cutSeconds)
      return at + cutSeconds
    },
    mend: (earliest) => {
      const now = context.currentTime
      start(delay.delayTime, baseDelay, now)
      start(edge.gain, 1, now)
      current = steady(1, baseDelay)
      const at = soon(earliest)
      hold(cut.gain, 0, at)
      cut.gain.linearRampToValueAtTime(1, at + cutSeconds)
      return at
    },
    reset: () => {
      const now = context.currentTime
      start(edge.gain, 0, now)
      start(delay.delayTime, baseDelay, now)
      start(cut.gain, 1, now)
      current = steady(0, baseDelay)
    },
    delayAt: (at) => delayAt(current, at),
    speedAt: (at) => speedAt(current, at),
    setVolume: (next) => {
      knob.gain.setTargetAtTime(volumeGain(next), context.currentTime, volumeSeconds)
    },
    setExaggerated: (isExaggerated) => {
      if (isExaggerated === (wear !== null)) return
      wear?.end()
      wear = isExaggerated ? createTapeWear(context, delay.delayTime) : null
    },
    dispose: () => {
      wear?.end()
      wear = null
      for (const node of [source, delay, edge, cut, tap, knob]) node.disconnect()
    },
  }
}

/** Loudness is felt as a power, and the knobs of decks are made so: half the way sounds about half as loud. */
const volumeGain = (volume: number) => volume ** 2

/** Whatever was planned runs until `at`, stands on `value` there, and is over. */
function hold(param: AudioParam, value: number, at: number): void {
  param.cancelScheduledValues(at)
  param.linearRampToValueAtTime(value, at)
}

function start(param: AudioParam, value: number, at: number): void {
  param.cancelScheduledValues(0)
  param.setValueAtTime(value, at)
}
