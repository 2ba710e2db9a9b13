/** Sound shaping for the synthesizer's dry, bright voice. Every function works on mono samples, in place. */

/** Second-order filter after the Audio EQ Cookbook (Robert Bristow-Johnson), Q 0.707, slope 1. */
interface Band {
  readonly kind: 'highpass' | 'lowpass' | 'lowshelf' | 'highshelf'
  readonly hz: number
  /** Gain of a shelf. */
  readonly db?: number
}

export function filter(samples: Float32Array, sampleRate: number, band: Band): void {
  const [b0, b1, b2, a1, a2] = coefficients(sampleRate, band)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[i] = y
  }
}

/** Early reflections of a small furnished room: [delay in ms, gain]. Unevenly spaced, so that none rings. */
const reflections = [
  [9.7, 0.16],
  [15.3, -0.12],
  [22.9, 0.1],
  [31.1, -0.07],
  [43.7, 0.05],
] as const

export function addRoom(samples: Float32Array, sampleRate: number): void {
  const dry = samples.slice()
  // Walls swallow treble: the reflections come from a darker copy.
  filter(dry, sampleRate, { kind: 'lowpass', hz: 2800 })
  for (const [ms, gain] of reflections) {
    const delay = Math.round((ms / 1000) * sampleRate)
    for (let i = delay; i < samples.length; i++) samples[i] = (samples[i] ?? 0) + gain * (dry[i - delay] ?? 0)
  }
}

/**
 * Brings single peaks down so that the voice as a whole can be louder: gain follows a smoothed envelope, 3:1 above
 * `thresholdDb` relative to the present peak, 4 ms attack and 90 ms release.
 */
export function compress(samples: Float32Array, sampleRate: number, thresholdDb: number): void {
  const threshold = peakOf(samples) * 10 ** (thresholdDb / 20)
  if (threshold === 0) return
  const attack = Math.exp(-1 / (0.004 * sampleRate))
  const release = Math.exp(-1 / (0.09 * sampleRate))
  let envelope = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const level = Math.abs(x)
    const pole = level > envelope ? attack : release
    envelope = pole * envelope + (1 - pole) * level
    if (envelope > threshold) samples[i] = x * (threshold / envelope) ** (2 / 3)
  }
}

/**
 * Takes `db` off the highest peaks, so that the voice gains as much when normalised. Looks 3 ms ahead and changes its
 * gain smoothly over the same time: no sample is clipped.
 */
export function limitPeaks(samples: Float32Array, sampleRate: number, db: number): void {
  const ceiling = peakOf(samples) * 10 ** (-db / 20)
  if (ceiling === 0) return
  const reach = Math.round(0.003 * sampleRate)
  const width = 2 * reach + 1
  // The lowest gain wanted anywhere within reach, held by writing it around each peak.
  const wanted = new Float32Array(samples.length + 2 * reach).fill(1)
  for (let i = 0; i < samples.length; i++) {
    const level = Math.abs(samples[i] ?? 0)
    if (level <= ceiling) continue
    const gain = ceiling / level
    for (let k = i; k < i + width; k++) wanted[k] = Math.min(wanted[k] ?? 1, gain)
  }
  let sum = 0
  for (let k = 0; k < width; k++) sum += wanted[k] ?? 1
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) * (sum / width)
    sum += (wanted[i + width] ?? 1) - (wanted[i] ?? 1)
  }
}

export function normalise(samples: Float32Array, peakDb: number): void {
  const peak = peakOf(samples)
  if (peak === 0) return
  const gain = 10 ** (peakDb / 20) / peak
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain
}

/** Raised-cosine ramps at both ends: nothing begins or ends with a click. */
export function fadeEnds(samples: Float32Array, sampleRate: number, ms: number): void {
  const length = Math.min(Math.round((ms / 1000) * sampleRate), samples.length >> 1)
  for (let i = 0; i < length; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / length)
    const last = samples.length - 1 - i
    samples[i] = (samples[i] ?? 0) * gain
    samples[last] = (samples[last] ?? 0) * gain
  }
}

/** First and one-past-last sample that is louder than `floorDb` below full scale; null for silence. */
export function soundingPart(samples: Float32Array, floorDb: number): { start: number; end: number } | null {
  const floor = 10 ** (floorDb / 20)
  const start = samples.findIndex((value) => Math.abs(value) > floor)
  if (start < 0) return null
  return { start, end: samples.findLastIndex((value) => Math.abs(value) > floor) + 1 }
}

function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const value of samples) peak = Math.max(peak, Math.abs(value))
  return peak
}

function coefficients(sampleRate: number, band: Band): [number, number, number, number, number] {
  const w = (2 * Math.PI * band.hz) / sampleRate
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / Math.SQRT2
  if (band.kind === 'highpass' || band.kind === 'lowpass') {
    const sign = band.kind === 'highpass' ? 1 : -1
    const edge = (1 + sign * cos) / 2
    const a0 = 1 + alpha
    return [edge / a0, (-sign * 2 * edge) / a0, edge / a0, (-2 * cos) / a0, (1 - alpha) / a0]
  }
  const a = 10 ** ((band.db ?? 0) / 40)
  const sign = band.kind === 'highshelf' ? 1 : -1
  const root = 2 * Math.sqrt(a) * alpha
  const a0 = a + 1 - sign * (a - 1) * cos + root
  return [
    (a * (a + 1 + sign * (a - 1) * cos + root)) / a0,
    (-sign * 2 * a * (a - 1 + sign * (a + 1) * cos)) / a0,
    (a * (a + 1 + sign * (a - 1) * cos - root)) / a0,
    (sign * 2 * (a - 1 - sign * (a + 1) * cos)) / a0,
    (a + 1 - sign * (a - 1) * cos - root) / a0,
  ]
}
