/** What the machine can open; the last part of the address. */
export const windowTypes = ['visitor-stories', 'submit-story', 'device-story'] as const
export type WindowType = (typeof windowTypes)[number]

export type Place = 'welcome' | 'desktop' | WindowType

/** Off on welcome, starting after it, on. */
export type Power = 'off' | 'starting' | 'on'

interface ImacState {
  readonly place: Place
  readonly power: Power
  /** The welcome key that is down, until its effect is over. */
  readonly pressed: WindowType | null
}

export type ImacEvent =
  | { readonly type: 'press'; readonly window: WindowType }
  /** The address changed. */
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

/** The exhibit as a pure function. */
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

/** A machine that is off has to start; on welcome it is off. */
function arrived(state: ImacState, place: Place): ImacState {
  const power = place === 'welcome' ? 'off' : state.power === 'off' ? 'starting' : state.power
  return { ...state, place, power, pressed: null }
}

export function placeOf(text: string | undefined): Place {
  return text === 'desktop' ? text : (windowTypes.find((type) => type === text) ?? 'welcome')
}
