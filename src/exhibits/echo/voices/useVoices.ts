import { useEffect, useState } from 'react'
import type { Recording } from '#audio/createPlayback.ts'
import type { Spectrum } from '#audio/spectrum.ts'
import { createPlayer, voiceSpectrum } from '#audio/voice.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { everyFrame, type Stop } from '#lib/time/timers.ts'
import { silence, silentVoices, type Speaker, type VoicesLive } from '#lib/sound/voiceLive.ts'

export interface Voices {
  /** The same object for the whole visit; updated before every frame in which a voice plays. */
  readonly live: VoicesLive
  /** @param speaker whose entry in `live` is updated */
  createPlayer(recording: Recording, speaker: Speaker): PlayerHandle
}

/** The voices of the exhibit and their levels. */
export function useVoices(): Voices {
  const [{ rest, ...voices }] = useState(createVoices)
  useEffect(() => rest, [rest])
  return voices
}

function createVoices(): Voices & { readonly rest: Stop } {
  const live = silentVoices()
  let spectrum: Spectrum | null = null
  let stopFrames: Stop = () => {}

  function rest(): void {
    stopFrames()
    silence(live.device)
    silence(live.visitor)
  }

  /** Runs from the start of the sound until the last level has faded. */
  function follow(player: PlayerHandle, speaker: Speaker): void {
    rest()
    // Read each time, since the player may have been replaced.
    spectrum = voiceSpectrum({ bands: live.device.bands.length })
    const voice = live[speaker]
    stopFrames = everyFrame((deltaMs) => {
      spectrum?.read(deltaMs)
      voice.level = spectrum?.level ?? 0
      voice.bands.set(spectrum?.bands ?? [])
      if (player.getState().phase !== 'playing' && voice.level === 0 && !voice.bands.some(Boolean)) rest()
    })
  }

  return {
    live,
    rest,
    createPlayer: (recording, speaker) => {
      const player = createPlayer(recording)
      let wasPlaying = false
      player.subscribe(() => {
        const isPlaying = player.getState().phase === 'playing'
        if (isPlaying && !wasPlaying) follow(player, speaker)
        wasPlaying = isPlaying
      })
      return player
    },
  }
}
