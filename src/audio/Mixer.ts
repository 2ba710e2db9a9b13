import './toneContext.ts'
import {
  Channel,
  Compressor,
  dbToGain,
  Gain,
  Reverb,
  ToneAudioBuffer,
  ToneAudioNode,
  type ToneAudioNodeOptions,
  ToneBufferSource,
} from 'tone'
import { inTime, type Stop } from '#lib/time/timers.ts'
import type { Loudness } from '#state/visit.ts'
import { type SoundName, sounds } from './sounds.gen.ts'
import type { Acoustics } from './acoustics.ts'

/** Who speaks in a room, from the front to the back. */
export type BusName = 'voice' | 'device' | 'ambience'

/** Decibels. Device sounds stand about 12 dB under the voice, what surrounds them further back. */
const busLevels = { voice: 0, device: -12, ambience: -20 } as const satisfies Record<BusName, number>

/** Decibels that everything but the voice steps back while somebody speaks. */
const duckedBy = -12

/** Tone.Limiter, but for its knee of 30 dB, with which ten voices at once leave it 2.8 dB over full scale. */
const limiter = { threshold: -1.5, ratio: 20, attack: 0.003, release: 0.01, knee: 0 } as const
/** dB that a compressor of these settings adds to all it lets through (Web Audio: 0.6 of what it takes at full scale). */
const makeUp = -0.6 * limiter.threshold * (1 - 1 / limiter.ratio)

/** Seconds of every change of level: nothing clicks. */
const rampSeconds = { duck: 0.35, mute: 0.06, stop: 0.04, shape: 0.015, reverb: 0.3 } as const

/** A sound that is not there by then stays silent until it is asked for again. */
const loadMs = 30_000

/** Something that sounds. */
export interface Sounding {
  /** Fades out and disposes of itself; seconds of the fade. Stopping twice is harmless. */
  stop(fadeSeconds?: number): void
}

/** A sound that goes on and whose pitch follows something that moves. */
export interface Looping extends Sounding {
  /** Speed as a factor, which is pitch, and loudness as a factor of its own; reached within a frame or two. */
  shape(rate: number, level: number): void
}

interface LoopOptions {
  readonly bus?: BusName
  readonly fadeSeconds?: number
  /** On top of the file's own place in the mix. */
  readonly level?: number
}

/**
 * The mix of the whole exhibition.
 *
 *   voices  ─> voice ──────────────┬─> master (mute, volume) ─> limiter
 *   devices ─> device ───> duck ───┤      ^
 *   rooms   ─> ambience ───^       └─> room reverb
 */
export class Mixer extends ToneAudioNode {
  readonly name = 'Mixer'
  readonly input = undefined
  readonly output: Gain<'decibels'>
  readonly #limiter: Compressor
  readonly #master: Gain
  readonly #duck: Gain
  readonly #buses: Readonly<Record<BusName, Channel>>
  readonly #buffers = new Map<SoundName, Promise<ToneAudioBuffer | null>>()
  readonly #loaded = new Map<SoundName, ToneAudioBuffer>()
  readonly #sounding = new Set<Sounding>()
  readonly #reverbs = new Map<Acoustics, { readonly send: Gain; readonly reverb: Reverb }>()

