/** Sums, gains and edges of mono samples, in place unless stated otherwise. */

export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

export function stereoSilence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Adds `source` to `target` from a position (samples, rounded); parts outside are dropped. */
export function mix(target: Float32Array, source: Float32Array, position = 0, gain = 1): void {
  const start = Math.round(position)
  const from = Math.max(0, -start)
  const end = Math.min(source.length, target.length - start)
  for (let i = from; i < end; i++) target[start + i] = (target[start + i] ?? 0) + gain * (source[i] ?? 0)
}

export function scale(samples: Float32Array, gain: number): void {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain
}

/** Raised-cosine fades, to avoid clicks. */
export function fadeEnds(samples: Float32Array, inLength: number, outLength: number): void {
  const last = samples.length - 1
  for (let i = 0; i < Math.min(inLength, samples.length); i++) {
    samples[i] = (samples[i] ?? 0) * ramp(i / inLength)
  }
  for (let i = 0; i < Math.min(outLength, samples.length); i++) {
    samples[last - i] = (samples[last - i] ?? 0) * ramp(i / outLength)
  }
}

/** A smooth curve from 0 to 1. */
export function ramp(position: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, position)))
}

/** First sample above `floorDb` (of full scale), and the one after the last; null for silence. */
export function soundingPart(samples: Float32Array, floorDb: number): { start: number; end: number } | null {
  const floor = 10 ** (floorDb / 20)
  const start = samples.findIndex((value) => Math.abs(value) > floor)
  if (start < 0) return null
  return { start, end: samples.findLastIndex((value) => Math.abs(value) > floor) + 1 }
}

export function fromDecibels(db: number): number {
  return 10 ** (db / 20)
}

export function decibels(gain: number): number {
  return 20 * Math.log10(Math.max(gain, 1e-12))
}

/** RMS of samples above -30 dB from the peak: the level during speech. */
export function speechLevel(samples: Float32Array): number {
  const floor = peakOf(samples) * 0.03
  let energy = 0
  let count = 0
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i] ?? 0
    if (value < floor && value > -floor) continue
    energy += value * value
    count += 1
  }
  return count === 0 ? 0 : Math.sqrt(energy / count)
}

export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (let i = 0; i < samples.length; i++) peak = Math.max(peak, Math.abs(samples[i] ?? 0))
  return peak
}

/** RMS of an interval, positions in samples. */
export function rms(samples: Float32Array, from = 0, to = samples.length): number {
  let energy = 0
  for (let i = from; i < to; i++) energy += (samples[i] ?? 0) ** 2
  return Math.sqrt(energy / Math.max(1, to - from))
}

/** Interpolates between samples with a four-point Hermite; linear interpolation would dull the treble. */
export function readBetween(samples: Float32Array, position: number): number {
  const whole = Math.floor(position)
  const fraction = position - whole
  const a = samples[whole - 1] ?? 0
  const b = samples[whole] ?? 0
  const c = samples[whole + 1] ?? 0
  const d = samples[whole + 2] ?? 0
  const c1 = (c - a) / 2
  const c2 = a - 2.5 * b + 2 * c - d / 2
  const c3 = (d - a) / 2 + 1.5 * (b - c)
  return ((c3 * fraction + c2) * fraction + c1) * fraction + b
}

export function concatenated(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}

/** Seconds to the millisecond. */
export const inMs = (seconds: number) => Math.round(seconds * 1000) / 1000
