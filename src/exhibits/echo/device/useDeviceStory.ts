import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Language } from '#contract/common.ts'
import type { Narration } from '#contract/device.ts'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { narrationIn, polledDeviceStoryQuery } from '#api/queries/narration.ts'
import type { PlayerHandle, PlayerPhase } from '#lib/sound/playback.ts'
import type { Voices } from '../voices/useVoices.ts'
import type { DeviceVoice } from '../echoMachine.ts'

export interface DeviceStoryView {
  /** In the page's language if there is one; null without a narration. */
  readonly narration: Narration | null
  /** Null while there is nothing to play. */
  readonly player: PlayerHandle | null
  readonly voice: DeviceVoice
  readonly isFetching: boolean
  readonly retry: () => void
}

/** The device's narration and its player (ECHO-03). */
export function useDeviceStory(createPlayer: Voices['createPlayer'], language: Language): DeviceStoryView {
  const query = useQuery(polledDeviceStoryQuery(echoExhibit.device.id))
  const story = query.data
  const narration = narrationIn(story, language) ?? null
  const url = narration?.audioUrl ?? null
  const duration = narration?.duration ?? 0
  const player = useMemo(
    () => (url === null ? null : createPlayer({ url, duration }, 'device')),
    [createPlayer, url, duration],
  )
  useSpokenOn(player)
  const phase = useSyncExternalStore(player?.subscribe ?? never, () => player?.getState().phase ?? null)

  const voice: DeviceVoice =
    story === undefined
      ? query.errorUpdateCount > 0
        ? 'failed'
        : 'coming'
      : url === null
        ? 'none'
        : phase === null
          ? 'coming'
          : voiceOf[phase]
  return { narration, player, voice, isFetching: query.isFetching, retry: () => void query.refetch() }
}

const never = () => () => {}

const voiceOf: Readonly<Record<PlayerPhase, DeviceVoice>> = {
  idle: 'ready',
  loading: 'loading',
  playing: 'playing',
  paused: 'paused',
  ended: 'ended',
  failed: 'broken',
  silent: 'broken',
  dead: 'broken',
}

/** After a change of language the narration goes on at the same share of its length. */
function useSpokenOn(player: PlayerHandle | null): void {
  const interrupted = useRef<{ readonly share: number; readonly isOn: boolean } | null>(null)
  useEffect(
    function speakOn() {
      if (player === null) return
      const before = interrupted.current
      if (before !== null && before.share > 0) player.seek(before.share * player.getState().duration)
      if (before?.isOn === true) player.play()
      return () => {
        const { phase, duration } = player.getState()
        interrupted.current =
          phase === 'idle' || phase === 'ended' || duration <= 0
            ? null
            : { share: player.position() / duration, isOn: phase === 'playing' || phase === 'loading' }
        player.stop()
      }
    },
    [player],
  )
}
