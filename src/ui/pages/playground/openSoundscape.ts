import { theMixer } from '#audio/theMixer.ts'
import { after } from '#lib/time/timers.ts'
import type { Soundscape } from '#audio/soundscape/Soundscape.ts'
import type { soundscapeNames } from '#content/pages/playground.ts'

export type SoundscapeName = keyof typeof soundscapeNames

const load = {
  'walking-ambience': async () => (await import('#audio/soundscape/WalkingSoundscape.ts')).WalkingSoundscape,
  'ocean-waves': async () => (await import('#audio/soundscape/OceanSoundscape.ts')).OceanSoundscape,
} as const

/** Lets a soundscape begin; call it from a visitor's gesture. Null where the sound cannot be had: that is logged. */
export async function openSoundscape(name: SoundscapeName): Promise<Soundscape | null> {
  try {
    const [mixer, LiveSoundscape] = await Promise.all([theMixer(), load[name]()])
    return new LiveSoundscape({ context: mixer.context }).connect(mixer.bus('voice')).start()
  } catch (error) {
    console.warn('The playground stays silent', error)
    return null
  }
}

/** Fades out, then gives everything back. */
export function closeSoundscape(soundscape: Soundscape): void {
  soundscape.stop()
  after(soundscape.fadeOut * 1000, () => soundscape.dispose())
}
