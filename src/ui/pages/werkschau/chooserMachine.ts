interface ChooserState {
  /** Pointer or focus is on the exhibit with this id. */
  readonly approached: string | null
  /** Somebody wants to go in there. */
  readonly chosen: string | null
  /** The way in is over, or skipped. */
  readonly hasArrived: boolean
}

export type ChooserEvent =
  | { readonly type: 'approach'; readonly key: string }
  | { readonly type: 'leave'; readonly key: string }
  /** A second time, on whichever device, it skips the way. */
  | { readonly type: 'choose'; readonly key: string }
  | { readonly type: 'arrive' }

export const initialChooser: ChooserState = { approached: null, chosen: null, hasArrived: false }

/** The chooser without scene, sound or page. Nothing undoes a choice: one is on the way. */
export function nextChooser(state: ChooserState, event: ChooserEvent): ChooserState {
  switch (event.type) {
    case 'approach':
      return state.chosen !== null || state.approached === event.key
        ? state
        : { ...state, approached: event.key }
    case 'leave':
      return state.chosen !== null || state.approached !== event.key ? state : { ...state, approached: null }
    case 'choose':
      if (state.chosen !== null) return { ...state, hasArrived: true }
      return { approached: event.key, chosen: event.key, hasArrived: false }
    case 'arrive':
      return state.chosen === null || state.hasArrived ? state : { ...state, hasArrived: true }
  }
}

/** Whose room to go to now. Before a still, or one that a scene breaks off into, nothing moves: there is no way in. */
export const exhibitToEnter = ({ chosen, hasArrived }: ChooserState, isReady: boolean): string | null =>
  hasArrived || !isReady ? chosen : null
