import { filter } from '#server/storyteller/sound/filter.ts'
import { readBetween } from '#server/storyteller/sound/samples.ts'

/** Hz: where half of a voice is noise, and the bandwidth of the noise. */
const excitation = { noiseFromHz: 4000, changesHz: 1000 } as const

/**
 * Mixed excitation: adds breath, increasing with frequency, where the synthesizer has pulses only. Multiplying the
 * band above the corner by noise keeps loudness and formants but makes periods differ. Deterministic.
 */
export function mixExcitation(samples: Float32Array, sampleRate: number): void {
  const { noiseFromHz, changesHz } = excitation
  const split = 1 - Math.exp((-2 * Math.PI * noiseFromHz) / sampleRate)
  const change = 1 - Math.exp((-2 * Math.PI * changesHz) / sampleRate)
  // RMS of 1 for uniform noise through one pole.
  const gain = Math.sqrt((3 * (2 - change)) / change)
  let seed = 1
  let noise = 0
  let low = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    noise += change * (seed / 2 ** 31 - 1 - noise)
    low += split * (x - low)
    samples[i] = low + (x - low) * gain * noise
  }
}

/** Centres of the all-passes, Hz, over the range of the formants. */
const dispersion = [240, 420, 680, 1000, 1450, 2050, 2850, 3900, 5200, 6800]
/** Feedback delays, ms and gain, which fill the time between pulses. */
const diffusion = [
  [1.31, 0.5],
  [2.87, 0.45],
  [5.23, 0.35],
] as const

/**
 * Reduces buzz: the synthesizer adds harmonics in phase, so each period is one spike. All-passes keep the level of
 * each harmonic but delay them differently.
 */
export function disperse(samples: Float32Array, sampleRate: number): void {
  for (const hz of dispersion) filter(samples, sampleRate, { kind: 'allpass', hz, q: 0.9 })
  for (const [ms, gain] of diffusion) diffuse(samples, Math.round((ms / 1000) * sampleRate), gain)
}

/** An all-pass with one delay (M. R. Schroeder). */
function diffuse(samples: Float32Array, delay: number, gain: number): void {
  const line = new Float32Array(delay)
  let head = 0
  for (let i = 0; i < samples.length; i++) {
    const late = line[head] ?? 0
    const into = (samples[i] ?? 0) + gain * late
    samples[i] = late - gain * into
    line[head] = into
    head = head + 1 === delay ? 0 : head + 1
  }
}

/** Slow wow and fast flutter as shares of the speed, with a delay below a millisecond. */
export function flutter(samples: Float32Array, sampleRate: number, amount: number): void {
  const dry = samples.slice()
  const parts = [
    { hz: 0.55, part: 0.0011 },
    { hz: 0.83, part: 0.0007 },
    { hz: 6.1, part: 0.0006 },
  ].map(({ hz, part }) => ({
    w: (2 * Math.PI * hz) / sampleRate,
    swing: (amount * part * sampleRate) / (2 * Math.PI * hz),
  }))
  const middle = parts.reduce((sum, { swing }) => sum + swing, 2)
  for (let i = 0; i < samples.length; i++) {
    let delay = middle
    for (const { w, swing } of parts) delay += swing * Math.sin(w * i)
    samples[i] = readBetween(dry, Math.max(0, i - delay))
  }
}

/** Soft saturation, as of tape or a small amplifier. `drive` 1 is slight, 3 is warm. */
export function warm(samples: Float32Array, level: number, drive: number): void {
  const knee = (level * 5) / drive
  for (let i = 0; i < samples.length; i++) samples[i] = knee * Math.tanh((samples[i] ?? 0) / knee)
}
