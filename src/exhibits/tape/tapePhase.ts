/** Where a visit to this room is. */
export type TapePhase =
  /** The film of the first six seconds (TAPE-01). */
  | 'intro'
  | 'open'
  /** The tape is coming out. */
  | 'ejecting'
  /** Over: go back to the chooser. */
  | 'over'

export type TapeEvent = 'introOver' | 'eject' | 'ejected'

/** The room without scene, sound or page. Nothing undoes an ejection: somebody is on the way out. */
export function nextPhase(phase: TapePhase, event: TapeEvent): TapePhase {
  switch (event) {
    case 'introOver':
      return phase === 'intro' ? 'open' : phase
    case 'eject':
      return phase === 'over' ? phase : 'ejecting'
    case 'ejected':
      return phase === 'ejecting' ? 'over' : phase
  }
}
