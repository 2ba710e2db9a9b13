import { useSyncExternalStore } from 'react'
import type { PlayerHandle, PlayerState } from '#lib/sound/playback.ts'

/** What a player is doing; renders anew on change of state and some four times a second while it plays. */
export function usePlayerState(player: PlayerHandle): PlayerState {
  return useSyncExternalStore(player.subscribe, player.getState)
}
