import { type RefObject, useEffect } from 'react'
import type { PlayerHandle } from '../../../lib/playback.ts'

/** Keeps `--played` (0 to 1) on an element: every frame while it plays, on every change else; at rest no frame. */
export function usePlayedShare(player: PlayerHandle, target: RefObject<HTMLElement | null>): void {
  useEffect(
    function followPlayhead() {
      let frame = 0
      function draw() {
        const { phase, duration } = player.getState()
        const share = duration > 0 ? Math.min(1, player.position() / duration) : 0
        target.current?.style.setProperty('--played', share.toFixed(5))
        cancelAnimationFrame(frame)
        if (phase === 'playing') frame = requestAnimationFrame(draw)
      }
      draw()
      const unsubscribe = player.subscribe(draw)
      return () => {
        unsubscribe()
        cancelAnimationFrame(frame)
      }
    },
    [player, target],
  )
}
