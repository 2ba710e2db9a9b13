import { Context } from 'tone/build/esm/core/context/Context.js'
import { Gain } from 'tone/build/esm/core/context/Gain.js'
import { setContext } from 'tone/build/esm/core/Global.js'
import { Limiter } from 'tone/build/esm/component/dynamics/Limiter.js'
import { chooseLoudness, type Loudness, useVisit } from '#state/visit.ts'
import { mediaSource } from '../mediaSource.ts'
import { type SoundName, sounds } from '../sounds.gen.ts'
import { busLevels, type BusName, busNames, duckedBy, gainOf, rampSeconds } from './buses.ts'
import { createSoundCache } from './soundCache.ts'

/** Fetches the bytes of a sound: src/audio itself never asks the network. */
export type SoundBytes = (url: string) => Promise<ArrayBuffer>

/** Something that sounds. */
export interface Sounding {
  /** Fades out and lets go; seconds of the fade. Stopping twice is harmless. */
  stop(fadeSeconds?: number): void
}

/** A sound that goes on and whose pitch follows something that moves. */
export interface Looping extends Sounding {
  /** Speed as a factor, which is pitch, and loudness as a factor of its own; reached within a frame or two. */
  shape(rate: number, level: number): void
}

export interface LoopOptions {
  readonly bus?: BusName
  readonly fadeSeconds?: number
  /** On top of the file's own place in the mix. */
  readonly level?: number
}

export interface Mixer {
  /** Decodes sounds before they are needed. Never rejects: what does not come is logged once and stays silent. */
  prepare(names: readonly SoundName[]): Promise<void>
  /** Sounds once, at once where it is prepared; a sound that comes late is not played late. `rate` is speed and pitch. */
  play(name: SoundName, bus?: BusName, rate?: number): Sounding
  /** Sounds on and on, fading in over some seconds. */
  loop(name: SoundName, options?: LoopOptions): Looping
  /**
   * Leads a room's own nodes into a bus; `nodes` of them are counted until what is returned is called. The room owns
   * them: it disconnects what stands before `output`.
   */
  attach(output: AudioNode, bus: BusName, nodes: number): () => void
  /** Lets an element that plays a voice speak through the voice bus; once an element. Returns what takes it off again. */
  connectVoice(element: HTMLMediaElement): () => void
  /** Lets a node hear what goes to the speakers. Returns what ends it. */
  overhear(node: AudioNode): () => void
  /** While somebody speaks, everything else steps back. */
  speak(isSpeaking: boolean): void
  /** The visitor's choice, which holds for all mixers: see src/state/visit.ts. */
  loudness(): Loudness
  setLoudness(choice: Loudness): void
  /** Nodes that exist now, buses included: what a room leaves behind must be what it found. */
  nodeCount(): number
  dispose(): void
}

/**
 * The mix of the whole exhibition, on the one audio context.
 *
 *   voices  ─> voice ────────────┐
 *   devices ─> device ──> duck ──┼─> master (mute, volume) ─> limiter ─> speakers
 *   rooms   ─> ambience ─────────┘
 */
