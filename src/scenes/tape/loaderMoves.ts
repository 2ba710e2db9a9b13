import type { LoaderMove } from '#lib/tape/deck.ts'

/** Door and tape as they are drawn in a frame. */
export interface LoaderFrame {
  /** 0 closed to 1 open. */
  readonly door: number
  /** See tapeWay. */
  readonly way: number
  readonly isEjecting: boolean
  /** Of the film that moves them; null where none does. */
  readonly filmSeconds: number | null
}

/**
 * Where on their ways door and tape begin to be heard, in the film as in the room. What comes to rest is heard before it
 * does: its sound begins with the way and ends with the knock.
 */
const soundAt = {
  /** The catch has let go. */
  opens: 0.02,
  /** 0.17 s before the door is shut. */
  closes: 0.13,
  /** 0.22 s before the shell lands. */
  goesIn: 0.07,
  /** The shell has left its seat. */
  comesOut: 0.02,
} as const

/** Seconds: where a film leaps further between two frames, what lies between is not heard late. */
const longestFilmStep = 0.25

/** What one hears between two frames. Whatever had moved before the first one was not heard. */
export function loaderMove(before: LoaderFrame | null, now: LoaderFrame): LoaderMove | null {
  if (before === null || hasLeapt(before, now)) return null
  if (before.door < soundAt.opens && now.door >= soundAt.opens)
    return now.isEjecting ? 'lidOpens' : 'doorOpens'
  if (before.door > soundAt.closes && now.door <= soundAt.closes) return 'doorCloses'
  if (before.way > soundAt.goesIn && now.way <= soundAt.goesIn) return 'tapeIn'
  if (before.way < soundAt.comesOut && now.way >= soundAt.comesOut) return 'tapeOut'
  return null
}

function hasLeapt(before: LoaderFrame, now: LoaderFrame): boolean {
  if (before.filmSeconds === null || now.filmSeconds === null) return false
  return now.filmSeconds - before.filmSeconds > longestFilmStep
}
