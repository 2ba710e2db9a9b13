import type { Language } from '#contract/common.ts'
import type { LayoutName, Level } from './layouts.ts'

/** What last moved something: a finger or pen, a mouse, real keys; null before anything did. */
type Hand = 'finger' | 'mouse' | 'keys' | null

interface KeyboardState {
  readonly hand: Hand
  /** Real keys were used in this visit; a mouse comes with them. */
  readonly hasRealKeys: boolean
  /** A field that takes text has the focus. */
  readonly hasField: boolean
  readonly isOpen: boolean
  readonly level: Level
  /** Capitals until further notice. */
  readonly isCaps: boolean
  /** Chosen on the keyboard itself; null: that of the page. */
  readonly chosen: Language | null
}

export type KeyboardEventOf =
  | { readonly type: 'pointed'; readonly by: 'finger' | 'mouse'; readonly isAtField: boolean }
  /** On real keys. */
  | { readonly type: 'typed' }
  | { readonly type: 'focused' }
  | { readonly type: 'left' }
  /** On the screen: a text was written, or the key was pressed. */
  | { readonly type: 'wrote' }
  | { readonly type: 'shift' }
  | { readonly type: 'signs' }
  | { readonly type: 'letters' }
  | { readonly type: 'language'; readonly to: Language }
  | { readonly type: 'hide' }
  | { readonly type: 'visitEnded' }

export const initialKeyboard: KeyboardState = {
  hand: null,
  hasRealKeys: false,
  hasField: false,
  isOpen: false,
  level: 'small',
  isCaps: false,
  chosen: null,
}

/** The on-screen keyboard (SHARE-09): open for fingers at a field, never in the way of real keys. */
export function nextKeyboard(state: KeyboardState, event: KeyboardEventOf): KeyboardState {
  switch (event.type) {
    case 'pointed': {
      const after = { ...state, hand: event.by }
      return event.isAtField && state.hasField && isWanted(after) ? { ...after, isOpen: true } : after
    }
    case 'typed':
      return { ...state, hand: 'keys', hasRealKeys: true, isOpen: false }
    case 'focused':
      return opened({ ...state, hasField: true })
    case 'left':
      return { ...state, hasField: false, isOpen: false, level: 'small', isCaps: false }
    case 'wrote':
      return state.level === 'capital' && !state.isCaps ? { ...state, level: 'small' } : state
    case 'shift':
      return shifted(state)
    case 'signs':
      return { ...state, level: 'signs', isCaps: false }
    case 'letters':
      return { ...state, level: 'small', isCaps: false }
    case 'language':
      return { ...state, chosen: event.to, level: 'small', isCaps: false }
    case 'hide':
      return { ...state, isOpen: false }
    case 'visitEnded':
      return { ...initialKeyboard, hasField: state.hasField }
  }
}

function isWanted({ hand, hasRealKeys }: KeyboardState): boolean {
  return hand === 'finger' || (hand === 'mouse' && !hasRealKeys)
}

const opened = (state: KeyboardState): KeyboardState => (isWanted(state) ? { ...state, isOpen: true } : state)

/** Once: one capital. Twice: capitals. A third time: none. */
function shifted(state: KeyboardState): KeyboardState {
  if (state.level !== 'capital') return { ...state, level: 'capital', isCaps: false }
  return state.isCaps ? { ...state, level: 'small', isCaps: false } : { ...state, isCaps: true }
}

/** @param page the language of the page */
export function layoutOf({ chosen, level }: KeyboardState, page: Language): LayoutName {
  return `${chosen ?? page} ${level}`
}
