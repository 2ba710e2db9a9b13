import { filter } from '#server/sound/filter.ts'
import { readBetween } from '#server/sound/samples.ts'

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
