import '../toneContext.ts'
import {
  BiquadFilter,
  Gain,
  Panner,
  type Param,
  ToneAudioBuffer,
  ToneAudioNode,
  ToneBufferSource,
  ToneOscillatorNode,
  type Unit,
  Volume,
} from 'tone'
import type { Random } from '#contract/random.ts'

type ToneAudioNodeOptions = ReturnType<typeof ToneAudioNode.getDefaults>

interface SoundscapeOptions extends ToneAudioNodeOptions {
  readonly volume: Unit.Decibels
  /** Seconds. */
  readonly fadeIn: number
  readonly fadeOut: number
  /** `Math.random`, or a seeded generator for reproducible sound. */
  readonly random: Random
}

/** Points in ascending order: [seconds after the event began, value]. */
export type Curve = readonly (readonly [seconds: number, value: number])[]

/** One event: a texture or a whistled tone with a level curve and filters. */
interface SoundEvent {
  /** A texture, looped from a random position, or the pitch of a sine, Hz. */
  readonly source: ToneAudioBuffer | Curve
  /** Playback rate of the texture. */
  readonly rate?: number
  /** Factor. The event lasts as long as this curve. */
  readonly level: Curve
  readonly filters?: readonly SoundFilter[]
  /** -1 left, 1 right. */
  readonly pan?: number
}

export interface SoundFilter {
  readonly type: BiquadFilterType
  readonly frequency: number | Curve
  readonly Q?: number
  /** Decibels, for a `peaking` filter. */
  readonly gain?: number
}

/** Plays what is due and returns the seconds until its next call. */
type Part = (at: Unit.Seconds) => Unit.Seconds

/** Seconds planned ahead: browsers run timers of a hidden page once a second. */
const planned = 3
/** Least seconds between planning an event and its start. */
const lead = 0.1

/**
 * A place, played live and never the same twice: each part decides as it goes what comes next. Connected, started,
 * stopped and disposed like a Tone source.
 */
export abstract class Soundscape extends ToneAudioNode<SoundscapeOptions> {
  readonly input = undefined
  readonly output: Volume
  readonly volume: Volume['volume']
  /** Seconds. */
  readonly fadeIn: number
  readonly fadeOut: number
  protected abstract readonly parts: readonly Part[]
  protected readonly random: Random
  /** Default destination of events. */
  protected readonly mix: Gain
  /** Start and stop in seconds of the context. */
  private starts = Number.POSITIVE_INFINITY
  private stops = Number.POSITIVE_INFINITY
  private readonly due = new Map<Part, Unit.Seconds>()
  private readonly sounding = new Set<() => void>()

  constructor({
    fadeIn = 0.8,
    fadeOut = 0.6,
    random = Math.random,
    ...options
  }: Partial<SoundscapeOptions> = {}) {
    super(options)
    const { context } = this
    this.fadeIn = fadeIn
    this.fadeOut = fadeOut
    this.random = random
    this.output = new Volume({ context, volume: options.volume ?? 0 })
    this.volume = this.output.volume
    this.mix = new Gain({ context, gain: 0 }).connect(this.output)
    // Not Tone.Clock: made before the context runs, it leaks a node.
    context.on('tick', this.plan)
  }

  start(time?: Unit.Time): this {
    const at = this.toSeconds(time)
    this.mix.gain.cancelAndHoldAtTime(at).linearRampToValueAtTime(1, at + this.fadeIn)
    this.starts = at
    this.stops = Number.POSITIVE_INFINITY
    return this
  }

  /** Fades out. Events under way end in silence. */
  stop(time?: Unit.Time): this {
    const at = this.toSeconds(time)
    this.mix.gain.cancelAndHoldAtTime(at).linearRampToValueAtTime(0, at + this.fadeOut)
    this.stops = at
    return this
  }

  override dispose(): this {
    if (this.disposed) return this
    this.context.off('tick', this.plan)
    for (const end of this.sounding) end()
    this.mix.dispose()
    return super.dispose()
  }

  protected play(
    at: Unit.Seconds,
    { source, rate = 1, level, filters = [], pan = 0 }: SoundEvent,
    destination: ToneAudioNode = this.mix,
  ): void {
    const { context } = this
    const seconds = level.at(-1)?.[0] ?? 0
    const gain = new Gain({ context, gain: 0 })
    follow(gain.gain, level, at)
    const colours = filters.map(({ frequency, ...filter }) => {
      const colour = new BiquadFilter({ context, ...filter })
      follow(colour.frequency, frequency, at)
      return colour
    })
    const nodes = [gain, ...colours, new Panner({ context, pan })]
    const voice = source instanceof ToneAudioBuffer ? this.texture(source, rate) : this.whistle(source, at)
    voice.chain(...nodes, destination)
    const end = () => {
      this.sounding.delete(end)
      for (const node of [voice, ...nodes]) node.dispose()
    }
    this.sounding.add(end)
    // Offline, Tone's clock has run to its end before the first sample is rendered.
    if (!context.isOffline) voice.onended = end
    if (voice instanceof ToneBufferSource) voice.start(at, this.random() * voice.buffer.duration)
    else voice.start(at)
    voice.stop(at + seconds)
  }

  private texture(url: ToneAudioBuffer, playbackRate: number) {
    return new ToneBufferSource({ context: this.context, url, loop: true, playbackRate })
  }

  private whistle(hertz: Curve, at: Unit.Seconds) {
    const oscillator = new ToneOscillatorNode({ context: this.context })
    follow(oscillator.frequency, hertz, at)
    return oscillator
  }

  /** Calls each part that is due. Events missed while the page slept are skipped. */
  private readonly plan = (): void => {
    const now = this.immediate()
    if (this.starts > now + planned) return
    for (const part of this.parts) {
      let at = Math.max(this.due.get(part) ?? 0, this.starts, now + lead)
      while (at < Math.min(now + planned, this.stops)) at += part(at)
      this.due.set(part, at)
    }
  }
}

function follow(param: Param<'gain'> | Param<'frequency'>, points: number | Curve, at: Unit.Seconds): void {
  const [first, ...rest] = typeof points === 'number' ? [[0, points] as const] : points
  if (first !== undefined) param.setValueAtTime(first[1], at + first[0])
  for (const [after, value] of rest) param.linearRampToValueAtTime(value, at + after)
}
