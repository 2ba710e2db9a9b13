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
import type { Stop } from '#lib/time/timers.ts'
import { withTimeout } from '#lib/time/withTimeout.ts'
import type { Loudness } from '#state/visit.ts'
import { type SoundName, sounds } from './sounds.gen.ts'
import type { Acoustics } from './acoustics.ts'

/** The buses of the mix, from the front to the back. */
export type BusName = 'voice' | 'device' | 'ambience'

/** Decibels. Sounds of devices are about 12 dB below the voice, ambience further back. */
const busLevels = { voice: 0, device: -12, ambience: -20 } as const satisfies Record<BusName, number>

/** Decibels by which everything but the voice is lowered during speech. */
const duckedBy = -12

/** As Tone.Limiter, except its knee of 30 dB, with which ten voices at once exceed full scale by 2.8 dB. */
const limiter = { threshold: -1.5, ratio: 20, attack: 0.003, release: 0.01, knee: 0 } as const
/** Make-up gain of a compressor with these settings, dB (Web Audio: 0.6 of its reduction at full scale). */
const makeUp = -0.6 * limiter.threshold * (1 - 1 / limiter.ratio)

/** Seconds that changes of level take, so that nothing clicks. */
const rampSeconds = { duck: 0.35, mute: 0.06, stop: 0.04, shape: 0.015, reverb: 0.3 } as const

/** ms after which a sound that has not loaded stays silent until it is requested again. */
const loadMs = 30_000

export interface Sounding {
  /** Fades out over some seconds and disposes itself. Stopping twice is harmless. */
  stop(fadeSeconds?: number): void
}

/** A continuous sound whose pitch follows a motion. */
export interface Looping extends Sounding {
  /** Sets speed, and with it pitch, and level as factors; takes effect within a frame or two. */
  shape(rate: number, level: number): void
}

interface LoopOptions {
  readonly bus?: BusName
  readonly fadeSeconds?: number
  /** Multiplies the file's own gain. */
  readonly level?: number
}

/**
 * The mix of the whole exhibition.
 *
 *   voices  ─> voice ──────────────┬─> master (mute, volume) ─> limiter
 *   devices ─> device ───> duck ───┤      ^
 *   spaces  ─> ambience ───^       └─> acoustics (reverb)
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

  /** The bus to which a source connects. */
  bus(name: BusName): Channel {
    return this.#buses[name]
  }

  /** Squared, since half the slider should sound about half as loud. */
  setLoudness({ muted, volume }: Loudness): void {
    this.#master.gain.rampTo(muted ? 0 : volume ** 2, rampSeconds.mute)
  }

  /** Lowers everything but the voice during speech. */
  speak(isSpeaking: boolean): void {
    this.#duck.gain.rampTo(isSpeaking ? dbToGain(duckedBy) : 1, rampSeconds.duck)
  }

  /** Decodes sounds in advance. Never rejects: a failure is logged once, and the sound stays silent. */
  async prepare(names: readonly SoundName[]): Promise<void> {
    await Promise.all(names.map((name) => this.#load(name)))
  }

  /** Plays a sound once, if it is loaded: no sound plays late. `rate` is speed and pitch. */
  play(name: SoundName, bus: BusName = 'device', rate = 1): Sounding {
    const buffer = this.#loaded.get(name)
    if (buffer === undefined) void this.#load(name)
    // A sound started in a suspended context would play when the context resumes.
    if (buffer === undefined || this.#isAsleep()) return silence
    return this.#start(buffer, name, { bus }, rate)
  }

  /** Plays a sound in a loop, faded in as soon as it is loaded. */
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

  /** Sends the mix into the reverb of an exhibit. Returns a function that ends this. */
  startReverb(acoustics: Acoustics): Stop {
    const { send } = this.#reverbs.get(acoustics) ?? this.#build(acoustics)
    send.gain.rampTo(dbToGain(acoustics.wet), rampSeconds.reverb)
    return () => send.gain.rampTo(0, rampSeconds.reverb)
  }

  /** Number of sounds and loops playing. An exhibit must leave it as it was. */
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

  /** Built once per exhibit, since an impulse response takes time to render. Idle while nothing is sent to it. */
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
    const loading = withTimeout(loadMs, ToneAudioBuffer.fromUrl(url)).then(
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

  /** One source per playback, so that sounds overlap: a Tone.Player cuts off its last sound. */
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
