/** What a player says, in the language at hand. Names are whole phrases for a screen reader. */
export interface PlayerWords {
  /** The label of what is played follows after a colon. */
  readonly play: string
  readonly pause: string
  /** Name of the seek control. */
  readonly place: string
  /** With the places `{position}` and `{duration}`. */
  readonly ofTotal: string
  readonly failed: string
  /** The browser gives no sound: for the first time, and again. */
  readonly silent: string
  readonly dead: string
  readonly retry: string
  /** With the place `{names}`. */
  readonly readBy: string
}
