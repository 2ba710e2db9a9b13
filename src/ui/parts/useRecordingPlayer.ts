import { useEffect, useMemo } from 'react'
import type { PlayerHandle } from '#lib/playback.ts'
import type { Playback } from '#audio/player/createPlayback.ts'
import { createPlayer } from '#audio/player/player.ts'

export type MakePlayer = Playback['createPlayer']

/**
 * A player for one recording; it falls silent when its place on the page goes.
 * @param make where a room has voices of its own
 */
export function useRecordingPlayer(
  url: string,
  duration: number,
  make: MakePlayer = createPlayer,
): PlayerHandle {
  const player = useMemo(() => make({ url, duration }), [make, url, duration])
  useEffect(
    function stopOnLeaving() {
      return () => player.stop()
    },
    [player],
  )
  return player
}
