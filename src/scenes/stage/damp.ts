import { easing } from 'maath'

/** Metres or radians from its goal at which a thing has arrived: nobody sees less. */
const arrived = 1e-5

/**
 * Moves a number of an object towards a goal, in place, slowing down as it comes near.
 * @param smoothTime about how many seconds it takes
 * @returns whether it still moves
 */
export const damp = (
  object: object,
  key: string,
  goal: number,
  smoothTime: number,
  seconds: number,
): boolean => easing.damp(object, key, goal, smoothTime, seconds, Infinity, undefined, arrived)