export function createMixer(native: AudioContext, bytesOf: SoundBytes): Mixer {
  const context = new Context({ context: native, lookAhead: 0, clockSource: 'offline' })
  setContext(context)
  // Straight to the speakers: Tone's own destination is one more gain, and a module more.
  const limiter = new Limiter({ context, threshold: -1.5 })
  limiter.connect(native.destination)
  const master = new Gain({ context, gain: masterGain(useVisit.getState().loudness) }).connect(limiter)
  const duck = new Gain({ context, gain: 1 }).connect(master)
  const buses = {
    voice: new Gain({ context, gain: gainOf(busLevels.voice) }).connect(master),
    device: new Gain({ context, gain: gainOf(busLevels.device) }).connect(duck),
    ambience: new Gain({ context, gain: gainOf(busLevels.ambience) }).connect(duck),
  }
  const cache = createSoundCache(bytesOf, (bytes) => native.decodeAudioData(bytes))
  const sounding = new Set<Sounding>()
  const voices = new Map<HTMLMediaElement, MediaElementAudioSourceNode>()
  let attachedNodes = 0
  let isDisposed = false
  const stopFollowing = useVisit.subscribe(
    (visit) => visit.loudness,
    (loudness) => master.gain.rampTo(masterGain(loudness), rampSeconds.mute),
  )

  function start(
    buffer: AudioBuffer,
    name: SoundName,
    { bus = 'device', fadeSeconds = 0, level: factor = 1 }: LoopOptions,
    playbackRate = 1,
  ): Looping {
    const { loop } = sounds[name]
    const gain = sounds[name].gain * factor
    const source = new AudioBufferSourceNode(native, { buffer, loop, playbackRate })
    const level = new GainNode(native, { gain: fadeSeconds > 0 ? 0 : gain })
    if (fadeSeconds > 0) level.gain.setTargetAtTime(gain, native.currentTime, fadeSeconds / 3)
    source.connect(level)
    level.connect(buses[bus].input)
    let isOver = false
    const self: Looping = {
      shape: (rate, louder) => {
        if (isOver) return
        source.playbackRate.setTargetAtTime(rate, native.currentTime, rampSeconds.shape)
        level.gain.setTargetAtTime(gain * louder, native.currentTime, rampSeconds.shape)
      },
      stop: (seconds = rampSeconds.stop) => {
        if (isOver) return
        isOver = true
        level.gain.cancelScheduledValues(native.currentTime)
        level.gain.setTargetAtTime(0, native.currentTime, seconds / 4)
        source.stop(native.currentTime + seconds)
      },
    }
    source.addEventListener('ended', () => {
      source.disconnect()
      level.disconnect()
      sounding.delete(self)
    })
    source.start()
    sounding.add(self)
    return self
  }

  return {
    prepare: async (names) => {
      await Promise.all(names.map((name) => cache.load(sounds[name].url)))
    },
    play: (name, bus = 'device', rate = 1) => {
      const buffer = cache.ready(sounds[name].url)
      if (buffer === null) {
        void cache.load(sounds[name].url)
        return silence
      }
      return isDisposed || native.state !== 'running' ? silence : start(buffer, name, { bus }, rate)
    },
    loop: (name, options = {}) => {
      let isWanted = true
      let playing: Looping | null = null
      let shape: readonly [rate: number, level: number] | null = null
      void cache.load(sounds[name].url).then((buffer) => {
        if (buffer === null || !isWanted || isDisposed) return
        playing = start(buffer, name, { fadeSeconds: 0.6, ...options })
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
    },
    connectVoice: (element) => {
      const source = mediaSource(native, element)
      voices.set(element, source)
      source.connect(buses.voice.input)
      return () => source.disconnect()
    },
    attach: (output, bus, nodes) => {
      output.connect(buses[bus].input)
      attachedNodes += nodes
      let isAttached = true
      return () => {
        if (!isAttached) return
        isAttached = false
        attachedNodes -= nodes
        output.disconnect()
      }
    },
    overhear: (node) => {
      limiter.connect(node)
      return () => limiter.disconnect(node)
    },
    speak: (isSpeaking) => {
      duck.gain.rampTo(isSpeaking ? gainOf(duckedBy) : 1, rampSeconds.duck)
    },
    loudness: () => useVisit.getState().loudness,
    setLoudness: chooseLoudness,
    nodeCount: () => 2 * sounding.size + voices.size + attachedNodes + (isDisposed ? 0 : busNames.length + 3),
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      stopFollowing()
      for (const each of sounding) each.stop()
      for (const source of voices.values()) source.disconnect()
      voices.clear()
      for (const node of [...Object.values(buses), duck, master, limiter]) node.dispose()
      // Tone's context is let go, not disposed of: that would close the native one, which the recorder uses, too.
      native.onstatechange = null
    },
  }
}

const silence: Looping = { shape: () => {}, stop: () => {} }

/** Loudness is felt as a power: half the slider sounds about half as loud. */
const masterGain = ({ muted, volume }: Loudness) => (muted ? 0 : volume ** 2)
