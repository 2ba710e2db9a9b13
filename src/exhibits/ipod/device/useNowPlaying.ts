import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { useLanguage } from '#state/language.ts'
import type { Story } from '#contract/story.ts'
import { polledDeviceStoryQuery } from '#api/queries/narration.ts'
import { createPlayer } from '#audio/voice.ts'
import type { PlayerHandle, PlayerState } from '#lib/sound/playback.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import type { Track } from './deviceState.ts'
import { type LoadedTrack, loadedTrack } from './tracks.ts'

export interface NowPlaying {
  /** Null: none, or still loading. */
  readonly loaded: LoadedTrack | null
  /** Why there is none; null while loading. */
  readonly failure: 'noStory' | 'failed' | null
  readonly isFetching: boolean
  readonly retry: () => void
  readonly state: PlayerState
  /** Seconds; during scrubbing the wheel's position. */
  readonly position: number
  readonly toggle: () => void
  /** Plays the next track whether or not the one before was playing. */
  readonly startNext: () => void
  readonly rewind: () => void
  readonly seek: (seconds: number) => void
  /** By detents of the wheel; the recording follows when the wheel rests. Returns whether it moved. */
  readonly scrub: (detents: number) => boolean
}

/** ms after the last detent before the recording seeks: seeking at every detent would stutter. */
const scrubCommitMs = 500
/** Detents from start to end, and least seconds per detent. */
const scrubDetents = 60
const leastScrubSeconds = 2

const silent: PlayerState = { phase: 'idle', position: 0, duration: 0 }
const never = () => () => {}
const silentState = () => silent

export const isPlaying = ({ phase }: PlayerState) => phase === 'playing' || phase === 'loading'

/** The present track and its playback. */
export function useNowPlaying(track: Track, stories: readonly Story[] | null): NowPlaying {
  const language = useLanguage()
  const own = useQuery(polledDeviceStoryQuery(ipodExhibit.device.id))
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
      const goal = Math.min(duration, Math.max(0, from + detents * step))
      if (goal === from) return false
      setWound(goal)
      return true
    },
  }
}

interface Before {
  readonly track: Track
  readonly share: number
  readonly wasPlaying: boolean
}

/** A player for the track. In the other language the same track goes on at the same share. */
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
