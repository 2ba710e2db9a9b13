/** The sound of one voice at this moment, updated before every frame; never causes a render. */
export interface VoiceLive {
  /** 0 to 1. */
  level: number
  /** Spectrum of speech from low to high, 0 to 1 each. Always the same array. */
  readonly bands: Float32Array
}

/** Who can speak in an exhibit. */
export type Speaker = 'device' | 'visitor'
export type VoicesLive = Readonly<Record<Speaker, VoiceLive>>

const bandCount = 24

export const silentVoices = (): VoicesLive => ({ device: silentVoice(), visitor: silentVoice() })

const silentVoice = (): VoiceLive => ({ level: 0, bands: new Float32Array(bandCount) })

/** Changes it in place. */
export function silence(voice: VoiceLive): void {
  voice.level = 0
  voice.bands.fill(0)
}
