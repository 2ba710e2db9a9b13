import { useEffect, useMemo } from 'react'
import { createPlayer } from '#audio/voice.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'

export type MakePlayer = typeof createPlayer

/**
 * A player for one recording, stopped on unmount.
 * @param make for exhibits that follow the sound of their players
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
