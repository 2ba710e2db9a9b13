import { useEffect } from 'react'
import { isSoundLoss, type PlayerHandle, type PlayerState } from '#lib/sound/playback.ts'
import { useReading } from '#state/reading.ts'

/** Seconds per press of a media key that gives no offset. */
const jumpSeconds = 5
const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const

/** The player that the system shows: the last one played. */
let holder: PlayerHandle | null = null

/** Shows the playing recording in the system's media controls and follows media keys. Cleared at the end. */
export function useMediaSession(player: PlayerHandle, title: string, state: PlayerState): void {
  const { phase, position, duration } = state
  const isPlaying = phase === 'playing' || phase === 'loading'
  const isOver = phase === 'ended' || phase === 'failed' || phase === 'idle' || isSoundLoss(phase)

  useEffect(
    function take() {
      if (!isPlaying) return
      holder = player
      const { mediaSession } = navigator
      // The document's title names the exhibit.
      mediaSession.metadata = new MediaMetadata({ title, artist: document.title })
      for (const action of actions) mediaSession.setActionHandler(action, (details) => act(player, details))
    },
    [player, title, isPlaying],
  )

  useEffect(
    function report() {
      if (holder !== player || isOver) return
      const { mediaSession } = navigator
      mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
      const { speechRate: playbackRate } = useReading.getState()
      if (duration > 0)
        mediaSession.setPositionState({ duration, position: Math.min(position, duration), playbackRate })
    },
    [player, isPlaying, isOver, position, duration],
  )

  useEffect(
    function clearWhenOver() {
      return () => clear(player)
    },
    [player, isOver],
  )
}

function act(player: PlayerHandle, { action, seekTime, seekOffset }: MediaSessionActionDetails): void {
  const jump = (seconds: number) => player.seek(player.position() + seconds)
  if (action === 'play') player.play()
  else if (action === 'pause') player.pause()
  else if (action === 'seekbackward') jump(-(seekOffset ?? jumpSeconds))
  else if (action === 'seekforward') jump(seekOffset ?? jumpSeconds)
  else if (seekTime !== undefined) player.seek(seekTime)
}

function clear(player: PlayerHandle): void {
  if (holder !== player) return
  holder = null
  const { mediaSession } = navigator
  mediaSession.metadata = null
  mediaSession.playbackState = 'none'
  mediaSession.setPositionState()
  for (const action of actions) mediaSession.setActionHandler(action, null)
}
