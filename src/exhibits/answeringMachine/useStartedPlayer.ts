import { useEffect, useEffectEvent } from 'react'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { type MakePlayer, useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'

/** A player that begins by itself: its place on the page came with a press of the play key. In another language it waits. */
export function useStartedPlayer(url: string, duration: number, make: MakePlayer): PlayerHandle {
  const player = useRecordingPlayer(url, duration, make)
  const start = useEffectEvent(() => player.play())
  useEffect(() => start(), [])
  return player
}
