import type { DeckKey, DeckState, DeckTrouble, LoaderMove, TapeLive } from '#lib/tape/deck.ts'

/** A recording to put into the deck. */
export interface TapeRecording {
  readonly src: string
  /** Seconds as the server measured them; the recording itself tells, too. */
  readonly duration?: number
  /** Of equal stretches, 0 to 100: what the meter shows where the signal cannot be read. */
  readonly peaks?: readonly number[] | null
  /** Media type without parameters; narrations are MP3, which is the default. It says how exactly a place is met. */
  readonly type?: string
  /** Plays as soon as it can. */
  readonly plays?: boolean
}

export interface Deck {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => DeckState
  readonly live: TapeLive
  /** The key goes down: it acts and sounds at once. */
  readonly press: (key: DeckKey) => void
  readonly release: (key: DeckKey) => void
  /** Door or tape moves in the picture at this moment: it sounds at once, or not at all. */
  readonly move: (move: LoaderMove) => void
  /** Fades what door and tape still sound of. */
  readonly fadeOut: () => void
  readonly load: (recording: TapeRecording) => void
  /** Nothing lies in the deck, because of this; null where nothing is wrong. */
  readonly unload: (trouble: DeckTrouble | null) => void
  /** The slider: at once, held within the recording. */
  readonly seek: (seconds: number) => void
  /** 0 to 1, rounded to hundredths. */
  readonly setVolume: (volume: number) => void
  /** Wow, flutter, hiss and lost treble beyond any real deck's. Label it so. */
  readonly setExaggerated: (isExaggerated: boolean) => void
  /** Once a frame: brings `live` up to date. */
  readonly frame: (nowMs: number) => void
  readonly dispose: () => void
}
