import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { useLanguage } from '#state/language.ts'
import type { Story } from '#contract/story.ts'
import { deviceStoryQuery } from '#api/queries/narration.ts'
import { createPlayer } from '#audio/voice.ts'
import type { PlayerHandle, PlayerState } from '#lib/sound/playback.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import { ipodConstants } from '../constants.ts'
import type { Track } from './deviceState.ts'
import { type LoadedTrack, loadedTrack } from './tracks.ts'

export interface NowPlaying {
  /** Null: there is none, or none yet. */
  readonly loaded: LoadedTrack | null
  /** Why there is none; null while it is on its way. */
  readonly failure: 'noStory' | 'failed' | null
  readonly isFetching: boolean
  readonly retry: () => void
  readonly state: PlayerState
  /** Seconds: where it is, or where a turning wheel has led to. */
  readonly position: number
  readonly toggle: () => void
  /** Once the next track is in, it plays, whatever the one before did. */
  readonly startNext: () => void
  readonly rewind: () => void
  readonly seek: (seconds: number) => void
  /** By detents of the wheel; what is heard follows once it stands still. Returns whether it moved. */
  readonly scrub: (detents: number) => boolean
}

/** After the last detent the recording follows, ms: a jump for each would only stutter. */
const scrubCommitMs = 500
/** Detents from start to end, and seconds a detent at least. */
const scrubDetents = 60
const leastScrubSeconds = 2

const silent: PlayerState = { phase: 'idle', position: 0, duration: 0 }
const never = () => () => {}
const silentState = () => silent

export const isPlaying = ({ phase }: PlayerState) => phase === 'playing' || phase === 'loading'

/** What is in the player and how it plays: the device's own story, or a visitor's voice. */
export function useNowPlaying(track: Track, stories: readonly Story[] | null): NowPlaying {
  const language = useLanguage()
  const own = useQuery({
    ...deviceStoryQuery(ipodExhibit.device.id),
    // What is missing now may be there in a moment: staff make it, or the network comes back.
    refetchInterval: (query) => (query.state.data?.narrations.length ? false : ipodConstants.storyRetryMs),
  })
  const loaded = useMemo(
    () => loadedTrack(track, stories ?? [], own.data ?? null, language),
    [track, stories, own.data, language],
  )
  const { player, startNext } = useTrackPlayer(loaded)
  const state = useSyncExternalStore(player?.subscribe ?? never, player?.getState ?? silentState)

  const [wound, setWound] = useState<number | null>(null)
  useTimeout(
    () => {
      if (wound !== null) player?.seek(wound)
      setWound(null)
    },
    wound === null ? null : scrubCommitMs,
  )

  return {
    loaded,
    failure:
      own.data === undefined
        ? own.errorUpdateCount > 0
          ? 'failed'
          : null
        : loaded === null
          ? 'noStory'
          : null,
    isFetching: own.isFetching,
    retry: () => void own.refetch(),
    state,
    position: wound ?? state.position,
    toggle: () => (isPlaying(state) ? player?.pause() : player?.play()),
    startNext,
    rewind: () => player?.seek(0),
    seek: (seconds) => {
      setWound(null)
      player?.seek(seconds)
    },
    scrub: (detents) => {
      const { duration } = state
      if (player === null || duration === 0) return false
      const from = wound ?? player.position()
      const step = Math.max(leastScrubSeconds, duration / scrubDetents)
      const to = Math.min(duration, Math.max(0, from + detents * step))
      if (to === from) return false
      setWound(to)
      return true
    },
  }
}

interface Before {
  readonly track: Track
  /** Of its length. */
  readonly share: number
  readonly wasPlaying: boolean
}

/** A player for what is in; in its other language the same track goes on where it was. */
function useTrackPlayer(loaded: LoadedTrack | null): {
  readonly player: PlayerHandle | null
  readonly startNext: () => void
} {
  const url = loaded?.url ?? null
  const duration = loaded?.duration ?? 0
  const track = loaded?.track ?? null
  const player = useMemo(() => (url === null ? null : createPlayer({ url, duration })), [url, duration])
  const before = useRef<Before | null>(null)
  const mustStart = useRef(false)
  useEffect(
    function takeOver() {
      if (player === null || track === null) return
      const previous = before.current
      const isSame = previous?.track === track
      if (isSame && previous.share > 0) player.seek(previous.share * player.getState().duration)
      if (mustStart.current || (isSame && previous.wasPlaying)) player.play()
      mustStart.current = false
      return () => {
        const { phase, duration: length } = player.getState()
        before.current = {
          track,
          share: phase === 'ended' || length === 0 ? 0 : player.position() / length,
          wasPlaying: phase === 'playing' || phase === 'loading',
        }
        player.stop()
      }
    },
    [player, track],
  )
  return {
    player,
    startNext: () => {
      mustStart.current = true
    },
  }
}
