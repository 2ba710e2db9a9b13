import { filter } from '#server/storyteller/sound/filter.ts'
import { envelopeOfPeaks } from '#server/storyteller/sound/peaks.ts'
import { fromDecibels, speechLevel } from '#server/storyteller/sound/samples.ts'
import type { Stereo } from '#server/storyteller/sound/samples.ts'

/** Compresses 2:1 above 4 dB below the voice's own speech level, with 8 ms attack and 140 ms release. */
export function compress(samples: Float32Array, sampleRate: number): void {
  const threshold = speechLevel(samples) * fromDecibels(-4)
  if (threshold === 0) return
  const attack = Math.exp(-1 / (0.008 * sampleRate))
  const release = Math.exp(-1 / (0.14 * sampleRate))
  let power = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const now = x * x
    const pole = now > power ? attack : release
    power = pole * power + (1 - pole) * now
    const level = Math.sqrt(power)
    if (level > threshold) samples[i] = x * Math.sqrt(threshold / level)
  }
}

interface Harshness {
  readonly hz: number
  readonly q: number
  /** Level of the band relative to the whole voice, dB. */
  readonly underDb: number
  /** Largest reduction, dB. */
  readonly mostDb: number
}

/**
 * Two harsh bands of formant synthesizers: the third and fourth formant, and sibilants. Natural speech has its 2.9 kHz
 * octave about 13 dB and its 6 kHz octave about 16 dB below the whole.
 */
const harsh: readonly Harshness[] = [
  { hz: 2900, q: 0.9, underDb: 8, mostDb: 6 },
  { hz: 6200, q: 1, underDb: 10, mostDb: 9 },
]

/** Reduces harsh bands while they stand out. */
export function tame(samples: Float32Array, sampleRate: number): void {
  const level = speechLevel(samples)
  if (level === 0) return
  for (const { hz, q, underDb, mostDb } of harsh) {
    const band = samples.slice()
    filter(band, sampleRate, { kind: 'bandpass', hz, q })
    const threshold = level * fromDecibels(-underDb)
    const least = fromDecibels(-mostDb)
    const attack = Math.exp(-1 / (0.002 * sampleRate))
    const release = Math.exp(-1 / (0.06 * sampleRate))
    let power = 0
    for (let i = 0; i < samples.length; i++) {
      const x = band[i] ?? 0
      const now = x * x
      const pole = now > power ? attack : release
      power = pole * power + (1 - pole) * now
      const loud = Math.sqrt(power)
      if (loud <= threshold) continue
      // Subtracting a part of the band leaves the rest unchanged.
      const keep = Math.max(least, (threshold / loud) ** 0.75)
      samples[i] = (samples[i] ?? 0) - (1 - keep) * x
    }
  }
}

/** Limits the true peak of both channels (linear). Looks ahead by 3 ms and smooths the gain. */
export function limit(sound: Stereo, sampleRate: number, ceiling: number): void {
  const { left, right } = sound
  const reach = Math.round(0.003 * sampleRate)
  const width = 2 * reach + 1
  // The lowest gain within reach, written around each peak.
  const wanted = new Float32Array(left.length + 2 * reach).fill(1)
  for (const side of [left, right]) {
    const peaks = envelopeOfPeaks(side, ceiling / 2)
    for (let i = 0; i < peaks.length; i++) {
      const peak = peaks[i] ?? 0
      if (peak <= ceiling) continue
      const gain = ceiling / peak
      for (let k = i; k < i + width; k++) wanted[k] = Math.min(wanted[k] ?? 1, gain)
    }
  }
  let sum = 0
  for (let k = 0; k < width; k++) sum += wanted[k] ?? 1
  for (let i = 0; i < left.length; i++) {
    const gain = sum / width
    left[i] = (left[i] ?? 0) * gain
    right[i] = (right[i] ?? 0) * gain
    sum += (wanted[i + width] ?? 1) - (wanted[i] ?? 1)
  }
}