  constructor(options: Partial<ToneAudioNodeOptions> = {}) {
    super(options)
    const { context } = this
    this.output = new Gain({ context, units: 'decibels', gain: -makeUp })
    this.#limiter = new Compressor({ context, ...limiter }).connect(this.output)
    this.#master = new Gain({ context }).connect(this.#limiter)
    this.#duck = new Gain({ context }).connect(this.#master)
    const bus = (name: BusName, to: ToneAudioNode) =>
      new Channel({ context, volume: busLevels[name], channelCount: 2 }).connect(to)
    this.#buses = {
      voice: bus('voice', this.#master),
      device: bus('device', this.#duck),
      ambience: bus('ambience', this.#duck),
    }
  }

  /** Where a source connects to. */
  bus(name: BusName): Channel {
    return this.#buses[name]
  }

  /** Loudness is felt as a power: half the slider sounds about half as loud. */
  setLoudness({ muted, volume }: Loudness): void {
    this.#master.gain.rampTo(muted ? 0 : volume ** 2, rampSeconds.mute)
  }

  /** While somebody speaks, everything else steps back. */
  speak(isSpeaking: boolean): void {
    this.#duck.gain.rampTo(isSpeaking ? dbToGain(duckedBy) : 1, rampSeconds.duck)
  }

  /** Decodes sounds before they are needed. Never rejects: what does not come is logged once and stays silent. */
  async prepare(names: readonly SoundName[]): Promise<void> {
    await Promise.all(names.map((name) => this.#load(name)))
  }

  /** Sounds once, at once where it is prepared; a sound that comes late is not played late. `rate` is speed and pitch. */
  play(name: SoundName, bus: BusName = 'device', rate = 1): Sounding {
    const buffer = this.#loaded.get(name)
    if (buffer === undefined) void this.#load(name)
    // What starts in a context that is suspended would sound when it wakes.
    if (buffer === undefined || this.#isAsleep()) return silence
    return this.#start(buffer, name, { bus }, rate)
  }

  /** Sounds on and on, fading in over some seconds, as soon as it is loaded. */
  loop(name: SoundName, { fadeSeconds = 0.6, ...options }: LoopOptions = {}): Looping {
    let isWanted = true
    let playing: Looping | null = null
    let shape: readonly [rate: number, level: number] | null = null
    void this.#load(name).then((buffer) => {
      if (buffer === null || !isWanted || this.disposed) return
      playing = this.#start(buffer, name, { ...options, fadeSeconds })
      if (shape !== null) playing.shape(...shape)
    })
    return {
      shape: (rate, level) => {
        shape = [rate, level]
        playing?.shape(rate, level)
      },
      stop: (seconds = 0.5) => {
        isWanted = false
        playing?.stop(seconds)
      },
    }
  }

  /** The air of an exhibit room: what is heard in it sounds back from its walls. Returns what leaves the room. */
  startReverb(acoustics: Acoustics): Stop {
    const { send } = this.#reverbs.get(acoustics) ?? this.#build(acoustics)
    send.gain.rampTo(dbToGain(acoustics.wet), rampSeconds.reverb)
    return () => send.gain.rampTo(0, rampSeconds.reverb)
  }

  /** How many sounds and loops there are at this moment: what a room leaves behind must be what it found. */
  get sounding(): number {
    return this.#sounding.size
  }

  override dispose(): this {
    if (this.disposed) return this
    for (const each of this.#sounding) each.stop(0)
    for (const buffer of this.#loaded.values()) buffer.dispose()
    const { voice, device, ambience } = this.#buses
    const walls = [...this.#reverbs.values()].flatMap(({ send, reverb }) => [send, reverb])
    for (const node of [voice, device, ambience, ...walls, this.#duck, this.#master, this.#limiter])
      node.dispose()
    return super.dispose()
  }

  /** Once a room, for all visits: its answer takes a moment to render. While nothing is sent to it, it rests. */
  #build(acoustics: Acoustics) {
    const { context } = this
    const reverb = new Reverb({ context, decay: acoustics.decay, wet: 1 }).connect(this.#master)
    const send = new Gain({ context, gain: 0 }).connect(reverb)
    for (const source of [this.#buses.voice, this.#duck]) source.connect(send)
    const built = { send, reverb }
    this.#reverbs.set(acoustics, built)
    return built
  }

  #isAsleep(): boolean {
    return this.disposed || (!this.context.isOffline && this.context.state !== 'running')
  }

  async #load(name: SoundName): Promise<ToneAudioBuffer | null> {
    const before = this.#buffers.get(name)
    if (before !== undefined) return before
    const { url } = sounds[name]
    const loading = inTime(loadMs, ToneAudioBuffer.fromUrl(url)).then(
      (buffer) => {
        this.#loaded.set(name, buffer)
        return buffer
      },
      (error: unknown) => {
        this.#buffers.delete(name)
        console.warn('A sound stays silent', url, error)
        return null
      },
    )
    this.#buffers.set(name, loading)
    return loading
  }

  /** One source a sound, as many at a time as there are: a Tone.Player cuts its last sound off when it starts anew. */
  #start(
    buffer: ToneAudioBuffer,
    name: SoundName,
    { bus = 'device', fadeSeconds = 0, level: factor = 1 }: LoopOptions,
    playbackRate = 1,
  ): Looping {
    const { context } = this
    const { loop } = sounds[name]
    const gain = sounds[name].gain * factor
    const level = new Gain({ context, gain }).connect(this.#buses[bus])
    const onended = () => {
      level.dispose()
      this.#sounding.delete(self)
    }
    const source = new ToneBufferSource({
      context,
      url: buffer,
      loop,
      playbackRate,
      fadeIn: fadeSeconds,
      onended,
    }).connect(level)
    const self: Looping = {
      shape: (rate, louder) => {
        if (level.disposed) return
        source.playbackRate.setTargetAtTime(rate, this.now(), rampSeconds.shape)
        level.gain.setTargetAtTime(gain * louder, this.now(), rampSeconds.shape)
      },
      stop: (seconds = rampSeconds.stop) => {
        if (level.disposed) return
        source.fadeOut = seconds
        source.stop()
      },
    }
    source.start()
    this.#sounding.add(self)
    return self
  }
}

const silence: Sounding = { stop: () => {} }
