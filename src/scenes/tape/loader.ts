import { damp } from '../stage/damp.ts'
import { tapeWay } from './tapePath.ts'

/** The door and the tape in it or on its way. */
export interface Loader {
  /** 0 closed to 1 open. */
  door: number
  /** See tapeWay. */
  way: number
  /** Id of the tape in or on its way; null for none. */
  shown: number | null
}

/** Seconds. */
const smooth = { door: 0.235, way: 0.385 } as const
/** How far the door must be open for the tape to move, and the tape in for the door to close. */
const openEnough = 0.86
const inEnough = 0.03
const goneEnough = 1.9
/** From here the tape counts as out. */
const outEnough = 0.96

/** With the door closed and this tape in. */
export const loaderWith = (tape: number | null): Loader => ({
  door: 0,
  way: tape === null ? tapeWay.away : tapeWay.seated,
  shown: tape,
})

/** The tape to insert, after ejecting another; null for an empty deck. */
export type LoaderGoal = { readonly tape: number | null; readonly ejecting: boolean }

/** Moves door and tape, in place. @returns whether they still move */
export function stepLoader(loader: Loader, { tape, ejecting }: LoaderGoal, seconds: number): boolean {
  if (loader.shown !== tape && loader.way >= goneEnough) loader.shown = tape
  const { way } = loader
  const isWanted = loader.shown === tape && tape !== null
  const goal = !isWanted ? tapeWay.away : ejecting ? tapeWay.inHand : tapeWay.seated
  const isSeating = goal === tapeWay.seated
  const isOpen = isSeating ? way > inEnough : ejecting || tape !== null || way < outEnough
  const doorMoves = damp(loader, 'door', isOpen ? 1 : 0, smooth.door, seconds)
  // On its rails the tape waits for the door; in the hand it does not.
  const isFree = loader.door > openEnough || (isSeating ? way < inEnough : way > outEnough)
  const wayMoves = isFree && damp(loader, 'way', goal, smooth.way, seconds)
  return doorMoves || wayMoves || loader.shown !== tape
}

/** Whether the tape is visibly out of the deck. */
export const isOut = ({ way }: Loader): boolean => way > outEnough
