import { useEffect, useMemo } from 'react'
import type { PlayerHandle } from '../../lib/playback.ts'
import { createPlayer } from '../../audio/player/player.ts'

/** A player for one recording; it falls silent when its place on the page goes. */
export function useRecordingPlayer(url: string, duration: number): PlayerHandle {
  const player = useMemo(() => createPlayer({ url, duration }), [url, duration])
  useEffect(
    function stopOnLeaving() {
      return () => player.stop()
    },
    [player],
  )
  return player
}
