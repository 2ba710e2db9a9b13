import { type RefObject, useEffect } from 'react'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { type Stop, everyFrame } from '#lib/time/timers.ts'

/** Keeps `--played` (0 to 1) on an element: every frame while it plays, on every change else; at rest no frame. */
export function usePlayedShare(player: PlayerHandle, target: RefObject<HTMLElement | null>): void {
  useEffect(
    function followPlayhead() {
      let stopFrames: Stop | null = null
      function draw() {
        const { duration } = player.getState()
        const share = duration > 0 ? Math.min(1, player.position() / duration) : 0
        target.current?.style.setProperty('--played', share.toFixed(5))
      }
      function rest() {
        stopFrames?.()
        stopFrames = null
      }
      function follow() {
        draw()
        if (player.getState().phase !== 'playing') rest()
        else stopFrames ??= everyFrame(draw)
      }
      follow()
      const unsubscribe = player.subscribe(follow)
      return () => {
        unsubscribe()
        rest()
      }
    },
    [player, target],
  )
}
