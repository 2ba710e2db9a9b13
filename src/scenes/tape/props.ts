import type { DeckKey, DeckMode, LoaderMove, TapeLive } from '#lib/tape/deck.ts'

/** A cassette as somebody labelled it. */
export interface LabelledTape {
  readonly id: number
  readonly title: string
  /** The face of its handwriting, as CSS names it; it must be on the page. */
  readonly hand: string
  /** CSS colours; cream and blue unless told. */
  readonly paper?: string
  readonly ink?: string
}

/** Presses and drags are the page's own: real buttons lie over the picture where `layoutOf` says. */
export interface TapeRoomProps {
  /** Read every frame, never a reason to render. */
  readonly live: TapeLive
  readonly mode: DeckMode
  /** Keys that are down: held by somebody or latched by the mechanism. */
  readonly keysDown: ReadonlySet<DeckKey>
  /** The clock of the film at the beginning; null once it is over. */
  readonly intro: { readonly seconds: () => number } | null
  /** What lies in the deck. A change takes the old tape out and puts the new one in. */
  readonly tape: LabelledTape | null
  /** The door opens and the tape comes out; it stays out as long as this is true. */
  readonly ejecting: boolean
  /** 0 to 1. */
  readonly volume: number
  readonly onProgress: (share: number) => void
  /** The first complete picture is drawn. */
  readonly onReady: () => void
  readonly onFailed: (error: unknown) => void
  /** Door or tape moves as one hears it, in the film too. */
  readonly onMove: (move: LoaderMove) => void
  /** The tape is out of the deck. */
  readonly onEjected: () => void
}
