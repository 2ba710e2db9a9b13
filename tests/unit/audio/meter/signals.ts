/** A sine of amplitude 1. */
export function sine(frequency: number, seconds: number, sampleRate: number, phase = 0): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
    Math.sin((2 * Math.PI * frequency * at) / sampleRate + phase),
  )
}

export const decibels = (factor: number) => 20 * Math.log10(factor)
