import { damp } from '../stage/damp.ts'
import { tapeWay } from './tapePath.ts'

/** The door and the tape that lies in it or is on its way. */
export interface Loader {
  /** 0 closed to 1 open. */
  door: number
  /** See tapeWay. */
  way: number
  /** Id of the tape that is on the way; null where there is none. */
  shown: number | null
}

/** Seconds. */
const smooth = { door: 0.235, way: 0.385 } as const
/** The tape moves once the door is open so far, and the door closes once the tape is in so far. */
const openEnough = 0.86
const inEnough = 0.03
const goneEnough = 1.9
/** From here on one can call it out of the deck. */
const outEnough = 0.96

/** The door is shut, and this tape lies in. */
export const loaderWith = (tape: number | null): Loader => ({
  door: 0,
  way: tape === null ? tapeWay.away : tapeWay.seated,
  shown: tape,
})

/** Where the tape that is wanted goes in, and whatever else is in there first comes out. Null is an empty deck. */
export type LoaderGoal = { readonly tape: number | null; readonly ejecting: boolean }

/** Moves door and tape on, in place. @returns whether they still move */
export function stepLoader(loader: Loader, { tape, ejecting }: LoaderGoal, seconds: number): boolean {
  if (loader.shown !== tape && loader.way >= goneEnough) loader.shown = tape
  const { way } = loader
  const isWanted = loader.shown === tape && tape !== null
  const goal = !isWanted ? tapeWay.away : ejecting ? tapeWay.inHand : tapeWay.seated
  const isSeating = goal === tapeWay.seated
  const isOpen = isSeating ? way > inEnough : ejecting || tape !== null || way < outEnough
  const doorMoves = damp(loader, 'door', isOpen ? 1 : 0, smooth.door, seconds)
  // On its rails the tape waits for the door; in the hand it need not.
  const isFree = loader.door > openEnough || (isSeating ? way < inEnough : way > outEnough)
  const wayMoves = isFree && damp(loader, 'way', goal, smooth.way, seconds)
  return doorMoves || wayMoves || loader.shown !== tape
}

/** Whether the tape is out of the deck, as far as one sees. */
export const isOut = ({ way }: Loader): boolean => way > outEnough
