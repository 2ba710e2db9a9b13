import { Context } from 'tone/build/esm/core/context/Context.js'
import { Gain } from 'tone/build/esm/core/context/Gain.js'
import { setContext } from 'tone/build/esm/core/Global.js'
import { Limiter } from 'tone/build/esm/component/dynamics/Limiter.js'
import { type SoundName, sounds } from '../sounds.gen.ts'
import { busLevels, type BusName, busNames, duckedBy, gainOf, rampSeconds } from './buses.ts'
import { createSoundCache } from './soundCache.ts'
import { type LoudnessChoice, rememberedLoudness, rememberLoudness } from './loudnessMemory.ts'

/** Fetches the bytes of a sound: src/audio itself never asks the network. */
export type SoundBytes = (url: string) => Promise<ArrayBuffer>

/** Something that sounds. */
export interface Sounding {
  /** Fades out and lets go; seconds of the fade. Stopping twice is harmless. */
  stop(fadeSeconds?: number): void
}

export interface Mixer {
  /** Decodes sounds before they are needed. Never rejects: what does not come is logged once and stays silent. */
  prepare(names: readonly SoundName[]): Promise<void>
  /** Sounds once, at once where it is prepared; a sound that comes late is not played late. */
  play(name: SoundName, bus?: BusName): Sounding
  /** Sounds on and on, fading in over some seconds. */
  loop(name: SoundName, options?: { readonly bus?: BusName; readonly fadeSeconds?: number }): Sounding
  /** Lets an element that plays a voice speak through the voice bus; once an element. Returns what takes it off again. */
  connectVoice(element: HTMLMediaElement): () => void
  /** While somebody speaks, everything else steps back. */
  speak(isSpeaking: boolean): void
  loudness(): LoudnessChoice
  setLoudness(choice: LoudnessChoice): void
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
  let choice = rememberedLoudness()
  // Straight to the speakers: Tone's own destination is one more gain, and a module more.
  const limiter = new Limiter({ context, threshold: -1.5 })
  limiter.connect(native.destination)
  const master = new Gain({ context, gain: masterGain(choice) }).connect(limiter)
  const duck = new Gain({ context, gain: 1 }).connect(master)
  const buses = {
    voice: new Gain({ context, gain: gainOf(busLevels.voice) }).connect(master),
    device: new Gain({ context, gain: gainOf(busLevels.device) }).connect(duck),
    ambience: new Gain({ context, gain: gainOf(busLevels.ambience) }).connect(duck),
  }
  const cache = createSoundCache(bytesOf, (bytes) => native.decodeAudioData(bytes))
  const sounding = new Set<Sounding>()
  const voices = new Map<HTMLMediaElement, MediaElementAudioSourceNode>()
  let isDisposed = false

  function start(buffer: AudioBuffer, name: SoundName, bus: BusName, fadeSeconds: number): Sounding {
    const { loop, gain } = sounds[name]
    const source = new AudioBufferSourceNode(native, { buffer, loop })
    const level = new GainNode(native, { gain: fadeSeconds > 0 ? 0 : gain })
    if (fadeSeconds > 0) level.gain.setTargetAtTime(gain, native.currentTime, fadeSeconds / 3)
    source.connect(level)
    level.connect(buses[bus].input)
    let isOver = false
    const self: Sounding = {
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
    play: (name, bus = 'device') => {
      const buffer = cache.ready(sounds[name].url)
      if (buffer === null) {
        void cache.load(sounds[name].url)
        return silence
      }
      return isDisposed || native.state !== 'running' ? silence : start(buffer, name, bus, 0)
    },
    loop: (name, { bus = 'device', fadeSeconds = 0.6 } = {}) => {
      let isWanted = true
      let playing: Sounding | null = null
      void cache.load(sounds[name].url).then((buffer) => {
        if (buffer !== null && isWanted && !isDisposed) playing = start(buffer, name, bus, fadeSeconds)
      })
      return {
        stop: (seconds = 0.5) => {
          isWanted = false
          playing?.stop(seconds)
        },
      }
    },
    connectVoice: (element) => {
      // A media element can be led into a context once in its life.
      const source = voices.get(element) ?? new MediaElementAudioSourceNode(native, { mediaElement: element })
      voices.set(element, source)
      source.connect(buses.voice.input)
      return () => source.disconnect()
    },
    speak: (isSpeaking) => {
      duck.gain.rampTo(isSpeaking ? gainOf(duckedBy) : 1, rampSeconds.duck)
    },
    loudness: () => choice,
    setLoudness: (next) => {
      choice = { muted: next.muted, volume: Math.min(1, Math.max(0, next.volume)) }
      rememberLoudness(choice)
      master.gain.rampTo(masterGain(choice), rampSeconds.mute)
    },
    nodeCount: () => 2 * sounding.size + voices.size + (isDisposed ? 0 : busNames.length + 3),
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      for (const each of sounding) each.stop()
      for (const source of voices.values()) source.disconnect()
      voices.clear()
      for (const node of [...Object.values(buses), duck, master, limiter]) node.dispose()
      // Tone's context is let go, not disposed of: that would close the native one, which the recorder uses, too.
      native.onstatechange = null
    },
  }
}

const silence: Sounding = { stop: () => {} }

/** Loudness is felt as a power: half the slider sounds about half as loud. */
const masterGain = ({ muted, volume }: LoudnessChoice) => (muted ? 0 : volume ** 2)
