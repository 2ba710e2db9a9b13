/** What is heard of one voice at this moment, brought up to date before every frame; never a reason to render. */
export interface VoiceLive {
  /** How loud, 0 to 1. */
  level: number
  /** The spectrum of speech from low to high, 0 to 1 each. The same array for ever. */
  readonly bands: Float32Array
}

/** Who can be heard in a room: its device, or a visitor. */
export type Speaker = 'device' | 'visitor'
export type VoicesLive = Readonly<Record<Speaker, VoiceLive>>

const bandCount = 24

/** Nobody speaks. */
export const silentVoices = (): VoicesLive => ({ device: silentVoice(), visitor: silentVoice() })

const silentVoice = (): VoiceLive => ({ level: 0, bands: new Float32Array(bandCount) })

/** In place. */
export function silence(voice: VoiceLive): void {
  voice.level = 0
  voice.bands.fill(0)
}
