import { useEffect, useEffectEvent } from 'react'
import { type DeckState, isMoving, type TapeLive } from '#lib/tape/deck.ts'
import { type Reels, reelsAt, tapeFor } from '#lib/tape/reels.ts'
import { everyFrame } from '#lib/time/timers.ts'

export interface Transport {
  readonly live: TapeLive
  readonly state: DeckState
}

/** Calls with the reels' angles: every frame while the tape moves, otherwise on change. */
export function useReels({ live, state }: Transport, turn: (reels: Reels) => void): void {
  const turnLatest = useEffectEvent(turn)
  const { second } = state
  const moves = isMoving(state.mode)
  useEffect(
    function followTape() {
      const draw = () => turnLatest(reelsAt(live.position, tapeFor(live.duration)))
      draw()
      const isStill = !moves || matchMedia('(prefers-reduced-motion: reduce)').matches
      return isStill ? undefined : everyFrame(draw)
    },
    [live, moves, second],
  )
}
