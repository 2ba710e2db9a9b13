import { knobReach } from '#lib/tape/deckSize.ts'

/**
 * The volume after a finger has moved around the knob.
 * @param from former angle, radians clockwise
 * @param to present angle, less than half a turn on
 */
export function turned(volume: number, from: number, to: number): number {
  const turned = Math.atan2(Math.sin(to - from), Math.cos(to - from))
  return Math.min(1, Math.max(0, volume + turned / (2 * knobReach)))
}
