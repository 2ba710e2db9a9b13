/** What a kiosk knows of its visitors. Times in ms since 1970. */
export interface Watch {
  readonly lastInput: number
  /** It stands where its visits begin. */
  readonly isAtStart: boolean
  /** Nothing was touched, moved or typed since the visit began. */
  readonly isUntouched: boolean
  readonly isInviting: boolean
}

export type WatchEvent =
  /** `isUse`: it puts off the idle return, too, which then ends the visit. */
  | { readonly type: 'input'; readonly at: number; readonly isUse: boolean }
  | { readonly type: 'arrived'; readonly isAtStart: boolean }
  | { readonly type: 'visitEnded' }
  | {
      readonly type: 'look'
      readonly at: number
      /** Something is recorded or sent. */
      readonly isIdlePrevented: boolean
    }

export const initialWatch = (at: number, isAtStart: boolean): Watch => ({
  lastInput: at,
  isAtStart,
  isUntouched: true,
  isInviting: false,
})

/**
 * When a kiosk begins to invite (FIT-04): at its start, after a time without input, and only where the page is
 * untouched since the visit began. A visitor who reads is not interrupted before the idle return. A clock that is set
 * back counts as input.
 * @param afterMs without input
 */
export function nextWatch(watch: Watch, event: WatchEvent, afterMs: number): Watch {
  switch (event.type) {
    case 'input':
      return {
        ...watch,
        lastInput: event.at,
        // Input that ends an invitation leaves the page untouched: the idle return did not watch it.
        isUntouched: watch.isUntouched && (watch.isInviting || !event.isUse),
        isInviting: false,
      }
    case 'arrived':
      return { ...watch, isAtStart: event.isAtStart, isInviting: false }
    case 'visitEnded':
      return { ...watch, isUntouched: true }
    case 'look': {
      if (watch.isInviting) return watch
      const isFuture = event.at < watch.lastInput
      if (event.isIdlePrevented || isFuture) return { ...watch, lastInput: event.at }
      const isOver = event.at - watch.lastInput >= afterMs
      return watch.isAtStart && watch.isUntouched && isOver ? { ...watch, isInviting: true } : watch
    }
  }
}
