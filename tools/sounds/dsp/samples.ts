/** Sums, gains and places: the arithmetic of sample arrays. Times are seconds, positions samples. */

export function silence(seconds: number, sampleRate: number): Float32Array {
  return new Float32Array(Math.round(seconds * sampleRate))
}

/** Adds `source` into `target` from a position on; what falls outside is cut off. */
export function mix(target: Float32Array, source: Float32Array, position: number, gain = 1): void {
  const start = Math.round(position)
  const from = Math.max(0, -start)
  const to = Math.min(source.length, target.length - start)
  for (let i = from; i < to; i++) target[start + i] = (target[start + i] ?? 0) + gain * (source[i] ?? 0)
}

/** Like mix, but what runs over the end comes in again at the beginning: the target is a loop. */
export function mixAround(target: Float32Array, source: Float32Array, position: number, gain = 1): void {
  const length = target.length
  let at = ((Math.round(position) % length) + length) % length
  for (let i = 0; i < source.length; i++) {
    target[at] = (target[at] ?? 0) + gain * (source[i] ?? 0)
    if (++at === length) at = 0
  }
}

export function scaled(samples: Float32Array, gain: number): Float32Array {
  return samples.map((sample) => sample * gain)
}

/** Every sample times the envelope at its time (seconds from the beginning). */
export function shaped(
  samples: Float32Array,
  sampleRate: number,
  envelope: (seconds: number) => number,
): Float32Array {
  return samples.map((sample, i) => sample * envelope(i / sampleRate))
}

export function sum(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(Math.max(0, ...parts.map((part) => part.length)))
  for (const part of parts) mix(whole, part, 0)
  return whole
}

export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** Root mean square of a stretch, positions in samples. */
export function rms(samples: Float32Array, from = 0, to = samples.length): number {
  let energy = 0
  for (let i = from; i < to; i++) energy += (samples[i] ?? 0) ** 2
  return Math.sqrt(energy / Math.max(1, to - from))
}

/** Raised-cosine fades, so that neither the beginning nor the end clicks. */
export function fadeEnds(
  samples: Float32Array,
  sampleRate: number,
  inSeconds: number,
  outSeconds: number,
): Float32Array {
  const length = samples.length
  const rise = Math.round(inSeconds * sampleRate)
  const fall = Math.round(outSeconds * sampleRate)
  return samples.map((sample, i) => {
    const opening = i < rise ? raised(i / rise) : 1
    const closing = length - 1 - i < fall ? raised((length - 1 - i) / fall) : 1
    return sample * opening * closing
  })
}

function raised(position: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * position)
}
