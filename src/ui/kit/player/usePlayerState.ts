import { useSyncExternalStore } from 'react'
import type { PlayerHandle, PlayerState } from '#lib/sound/playback.ts'

/** A player's state; renders on every change, about four times a second while playing. */
export function usePlayerState(player: PlayerHandle): PlayerState {
  return useSyncExternalStore(player.subscribe, player.getState)
}
