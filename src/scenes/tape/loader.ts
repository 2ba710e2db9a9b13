import { type Spring, stepSpring } from '#lib/spring.ts'
import { tapeWay } from './tapePath.ts'

/** The door and the tape that lies in it or is on its way. */
export interface Loader {
  /** 0 closed to 1 open. */
  readonly door: Spring
  /** See tapeWay. */
  readonly way: Spring
  /** Id of the tape that is on the way; null where there is none. */
  shown: number | null
}

/** 1/s. */
const rates = { door: 8.5, way: 5.2 } as const
/** The tape moves once the door is open so far, and the door closes once the tape is in so far. */
const openEnough = 0.86
const inEnough = 0.03
const goneEnough = 1.9
/** From here on one can call it out of the deck. */
const outEnough = 0.96

/** Door shut, nothing in. */
export const emptyLoader = (): Loader => ({
  door: { value: 0, velocity: 0 },
  way: { value: tapeWay.gone, velocity: 0 },
  shown: null,
})

/** Where the tape that is wanted goes in, and whatever else is in there first comes out. Null is an empty deck. */
export type LoaderGoal = { readonly tape: number | null; readonly ejecting: boolean }

/** Moves door and tape on, in place. @returns whether they still move */
export function stepLoader(loader: Loader, { tape, ejecting }: LoaderGoal, seconds: number): boolean {
  const { door, way } = loader
  if (loader.shown !== tape && way.value >= goneEnough) loader.shown = tape
  const isWanted = loader.shown === tape && tape !== null
  const goal = !isWanted ? tapeWay.gone : ejecting ? tapeWay.inHand : tapeWay.seated
  const isSeating = goal === tapeWay.seated
  const isOpen = isSeating ? way.value > inEnough : ejecting || tape !== null || way.value < outEnough
  const doorMoves = stepSpring(door, isOpen ? 1 : 0, rates.door, seconds)
  // On its rails the tape waits for the door; in the hand it need not.
  const isFree = door.value > openEnough || (isSeating ? way.value < inEnough : way.value > outEnough)
  if (!isFree) way.velocity = 0
  const wayMoves = isFree && stepSpring(way, goal, rates.way, seconds)
  return doorMoves || wayMoves || loader.shown !== tape
}

/** Whether the tape is out of the deck, as far as one sees. */
export const isOut = (loader: Loader): boolean => loader.way.value > outEnough
