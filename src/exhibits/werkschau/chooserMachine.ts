import type { HallKey } from '#lib/hallKeys.ts'

/** What the hall shows now: nothing yet, the living scene, or its still after something broke. */
export type Light = 'coming' | 'on' | 'broken'

export interface ChooserState {
  readonly light: Light
  /** Counts the attempts to switch the light on. */
  readonly attempt: number
  /** Pointer or focus is on this one. */
  readonly approached: HallKey | null
  /** Somebody wants to go in there. */
  readonly chosen: HallKey | null
  /** The way in is over: go to its room. */
  readonly goes: boolean
}

export type ChooserEvent =
  | { readonly type: 'lit' }
  /** The graphics are gone for the moment: the light will come again by itself. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'broke' }
  | { readonly type: 'retry' }
  | { readonly type: 'approach'; readonly key: HallKey }
  | { readonly type: 'leave'; readonly key: HallKey }
  /** A second time, on whichever device, it skips the way. */
  | { readonly type: 'choose'; readonly key: HallKey }
  | { readonly type: 'skip' }
  | { readonly type: 'arrived' }

export const initialChooser: ChooserState = {
  light: 'coming',
  attempt: 0,
  approached: null,
  chosen: null,
  goes: false,
}

/** The chooser without scene, sound or page. Nothing undoes a choice: one is on the way. */
export function nextChooser(state: ChooserState, event: ChooserEvent): ChooserState {
  switch (event.type) {
    case 'lit':
      return state.light === 'coming' ? { ...state, light: 'on' } : state
    case 'interrupted':
      return state.light === 'on' ? { ...state, light: 'coming', goes: state.chosen !== null } : state
    case 'broke':
      // The way in ends where nothing moves any more.
      return { ...state, light: 'broken', goes: state.chosen !== null }
    case 'retry':
      return state.light === 'broken' ? { ...state, light: 'coming', attempt: state.attempt + 1 } : state
    case 'approach':
      return state.chosen !== null || state.approached === event.key
        ? state
        : { ...state, approached: event.key }
    case 'leave':
      return state.chosen !== null || state.approached !== event.key ? state : { ...state, approached: null }
    case 'choose':
      if (state.chosen !== null) return { ...state, goes: true }
      return { ...state, approached: event.key, chosen: event.key, goes: state.light !== 'on' }
    case 'skip':
    case 'arrived':
      return state.chosen === null || state.goes ? state : { ...state, goes: true }
  }
}
