import { intervalOf } from '#lib/sound/intervalOf.ts'
import { withTimeout } from '#lib/time/withTimeout.ts'

export interface DecodedWaveform {
  readonly durationMs: number
  /** Peak of each of `bars` equal intervals, 0 (silence) to 100 (full scale), whole numbers. */
  readonly waveform: readonly number[]
}

/** At 8 kHz, 12 minutes take 23 MB instead of 138; a display of peaks needs no more. */
const sampleRate = 8000
/** ms. The longest recording takes some seconds on a slow phone. */
const limitMs = 15_000

/**
 * Decodes a whole recording and measures its peaks. Detaches `bytes`. Rejects with the browser's EncodingError where
 * it cannot be decoded, or when it takes too long.
 */
export async function decodeWaveform(bytes: ArrayBuffer, bars: number): Promise<DecodedWaveform> {
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const audio = await withTimeout(limitMs, context.decodeAudioData(bytes))
  const channels = Array.from({ length: audio.numberOfChannels }, (_, index) => audio.getChannelData(index))
  return { durationMs: audio.duration * 1000, waveform: peaks(channels, bars) }
}

/** The largest magnitude of each of `bars` equal intervals over all channels, 0 to 100. */
export function peaks(channels: readonly Float32Array[], bars: number): number[] {
  const length = channels[0]?.length ?? 0
  return Array.from({ length: bars }, (_, bar) => {
    const [start, end] = intervalOf(bar, bars, length)
    let peak = 0
    for (const channel of channels) {
      for (let index = start; index < end; index += 1) peak = Math.max(peak, Math.abs(channel[index] ?? 0))
    }
    return Math.round(Math.min(1, peak) * 100)
  })
}
