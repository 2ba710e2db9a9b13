import type { DeckKey, LoaderMove } from '#lib/tape/deck.ts'
import type { Looping, Mixer, Sounding } from '../Mixer.ts'
import type { SoundName } from '../sounds.gen.ts'

/** The motion of the mechanism, as far as it sounds. */
export interface MechanismMotion {
  /** Threading the tape, or rewinding all of it. */
  readonly loop: 'fast-wind' | 'rewind' | null
  /** Speed of the driven reel, as a multiple of its speed in a 5 s seek; 0 at rest. */
  readonly reelSpeed: number
}

export interface DeckSounds {
  press(key: DeckKey): void
  release(key: DeckKey): void
  /** Plays the sound of door or tape. A late one is dropped: see Mixer.play. */
  move(move: LoaderMove): void
  /** Fades the sounds of door and tape. */
  fadeOut(): void
  /** Call once a frame. */
  follow(motion: MechanismMotion): void
  dispose(): void
}

const keySounds = {
  fullRewind: ['deck-rewind-press', 'deck-rewind-release'],
  rewind: ['deck-rewind-press', 'deck-rewind-release'],
  play: ['deck-play-press', 'deck-play-release'],
  fastForward: ['deck-fast-forward-press', 'deck-fast-forward-release'],
  pause: ['deck-pause-press', 'deck-pause-release'],
  eject: ['deck-stop-press', 'deck-stop-release'],
  power: ['deck-pause-press', 'deck-pause-release'],
} as const satisfies Record<DeckKey, readonly [SoundName, SoundName]>

const moveSounds = {
  doorOpens: 'cassette-door-open',
  tapeIn: 'cassette-in',
  doorCloses: 'cassette-door-close',
  tapeOut: 'cassette-out',
  lidOpens: 'eject',
} as const satisfies Record<LoaderMove, SoundName>

/** The film's sounds come first, since the page begins with it. */
const needed: readonly SoundName[] = [
  ...Object.values(moveSounds),
  ...new Set([...Object.values(keySounds).flat(), 'fast-wind', 'rewind', 'wind-stop'] as const),
]

/** Pitch factors of the winding sound: for a motor that barely turns, and the most. */
const windingRate = { slowest: 0.45, most: 1.9 } as const
/** Seconds. */
const fades = { wind: 0.05, unwind: 0.12, fadeOut: 0.15 } as const
/** Smaller changes are not sent to the audio thread. */
const audible = 0.01

/** The sounds of the mechanism. Sounds of keys start within the frame of the press. */
export function createDeckSounds(mixer: Pick<Mixer, 'prepare' | 'play' | 'loop'>): DeckSounds {
  let winding: { readonly name: SoundName; readonly sound: Looping; rate: number } | null = null
  const moves = new Map<LoaderMove, Sounding>()
  void mixer.prepare(needed)

  function stopWinding(): void {
    winding?.sound.stop(fades.unwind)
    winding = null
  }

  function fadeOut(): void {
    for (const sounding of moves.values()) sounding.stop(fades.fadeOut)
    moves.clear()
  }

  function wind({ loop, reelSpeed }: MechanismMotion): void {
    if (loop !== winding?.name) {
      const wasWinding = winding !== null
      stopWinding()
      if (loop === null && wasWinding) mixer.play('wind-stop')
      if (loop !== null)
        winding = { name: loop, sound: mixer.loop(loop, { fadeSeconds: fades.wind, level: 0 }), rate: -1 }
    }
    if (winding === null) return
    const rate = Math.min(windingRate.most, windingRate.slowest + (1 - windingRate.slowest) * reelSpeed)
    if (Math.abs(rate - winding.rate) < audible) return
    winding.rate = rate
    winding.sound.shape(rate, Math.min(1, 0.3 + reelSpeed))
  }

  return {
    press: (key) => void mixer.play(keySounds[key][0]),
    release: (key) => void mixer.play(keySounds[key][1]),
    move: (move) => void moves.set(move, mixer.play(moveSounds[move])),
    fadeOut,
    follow: wind,
    dispose: () => {
      stopWinding()
      fadeOut()
    },
  }
}
