import { mix } from '../../../server/storyteller/sound/samples.ts'

/** Sums, gains and places: the arithmetic of sample arrays. Times are seconds, positions samples. */

export function silence(seconds: number, sampleRate: number): Float32Array {
  return new Float32Array(Math.round(seconds * sampleRate))
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
  for (const part of parts) mix(whole, part)
  return whole
}
