import { assetBytes } from '#api/assetBytes.ts'
import { audioContext } from '#audio/engine.ts'
import { theMixer } from '#audio/mixer/mixer.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { createVoices, type Voices } from '#audio/voice/createVoices.ts'
import type { VoicesLive } from '#lib/voiceLive.ts'

const sounds: readonly SoundName[] = ['press', 'planet-touch', 'planet-arrival', 'speaker-wake']

/** The room's voices with this browser's sound. A chunk of its own: what sounds comes after what is seen. */
export function buildVoices(live: VoicesLive): Voices {
  return createVoices({
    live,
    audioContext,
    mixer: async () => {
      const mixer = await theMixer(assetBytes)
      void mixer.prepare(sounds)
      return mixer
    },
  })
}
