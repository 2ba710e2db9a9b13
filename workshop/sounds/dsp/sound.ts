/** Samples, -1 to 1, one array a channel (one is mono, two are left and right), all of one length. */
export interface Sound {
  readonly sampleRate: number
  readonly channels: readonly Float32Array[]
}

/** Everything struck or played once, Hz: what browsers mostly run at, so nothing is resampled there. */
export const oneShotRate = 48_000

export function lengthOf(sound: Sound): number {
  return sound.channels[0]?.length ?? 0
}

export function secondsOf(sound: Sound): number {
  return lengthOf(sound) / sound.sampleRate
}

export function mono(samples: Float32Array, sampleRate: number): Sound {
  return { sampleRate, channels: [samples] }
}

export function stereo(left: Float32Array, right: Float32Array, sampleRate: number): Sound {
  return { sampleRate, channels: [left, right] }
}

/** The same sound with each channel replaced by what `change` makes of it. */
export function mapChannels(sound: Sound, change: (samples: Float32Array) => Float32Array): Sound {
  return { sampleRate: sound.sampleRate, channels: sound.channels.map(change) }
}
