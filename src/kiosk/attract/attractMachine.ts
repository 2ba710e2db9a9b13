/** What a kiosk knows of its visitors. Times in ms since 1970. */
export interface Watch {
  readonly lastInput: number
  /** It stands where its visits begin. */
  readonly isAtStart: boolean
  /** Nobody has touched, moved or typed anything since the page was put back. */
  readonly isFresh: boolean
  readonly isNobodyThere: boolean
}

export type WatchEvent =
  /** `isUse`: it puts off the idle return, too, which then puts the page back. */
  | { readonly type: 'input'; readonly at: number; readonly isUse: boolean }
  | { readonly type: 'arrived'; readonly isAtStart: boolean }
  | { readonly type: 'visitEnded' }
  | {
      readonly type: 'look'
      readonly at: number
      /** Somebody speaks, or something is being sent. */
      readonly isHeld: boolean
    }

export const initialWatch = (at: number, isAtStart: boolean): Watch => ({
  lastInput: at,
  isAtStart,
  isFresh: true,
  isNobodyThere: false,
})

/**
 * When a screen begins to invite (FIT-04): at its start, after a time without anybody, and only where nobody has used
 * the page since it was put back. Who reads without touching anything is not interrupted before the idle return. The
 * clock on the wall may be set back: that counts as if somebody had just been here.
 * @param afterMs without input
 */
export function nextWatch(watch: Watch, event: WatchEvent, afterMs: number): Watch {
  switch (event.type) {
    case 'input':
      return {
        ...watch,
        lastInput: event.at,
        // What ends an invitation leaves the page as it was put back: the idle return did not watch it.
        isFresh: watch.isFresh && (watch.isNobodyThere || !event.isUse),
        isNobodyThere: false,
      }
    case 'arrived':
      return { ...watch, isAtStart: event.isAtStart, isNobodyThere: false }
    case 'visitEnded':
      return { ...watch, isFresh: true }
    case 'look': {
      if (watch.isNobodyThere) return watch
      const isFuture = event.at < watch.lastInput
      if (event.isHeld || isFuture) return { ...watch, lastInput: event.at }
      const isOver = event.at - watch.lastInput >= afterMs
      return watch.isAtStart && watch.isFresh && isOver ? { ...watch, isNobodyThere: true } : watch
    }
  }
}
