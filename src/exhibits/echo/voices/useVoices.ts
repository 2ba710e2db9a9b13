import { useEffect, useState } from 'react'
import type { Recording } from '#audio/createPlayback.ts'
import type { Spectrum } from '#audio/spectrum.ts'
import { createPlayer, voiceSpectrum } from '#audio/voice.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { everyFrame, type Stop } from '#lib/time/timers.ts'
import { silence, silentVoices, type Speaker, type VoicesLive } from '#lib/sound/voiceLive.ts'

export interface Voices {
  /** The same object for the whole visit of the room; brought up to date before every frame in which one is heard. */
  readonly live: VoicesLive
  /** @param speaker as whose voice it is shown in `live` */
  createPlayer(recording: Recording, speaker: Speaker): PlayerHandle
}

/** The voices of the room, and what is seen of them. */
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

  /** Runs from the first word until the last one has faded. */
  function follow(player: PlayerHandle, speaker: Speaker): void {
    rest()
    // Of the voice as it plays now: it may have been made anew.
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
