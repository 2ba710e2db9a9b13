/** What can be opened on the machine; the last part of its address. */
export const windowTypes = ['visitor-stories', 'submit-story', 'device-story'] as const
export type WindowType = (typeof windowTypes)[number]

/** Where a visit is, as the address says. */
export type Place = 'welcome' | 'desktop' | WindowType

/** Of the machine itself: off on welcome, starting after it, on. */
export type Power = 'off' | 'starting' | 'on'

interface ImacState {
  readonly place: Place
  readonly power: Power
  /** The key of welcome that is down, until what it does is done. */
  readonly pressed: WindowType | null
}

export type ImacEvent =
  | { readonly type: 'press'; readonly window: WindowType }
  /** The address is another one now, by whatever way. */
  | { readonly type: 'arrived'; readonly place: Place }
  | { readonly type: 'started' }

/** A direct address finds the machine running (IMAC-02). */
export function initialImac(place: Place): ImacState {
  return {
    place,
    power: place === 'welcome' ? 'off' : 'on',
    pressed: null,
  }
}

/** The room without scene, sound or page. */
export function nextImac(state: ImacState, event: ImacEvent): ImacState {
  switch (event.type) {
    case 'press':
      return state.place === 'welcome' && state.pressed === null ? { ...state, pressed: event.window } : state
    case 'arrived':
      return event.place === state.place ? state : arrived(state, event.place)
    case 'started':
      return state.power === 'starting' ? { ...state, power: 'on' } : state
  }
}

/** Only a machine that is off has to start; welcome is where it is off. */
function arrived(state: ImacState, place: Place): ImacState {
  const power = place === 'welcome' ? 'off' : state.power === 'off' ? 'starting' : state.power
  return { ...state, place, power, pressed: null }
}

export function placeOf(text: string | undefined): Place {
  return text === 'desktop' ? text : (windowTypes.find((type) => type === text) ?? 'welcome')
}
