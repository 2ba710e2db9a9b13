/*
 * A story that goes from one screen of a room to another (FIT-05). The room that lets it go says so here; whoever
 * speaks with the other screens listens, and where nobody does, nothing comes of it.
 */

type Listener = (storyId: number) => void
/** @returns whether it has a place for that story */
type Taker = (storyId: number) => boolean

const listeners = new Set<Listener>()
const takers = new Set<Taker>()

/** A visitor has ejected this story. */
export function tellHandOver(storyId: number): void {
  for (const listener of listeners) listener(storyId)
}

/** Returns what ends it. */
export function onHandOver(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The room on screen can show stories itself. Returns what ends it. */
export function addTaker(take: Taker): () => void {
  takers.add(take)
  return () => takers.delete(take)
}

/** Gives a story to the room on screen. @returns whether that has a place for it */
export const giveToRoom = (storyId: number) => [...takers].some((take) => take(storyId))
