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
  /** Seconds of the way in, and out. */
  readonly fadeIn: number
  readonly fadeOut: number
  /** What chance decides: `Math.random`, or a seeded one where the same is to be heard again. */
  readonly random: Random
}

/** Points to go through: [seconds after the event began, value], ascending. */
export type Curve = readonly (readonly [seconds: number, value: number])[]

/** One thing that is heard: a texture or a whistled tone, opened by a level, coloured by filters. */
interface SoundEvent {
  /** A texture to be looped from anywhere in it, or the Hz of a sine. */
  readonly source: ToneAudioBuffer | Curve
  /** Speed of the texture, and so its pitch. */
  readonly rate?: number
  /** As a factor. The event lasts as long as this curve. */
  readonly level: Curve
  readonly filters?: readonly SoundFilter[]
  /** -1 left, 1 right. */
  readonly pan?: number
}

export interface SoundFilter {
  readonly type: BiquadFilterType
  readonly frequency: number | Curve
  readonly Q?: number
  /** Decibels, of a `peaking` filter. */
  readonly gain?: number
}

/** A part plays what it has for this moment and says in how many seconds it wants to be asked again. */
type Part = (at: Unit.Seconds) => Unit.Seconds

/** Seconds planned ahead: browsers wake a hidden page once a second at the least. */
const planned = 3
/** Seconds an event is planned before it begins, at the least. */
const lead = 0.1

/**
 * A place one listens to, played live and never the same twice: each part decides from moment to moment what comes
 * next. Connected, started, stopped and disposed of like any source of Tone's.
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
  /** Where events go by default. */
  protected readonly mix: Gain
  /** When it plays, in seconds of the context. */
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
    // Not Tone's Clock: made before the context runs, it leaves a node behind.
    context.on('tick', this.plan)
  }

  start(time?: Unit.Time): this {
    const at = this.toSeconds(time)
    this.mix.gain.cancelAndHoldAtTime(at).linearRampToValueAtTime(1, at + this.fadeIn)
    this.starts = at
    this.stops = Number.POSITIVE_INFINITY
    return this
  }

  /** Fades out. What is under way ends unheard. */
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

  /** Asks each part for what comes next. What a page missed while it slept is left out, not made up for. */
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
