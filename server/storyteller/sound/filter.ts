/** Second-order filters from the Audio EQ Cookbook (R. Bristow-Johnson), in place. */

export interface Band {
  readonly kind: 'highpass' | 'lowpass' | 'bandpass' | 'peak' | 'lowshelf' | 'highshelf' | 'allpass'
  /** Corner or centre. */
  readonly hz: number
  /** Gain of a peak or shelf. */
  readonly db?: number
  /** Resonance; 0.707 is flat. */
  readonly q?: number
}

export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

export function filter(samples: Float32Array, sampleRate: number, ...bands: readonly Band[]): void {
  for (const band of bands) runBiquad(samples, biquad(band, sampleRate))
}

export function runBiquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let s1 = 0
  let s2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    samples[i] = y
  }
}

function biquad({ kind, hz, db = 0, q = Math.SQRT1_2 }: Band, sampleRate: number): Biquad {
  const w = (2 * Math.PI * Math.min(hz, 0.49 * sampleRate)) / sampleRate
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a = 10 ** (db / 40)
  switch (kind) {
    case 'highpass':
      return over(1 + alpha, (1 + cos) / 2, -1 - cos, (1 + cos) / 2, -2 * cos, 1 - alpha)
    case 'lowpass':
      return over(1 + alpha, (1 - cos) / 2, 1 - cos, (1 - cos) / 2, -2 * cos, 1 - alpha)
    case 'bandpass':
      return over(1 + alpha, alpha, 0, -alpha, -2 * cos, 1 - alpha)
    case 'allpass':
      return over(1 + alpha, 1 - alpha, -2 * cos, 1 + alpha, -2 * cos, 1 - alpha)
    case 'peak':
      return over(1 + alpha / a, 1 + alpha * a, -2 * cos, 1 - alpha * a, -2 * cos, 1 - alpha / a)
    case 'lowshelf':
      return shelf(a, cos, alpha)
    case 'highshelf': {
      // The low shelf with a mirrored frequency axis: odd coefficients change sign.
      const low = shelf(a, -cos, alpha)
      return { ...low, b1: -low.b1, a1: -low.a1 }
    }
  }
}

function shelf(a: number, cos: number, alpha: number): Biquad {
  const root = 2 * Math.sqrt(a) * alpha
  return over(
    a + 1 + (a - 1) * cos + root,
    a * (a + 1 - (a - 1) * cos + root),
    2 * a * (a - 1 - (a + 1) * cos),
    a * (a + 1 - (a - 1) * cos - root),
    -2 * (a - 1 + (a + 1) * cos),
    a + 1 + (a - 1) * cos - root,
  )
}

function over(a0: number, b0: number, b1: number, b2: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}
