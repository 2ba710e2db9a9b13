/** Whether the player itself is drawn: not yet, drawn, or its still after something broke. */
export interface RoomLight {
  readonly light: 'coming' | 'on' | 'broken'
  /** Counts the attempts. */
  readonly attempt: number
}

export type LightEvent = 'lit' | 'broke' | 'retry'

export const unlit: RoomLight = { light: 'coming', attempt: 0 }

export function nextLight(state: RoomLight, event: LightEvent): RoomLight {
  switch (event) {
    case 'lit':
      return state.light === 'coming' ? { ...state, light: 'on' } : state
    case 'broke':
      return { ...state, light: 'broken' }
    case 'retry':
      return state.light === 'broken' ? { light: 'coming', attempt: state.attempt + 1 } : state
  }
}
