import type { BedName, ColourName } from '#content/narrations/staging.ts'
import { filter } from '#server/storyteller/sound/filter.ts'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import { reverberate } from '#server/storyteller/sound/reverb.ts'
import type { Acoustics } from '#server/storyteller/sound/reverb.ts'
import { fadeEnds, fromDecibels, mix, scale, stereoSilence } from '#server/storyteller/sound/samples.ts'
import type { Stereo } from '#server/storyteller/sound/samples.ts'
import { layBed } from '#server/storyteller/beds/layBed.ts'
import { colours } from '#server/storyteller/embedded/sound/colours.ts'
import { limit } from '#server/storyteller/embedded/sound/dynamics.ts'

/** Integrated loudness of the whole, LUFS. */
const targetLufs = -16
/** True peak before encoding, dB: encoding adds up to 1, and the limit is -1. */
const ceilingDb = -2.5
const fadeSeconds = { in: 0.03, out: 0.2 } as const
/** Panorama of visitors, -1 left to 1 right. */
const visitorsPan = 0.28

interface Stems {
  /** Narrator and visitors, in their positions, one channel each. */
  readonly narrator: Float32Array
  readonly visitors: Float32Array
  readonly sampleRate: number
  /** Determines the reverb. */
  readonly colour: ColourName
  /** Null for voices alone. */
  readonly bed: BedName | null
}

/** Makes the recording from clean voices: adds reverb and quiet music. */
export async function masterNarration({
  narrator,
  visitors,
  sampleRate,
  colour,
  bed,
}: Stems): Promise<Stereo> {
  const { acoustics, wet, visitorsWet } = colours[colour]
  const voices = withReverb(narrator, { acoustics, wet, pan: 0, sampleRate })
  const others = withReverb(visitors, { acoustics, wet: visitorsWet, pan: visitorsPan, sampleRate })
  mix(voices.left, others.left)
  mix(voices.right, others.right)
  toLoudness(voices, sampleRate, targetLufs)

  if (bed !== null) {
    const spoken = narrator.slice()
    mix(spoken, visitors)
    await layBed(voices, { name: bed, spoken, sampleRate, lufs: targetLufs })
  }
  for (const side of [voices.left, voices.right])
    fadeEnds(side, fadeSeconds.in * sampleRate, fadeSeconds.out * sampleRate)
  finish(voices, sampleRate)
  return voices
}

interface Place {
  readonly acoustics: Acoustics
  /** Level of the reverb, linear. */
  readonly wet: number
  /** -1 left to 1 right. */
  readonly pan: number
  readonly sampleRate: number
}

/** Adds reverb at equal loudness; otherwise visitors, with more reverb, would be louder. */
function withReverb(voice: Float32Array, { acoustics, wet, pan, sampleRate }: Place): Stereo {
  const placed = stereoSilence(voice.length)
  const angle = ((pan + 1) * Math.PI) / 4
  mix(placed.left, voice, 0, Math.SQRT2 * Math.cos(angle))
  mix(placed.right, voice, 0, Math.SQRT2 * Math.sin(angle))
  // Wherever it is placed, its power on both sides is twice its own.
  const loudness = integratedLoudness([voice], sampleRate) + 10 * Math.log10(2)
  for (const [index, tail] of reverberate([voice], 2, acoustics, sampleRate, voice.length).entries()) {
    // Bass in the tail sounds muddy.
    filter(tail, sampleRate, { kind: 'highpass', hz: 180 })
    mix(index === 0 ? placed.left : placed.right, tail, 0, wet)
  }
  toLoudness(placed, sampleRate, loudness)
  return placed
}

/** Limiting reduces the loudness, which is corrected once. */
function finish(sound: Stereo, sampleRate: number): void {
  for (let pass = 0; pass < 2; pass++) {
    toLoudness(sound, sampleRate, targetLufs)
    limit(sound, sampleRate, fromDecibels(ceilingDb))
  }
}

function toLoudness(sound: Stereo, sampleRate: number, lufs: number): void {
  const loudness = integratedLoudness([sound.left, sound.right], sampleRate)
  // Silence is not amplified.
  if (loudness <= -70) return
  for (const side of [sound.left, sound.right]) scale(side, fromDecibels(lufs - loudness))
}
