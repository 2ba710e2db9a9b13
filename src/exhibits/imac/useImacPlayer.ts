import { useEffect, useMemo } from 'react'
import type { PlayerHandle } from '#lib/playback.ts'
import { imacVoice } from './imacVoice.ts'

/** A player for one recording, on the room's one voice; it falls silent when its window closes. */
export function useImacPlayer(url: string, duration: number): PlayerHandle {
  const player = useMemo(() => imacVoice.createPlayer({ url, duration }), [url, duration])
  useEffect(
    function stopOnClosing() {
      return () => player.stop()
    },
    [player],
  )
  return player
}
