/** State of the visit. */
export type TapePhase =
  /** The film of the first six seconds (TAPE-01). */
  | 'intro'
  | 'open'
  /** The tape is being ejected. */
  | 'ejecting'
  /** Go back to the chooser. */
  | 'over'

export type TapeEvent = 'introOver' | 'eject' | 'ejected'

/** The exhibit as a pure function. An ejection cannot be undone. */
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
