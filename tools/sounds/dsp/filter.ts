/** Second-order filters. The steady ones follow the Audio EQ Cookbook (R. Bristow-Johnson). */

type Kind = 'lowpass' | 'highpass' | 'bandpass' | 'peak' | 'lowshelf' | 'highshelf'

export interface Filter {
  readonly kind: Kind
  /** Corner or centre. */
  readonly hz: number
  /** Resonance; 0.707 is flat. */
  readonly q?: number
  /** For peak and shelves. */
  readonly db?: number
}

interface Coefficients {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** The samples through the filters, one after the other. */
export function filtered(
  samples: Float32Array,
  sampleRate: number,
  ...filters: readonly Filter[]
): Float32Array {
  let result = samples
  for (const filter of filters) result = runBiquad(result, biquad(filter, sampleRate))
  return result
}

export function runBiquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Coefficients): Float32Array {
  const result = new Float32Array(samples.length)
  let s1 = 0
  let s2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    result[i] = y
  }
  return result
}

/**
 * A state-variable filter whose corner moves: `hzAt` gives it for each time in seconds.
 * (Trapezoidal integration after Zavalishin, stable while it moves.)
 */
export function sweptFilter(
  samples: Float32Array,
  sampleRate: number,
  kind: 'lowpass' | 'highpass' | 'bandpass',
  hzAt: (seconds: number) => number,
  q = 0.707,
): Float32Array {
  const result = new Float32Array(samples.length)
  let low = 0
  let band = 0
  let g = 0
  for (let i = 0; i < samples.length; i++) {
    // Every 16 samples is finer than any movement that is heard as one.
    if (i % 16 === 0) g = Math.tan((Math.PI * Math.min(hzAt(i / sampleRate), 0.45 * sampleRate)) / sampleRate)
    const x = samples[i] ?? 0
    const v1 = (g * (x - low) + band) / (1 + g * (g + 1 / q))
    const v2 = low + g * v1
    band = 2 * v1 - band
    low = 2 * v2 - low
    result[i] = kind === 'lowpass' ? v2 : kind === 'bandpass' ? v1 / q : x - v1 / q - v2
  }
  return result
}

export function biquad({ kind, hz, q = Math.SQRT1_2, db = 0 }: Filter, sampleRate: number): Coefficients {
  const w = (2 * Math.PI * Math.min(hz, 0.49 * sampleRate)) / sampleRate
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a = 10 ** (db / 40)
  switch (kind) {
    case 'lowpass':
      return scale((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
    case 'highpass':
      return scale((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
    case 'bandpass':
      return scale(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha)
    case 'peak':
      return scale(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a)
    case 'lowshelf':
      return shelf(a, cos, alpha)
    case 'highshelf':
      return mirrored(shelf(a, -cos, alpha))
  }
}

function shelf(a: number, cos: number, alpha: number): Coefficients {
  const root = 2 * Math.sqrt(a) * alpha
  return scale(
    a * (a + 1 - (a - 1) * cos + root),
    2 * a * (a - 1 - (a + 1) * cos),
    a * (a + 1 - (a - 1) * cos - root),
    a + 1 + (a - 1) * cos + root,
    -2 * (a - 1 + (a + 1) * cos),
    a + 1 + (a - 1) * cos - root,
  )
}

/** A high shelf is the low shelf with the frequency axis turned round: odd coefficients change sign. */
function mirrored({ b0, b1, b2, a1, a2 }: Coefficients): Coefficients {
  return { b0, b1: -b1, b2, a1: -a1, a2 }
}

function scale(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Coefficients {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}
