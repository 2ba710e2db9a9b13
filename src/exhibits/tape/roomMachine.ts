/** Where a visit to this room is. */
export type RoomPhase =
  /** The film of the first six seconds (TAPE-01). */
  | 'intro'
  | 'room'
  /** The tape is coming out. */
  | 'ejecting'
  /** Over: go back to the chooser. */
  | 'gone'

/** Whether the room itself is drawn: not yet, drawn, or its still after something broke. */
export type Light = 'coming' | 'on' | 'broken'

export interface RoomState {
  readonly phase: RoomPhase
  readonly light: Light
  /** Counts the attempts to switch the light on. */
  readonly attempt: number
}

export type RoomEvent =
  | { readonly type: 'introOver' }
  | { readonly type: 'lit' }
  | { readonly type: 'broke' }
  | { readonly type: 'retry' }
  | { readonly type: 'eject' }
  | { readonly type: 'ejected' }

export const initialRoom: RoomState = { phase: 'intro', light: 'coming', attempt: 0 }

/** The room without scene, sound or page. Nothing undoes an ejection: somebody is on the way out. */
export function nextRoom(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'introOver':
      return state.phase === 'intro' ? { ...state, phase: 'room' } : state
    case 'lit':
      return state.light === 'coming' ? { ...state, light: 'on' } : state
    case 'broke':
      return { ...state, light: 'broken' }
    case 'retry':
      return state.light === 'broken' ? { ...state, light: 'coming', attempt: state.attempt + 1 } : state
    case 'eject':
      return state.phase === 'gone' || state.phase === 'ejecting' ? state : { ...state, phase: 'ejecting' }
    case 'ejected':
      return state.phase === 'ejecting' ? { ...state, phase: 'gone' } : state
  }
}
