import { useEffect, useEffectEvent } from 'react'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { type MakePlayer, useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'

/** A player that starts by itself, since a press of the play key mounted it. After a change of language it waits. */
export function useStartedPlayer(url: string, duration: number, make: MakePlayer): PlayerHandle {
  const player = useRecordingPlayer(url, duration, make)
  const start = useEffectEvent(() => player.play())
  useEffect(() => start(), [])
  return player
}
