import { filter } from '#server/storyteller/sound/filter.ts'
import { decibels } from '#server/storyteller/sound/samples.ts'

/**
 * Long-term average spectrum of speech by octaves, dB relative to 500 Hz (rounded from published averages over many
 * languages and both sexes): about 6 dB less per octave above 500 Hz.
 */
const naturalSpeech = [
  { hz: 250, db: -2 },
  { hz: 500, db: 0 },
  { hz: 1000, db: -7 },
  { hz: 2000, db: -12 },
  { hz: 4000, db: -16 },
  { hz: 7200, db: -19 },
] as const

/** Share of the difference that is corrected, and the most, dB, so that a voice keeps its character. */
const correction = { part: 0.7, mostDb: 5 } as const

/** Corrects the long-term spectrum of a voice towards natural speech. */
export function balance(samples: Float32Array, sampleRate: number): void {
  const levels = octaveLevels(samples, sampleRate)
  const middle = levels[1] ?? 0
  for (const [index, { hz, db }] of naturalSpeech.entries()) {
    const difference = db - ((levels[index] ?? 0) - middle)
    const wanted = Math.min(correction.mostDb, Math.max(-correction.mostDb, difference * correction.part))
    filter(samples, sampleRate, { kind: 'peak', hz, db: wanted, q: 1 })
  }
}

/** Seconds of a voice that are measured. */
const measuredSeconds = 25

/** RMS in each octave of `naturalSpeech`, dB. */
function octaveLevels(whole: Float32Array, sampleRate: number): number[] {
  const samples = whole.subarray(0, measuredSeconds * sampleRate)
  return naturalSpeech.map(({ hz }) => {
    const band = samples.slice()
    // Filtered twice, so that strong low octaves do not leak into weak high ones.
    filter(band, sampleRate, { kind: 'bandpass', hz, q: 1.2 }, { kind: 'bandpass', hz, q: 1.2 })
    let energy = 0
    for (let i = 0; i < band.length; i++) energy += (band[i] ?? 0) ** 2
    return decibels(Math.sqrt(energy / Math.max(1, band.length)))
  })
}
