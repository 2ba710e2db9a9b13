/** What a sound is like over frequency and time, for the tests that compare sounds. */

/** Power at each of size / 2 + 1 bins, in place transform of a windowed stretch. `size` is a power of two. */
export function powerSpectrum(samples: Float32Array, from: number, size: number): Float64Array {
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (let i = 0; i < size; i++)
    real[i] = (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size))
  transform(real, imaginary)
  return Float64Array.from(
    { length: size / 2 + 1 },
    (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  )
}

/** Mean power in third-octave-like bands, spaced evenly in pitch from `lowHz` to `highHz`. */
export function bandPowers(
  power: Float64Array,
  sampleRate: number,
  count: number,
  lowHz: number,
  highHz: number,
): readonly number[] {
  const size = 2 * (power.length - 1)
  const edge = (band: number) =>
    Math.max(1, Math.round((lowHz * (highHz / lowHz) ** (band / count) * size) / sampleRate))
  return Array.from({ length: count }, (_, band) => {
    const first = edge(band)
    const last = Math.min(power.length, Math.max(first + 1, edge(band + 1)))
    let total = 0
    for (let bin = first; bin < last; bin++) total += power[bin] ?? 0
    return total / (last - first)
  })
}

/** Spectrum averaged over the whole sound. */
export function meanSpectrum(samples: Float32Array, size = 2048): Float64Array {
  const mean = new Float64Array(size / 2 + 1)
  let frames = 0
  for (let from = 0; from === 0 || from + size <= samples.length; from += size / 2, frames++)
    powerSpectrum(samples, from, size).forEach((power, bin) => (mean[bin] = (mean[bin] ?? 0) + power))
  return mean.map((power) => power / frames)
}

/** 1 for white noise, near 0 for tones: geometric over arithmetic mean of the power between two frequencies. */
export function flatness(power: Float64Array, sampleRate: number, lowHz: number, highHz: number): number {
  const size = 2 * (power.length - 1)
  const band = power.slice(Math.round((lowHz * size) / sampleRate), Math.round((highHz * size) / sampleRate))
  const mean = band.reduce((all, value) => all + value, 0) / band.length
  const logMean = band.reduce((all, value) => all + Math.log(value + 1e-20), 0) / band.length
  return Math.exp(logMean) / (mean + 1e-20)
}

/** Iterative radix-2 Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      swap(real, i, j)
      swap(imaginary, i, j)
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    for (let k = 0; k < span / 2; k++) {
      const cos = Math.cos((-2 * Math.PI * k) / span)
      const sin = Math.sin((-2 * Math.PI * k) / span)
      for (let start = k; start < size; start += span) {
        const other = start + span / 2
        const r = (real[other] ?? 0) * cos - (imaginary[other] ?? 0) * sin
        const i = (real[other] ?? 0) * sin + (imaginary[other] ?? 0) * cos
        real[other] = (real[start] ?? 0) - r
        imaginary[other] = (imaginary[start] ?? 0) - i
        real[start] = (real[start] ?? 0) + r
        imaginary[start] = (imaginary[start] ?? 0) + i
      }
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const value = values[i] ?? 0
  values[i] = values[j] ?? 0
  values[j] = value
}
