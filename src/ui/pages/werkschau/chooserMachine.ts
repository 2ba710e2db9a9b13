interface ChooserState {
  /** Id of the exhibit under the pointer or with the focus. */
  readonly approached: string | null
  /** Id of the exhibit to enter. */
  readonly chosen: string | null
  /** The camera has arrived, or its flight was skipped. */
  readonly hasArrived: boolean
}

export type ChooserEvent =
  | { readonly type: 'approach'; readonly key: string }
  | { readonly type: 'leave'; readonly key: string }
  /** A second choice, of any device, skips the flight. */
  | { readonly type: 'choose'; readonly key: string }
  | { readonly type: 'arrive' }

export const initialChooser: ChooserState = { approached: null, chosen: null, hasArrived: false }

/** The chooser as a pure function. A choice cannot be undone. */
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

/** The exhibit to open now. Without a scene there is no flight. */
export const exhibitToEnter = ({ chosen, hasArrived }: ChooserState, isReady: boolean): string | null =>
  hasArrived || !isReady ? chosen : null
