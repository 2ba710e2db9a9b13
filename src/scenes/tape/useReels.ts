import { useRef } from 'react'
import { type DeckMode, isMoving, type TapeLive } from '#lib/tape/deck.ts'
import { type Reels, reelsAt, tapeFor } from '#lib/tape/reels.ts'
import { useMotion } from '../stage/useMotion.ts'

export interface Transport {
  /** Read every frame. */
  readonly live: TapeLive
  readonly mode: DeckMode
}

/** Calls with the reels' angles before each drawn frame; keeps drawing while the tape runs. */
export function useReels({ live, mode }: Transport, turn: (reels: Reels) => void): void {
  const lastPosition = useRef(Number.NaN)
  useMotion(() => {
    const { position, duration, speed } = live
    turn(reelsAt(position, tapeFor(duration)))
    const hasMoved = position !== lastPosition.current
    lastPosition.current = position
    return hasMoved || speed !== 0 || isMoving(mode)
  })
}
