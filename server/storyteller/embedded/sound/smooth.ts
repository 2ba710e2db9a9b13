import { filter } from '#server/storyteller/sound/filter.ts'
import { readBetween } from '#server/storyteller/sound/samples.ts'

/** Where half of a voice is noise, and how fast that noise changes, Hz. */
const excitation = { noiseFromHz: 4000, changesHz: 1000 } as const

/**
 * Mixed excitation: in a throat air hisses on top of the pulses, the more the higher, where the synthesizer has pulses
 * alone. What lies above the corner is multiplied by noise, so it keeps its loudness, its formants and its place in the
 * period, but no period is like the one before. The same every time.
 */
export function mixExcitation(samples: Float32Array, sampleRate: number): void {
  const { noiseFromHz, changesHz } = excitation
  const split = 1 - Math.exp((-2 * Math.PI * noiseFromHz) / sampleRate)
  const change = 1 - Math.exp((-2 * Math.PI * changesHz) / sampleRate)
  // Uniform noise through one pole: with this its RMS is 1.
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

/** Centres of the all-passes, Hz, spread over the formants. */
const dispersion = [240, 420, 680, 1000, 1450, 2050, 2850, 3900, 5200, 6800]
/** Delays that feed back into themselves, milliseconds and gain: they fill the time between two pulses. */
const diffusion = [
  [1.31, 0.5],
  [2.87, 0.45],
  [5.23, 0.35],
] as const

/**
 * Takes the buzz out: the synthesizer adds its harmonics in phase, so every period is one hard spike. All-passes leave
 * each harmonic as loud as it was but let them arrive one after another, as from a throat and a case around it.
 */
export function disperse(samples: Float32Array, sampleRate: number): void {
  for (const hz of dispersion) filter(samples, sampleRate, { kind: 'allpass', hz, q: 0.9 })
  for (const [ms, gain] of diffusion) diffuse(samples, Math.round((ms / 1000) * sampleRate), gain)
}

/** An all-pass of one delay (M. R. Schroeder). */
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

/**
 * Unsteadiness of a transport that is not new: slow wow, quick flutter, as parts of the speed. The delay behind it
 * stays under a millisecond, so nothing is heard late.
 */
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

/** Bends the peaks over softly, as magnetic tape or a small amplifier does. `drive` 1 is barely there, 3 is warm. */
export function warm(samples: Float32Array, level: number, drive: number): void {
  const knee = (level * 5) / drive
  for (let i = 0; i < samples.length; i++) samples[i] = knee * Math.tanh((samples[i] ?? 0) / knee)
}
