import type { LoaderMove } from '#lib/tape/deck.ts'

/** Door and tape in a drawn frame. */
export interface LoaderFrame {
  /** 0 closed to 1 open. */
  readonly door: number
  /** See tapeWay. */
  readonly way: number
  readonly isEjecting: boolean
  /** Seconds of the film that moves them; null for none. */
  readonly filmSeconds: number | null
}

/**
 * Positions of door and tape at which sounds start, in the film, too. The sound of a landing starts with the motion
 * and ends with the knock, so it starts before the part comes to rest.
 */
const soundAt = {
  opens: 0.02,
  /** 0.17 s before the door is closed. */
  closes: 0.13,
  /** 0.22 s before the cassette lands. */
  goesIn: 0.07,
  /** The cassette leaves its seat. */
  comesOut: 0.02,
} as const

/** Seconds: after a greater step of the film the sounds between are skipped. */
const longestFilmStep = 0.25

/** The sound between two frames. Motion before the first frame is silent. */
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
