import { easing } from 'maath'

/** Metres or radians from the goal that count as arrived, since they are invisible. */
const arrived = 1e-5

/**
 * Moves a number of an object smoothly towards a goal, in place.
 * @param smoothTime approximate seconds
 * @returns whether it still moves
 */
export const damp = (
  object: object,
  key: string,
  goal: number,
  smoothTime: number,
  seconds: number,
): boolean => easing.damp(object, key, goal, smoothTime, seconds, Infinity, undefined, arrived)
