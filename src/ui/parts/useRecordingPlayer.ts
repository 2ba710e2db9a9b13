import { useEffect, useMemo } from 'react'
import { createPlayer } from '#audio/voice.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'

export type MakePlayer = typeof createPlayer

/**
 * A player for one recording; it falls silent when its place on the page goes.
 * @param make where a room follows its voices
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
