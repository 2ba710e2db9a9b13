/** What a screen in the museum knows of whoever may stand before it. Times in ms since 1970. */
export interface Watch {
  readonly lastInput: number
  /** It stands where its visits begin. */
  readonly isAtStart: boolean
  /** Somebody has used the page since it was arrived at, or since the last visit ended. */
  readonly isTouchedHere: boolean
  /** Nobody has been here since the last visit ended: there is nothing to forget. */
  readonly isFresh: boolean
  readonly isNobodyThere: boolean
}

export type WatchEvent =
  | { readonly type: 'input'; readonly at: number }
  | { readonly type: 'arrived'; readonly isAtStart: boolean }
  | { readonly type: 'visitEnded' }
  | {
      readonly type: 'look'
      readonly at: number
      /** Somebody speaks, or something is being sent. */
      readonly isHeld: boolean
      /** The page may hold what somebody has begun to write or say. */
      readonly hasForm: boolean
    }

export const initialWatch = (at: number, isAtStart: boolean): Watch => ({
  lastInput: at,
  isAtStart,
  isTouchedHere: false,
  isFresh: true,
  isNobodyThere: false,
})

/**
 * When a screen begins to invite (FIT-04): at its start, after a time without anybody. Where a form has been touched it
 * waits until the visit has ended, so that nothing begun is covered or lost. The clock on the wall may be set back: that
 * counts as if somebody had just been here.
 * @param afterMs without input
 */
export function nextWatch(watch: Watch, event: WatchEvent, afterMs: number): Watch {
  switch (event.type) {
    case 'input':
      return { ...watch, lastInput: event.at, isTouchedHere: true, isFresh: false, isNobodyThere: false }
    case 'arrived':
      return { ...watch, isAtStart: event.isAtStart, isTouchedHere: false, isNobodyThere: false }
    case 'visitEnded':
      return { ...watch, isTouchedHere: false, isFresh: true }
    case 'look': {
      if (watch.isNobodyThere) return watch
      const isFuture = event.at < watch.lastInput
      if (event.isHeld || isFuture) return { ...watch, lastInput: event.at }
      const waits = event.hasForm && watch.isTouchedHere
      const isOver = event.at - watch.lastInput >= afterMs
      return watch.isAtStart && isOver && !waits ? { ...watch, isNobodyThere: true } : watch
    }
  }
}
