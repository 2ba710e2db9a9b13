/** What can be clicked on the screen. */
export type Thing = 'screen' | 'bin' | 'window' | 'letter' | 'drawer' | 'desk'

/** The left click, the recycle bin, the window (MUS-01). */
export type Step = 0 | 1 | 2

export interface MuseumState {
  readonly step: Step
  readonly isPopupOpen: boolean
  /** The last pop-up was closed. */
  readonly isDone: boolean
  /** The last wrong click; null after a right one. */
  readonly missed: Thing | 'rightButton' | null
  /** Counts the misses, so that a repeated one is answered again. */
  readonly misses: number
}

export type MuseumEvent =
  | { readonly type: 'click'; readonly thing: Thing }
  | { readonly type: 'rightClick' }
  | { readonly type: 'close' }
  | { readonly type: 'restart' }

export const initialMuseum: MuseumState = {
  step: 0,
  isPopupOpen: false,
  isDone: false,
  missed: null,
  misses: 0,
}

/** The target of each step; at first a click anywhere. */
const wanted: readonly [Thing, Thing, Thing] = ['screen', 'bin', 'window']
const steps: readonly Step[] = [0, 1, 2]

/** The exhibit as a pure function. */
export function nextMuseum(state: MuseumState, event: MuseumEvent): MuseumState {
  switch (event.type) {
    case 'click':
      return click(state, event.thing)
    case 'rightClick':
      return state.isPopupOpen || state.isDone ? state : miss(state, 'rightButton')
    case 'close': {
      if (!state.isPopupOpen) return state
      if (state.isDone) return { ...state, isPopupOpen: false, step: 2 }
      const step = steps[state.step + 1]
      return step === undefined
        ? { ...state, isPopupOpen: false, isDone: true }
        : { ...state, isPopupOpen: false, step }
    }
    case 'restart':
      return initialMuseum
  }
}

function click(state: MuseumState, thing: Thing): MuseumState {
  if (state.isPopupOpen) return state
  // After the last step, each target shows its text again.
  if (state.isDone) {
    const again = steps.find((step) => step > 0 && wanted[step] === thing)
    return again === undefined ? state : { ...state, step: again, isPopupOpen: true }
  }
  if (state.step === 0 || thing === wanted[state.step]) return { ...state, isPopupOpen: true, missed: null }
  return miss(state, thing)
}

const miss = (state: MuseumState, missed: MuseumState['missed']): MuseumState => ({
  ...state,
  missed,
  misses: state.misses + 1,
})
