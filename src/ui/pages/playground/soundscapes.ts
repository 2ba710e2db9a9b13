import { assetBytes } from '#api/assetBytes.ts'
import type { Looping, Mixer } from '#audio/mixer/createMixer.ts'
import { theMixer } from '#audio/mixer/mixer.ts'

export type Soundscape = 'walking-ambience' | 'ocean-waves'

/** What the page shows of its sounds. */
export interface SoundscapesState {
  readonly playing: ReadonlySet<Soundscape>
  /** 0 to 1; initial 0.5 (spec §9). */
  readonly volume: number
  readonly isSilent: boolean
}

export interface Soundscapes {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => SoundscapesState
  toggle(name: Soundscape): void
  setVolume(volume: number): void
  click(): void
  /** Fades out what sounds; the next visit starts anew. */
  dispose(): void
}

/** Seconds of a soundscape's way in and out. */
const fadeSeconds = { in: 0.8, out: 0.6 } as const
/** A loop that starts at nothing could never be turned up: its level is a factor. */
const quietest = 0.001

/** The two soundscapes of the sandbox and its click (PLAY-02). The mixer comes with the first press. */
export function createSoundscapes(): Soundscapes {
  const listeners = new Set<() => void>()
  const loops = new Map<Soundscape, { readonly loop: Looping; readonly startLevel: number }>()
  let state: SoundscapesState = { playing: new Set(), volume: 0.5, isSilent: false }
  let isDisposed = false

  function change(part: Partial<SoundscapesState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  async function withMixer(use: (mixer: Mixer) => void): Promise<void> {
    try {
      const mixer = await theMixer(assetBytes)
      await mixer.prepare(['press', ...state.playing])
      if (!isDisposed) use(mixer)
    } catch (error) {
      console.warn('The playground stays silent', error)
      change({ isSilent: true, playing: new Set() })
    }
  }

  function start(mixer: Mixer): void {
    for (const name of state.playing) {
      if (loops.has(name)) continue
      const startLevel = Math.max(quietest, state.volume ** 2)
      const loop = mixer.loop(name, { bus: 'voice', level: startLevel, fadeSeconds: fadeSeconds.in })
      loops.set(name, { loop, startLevel })
    }
  }

  function stop(name: Soundscape): void {
    loops.get(name)?.loop.stop(fadeSeconds.out)
    loops.delete(name)
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    toggle: (name) => {
      const playing = new Set(state.playing)
      if (!playing.delete(name)) playing.add(name)
      change({ playing, isSilent: false })
      if (playing.has(name)) void withMixer(start)
      else stop(name)
    },
    setVolume: (volume) => {
      change({ volume })
      for (const { loop, startLevel } of loops.values()) loop.shape(1, volume ** 2 / startLevel)
    },
    click: () => void withMixer((mixer) => mixer.play('press', 'voice')),
    dispose: () => {
      isDisposed = true
      for (const name of loops.keys()) stop(name)
    },
  }
}
