/** Where a visit to this room is. */
export type RoomPhase =
  /** The film of the first six seconds (TAPE-01). */
  | 'intro'
  | 'room'
  /** The tape is coming out. */
  | 'ejecting'
  /** Over: go back to the chooser. */
  | 'gone'

export type RoomEvent = 'introOver' | 'eject' | 'ejected'

/** The room without scene, sound or page. Nothing undoes an ejection: somebody is on the way out. */
export function nextPhase(phase: RoomPhase, event: RoomEvent): RoomPhase {
  switch (event) {
    case 'introOver':
      return phase === 'intro' ? 'room' : phase
    case 'eject':
      return phase === 'gone' ? phase : 'ejecting'
    case 'ejected':
      return phase === 'ejecting' ? 'gone' : phase
  }
}
