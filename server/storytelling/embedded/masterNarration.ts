import { renderBed } from './beds/bed.ts'
import type { BedName } from '#content/narrations/staging.ts'
import { balance } from './sound/balance.ts'
import { colours } from './sound/colours.ts'
import { duck } from './sound/duck.ts'
import { compress, limit, tame } from './sound/dynamics.ts'
import { filter } from './sound/filter.ts'
import { integratedLoudness } from './sound/meter.ts'
import { tailIn } from './sound/room.ts'
import { fadeEnds, gainOf, mix, scale, stereoSilence } from './sound/samples.ts'
import type { Stereo } from './sound/samples.ts'
import { disperse } from './sound/smooth.ts'
import type { SpeechJob } from './speechJob.ts'

/** LUFS of the whole, integrated. */
const targetLufs = -16
/** True peak before coding, dB: coding adds up to 1, and -1 is not to be passed. */
const ceilingDb = -2.5
/** The music beside the voices where nobody speaks, dB; `duck` takes more away under them. */
const bedUnderVoiceDb = -11
const fades = { inSeconds: 0.03, bedInSeconds: 1.6, outSeconds: 2.6 } as const
/** Where visitors stand, -1 left to 1 right. */
const visitorsPan = 0.28

interface Stems {
  /** The narrator's sentences in their places, mono and shaped, and those of the visitors. */
  readonly narrator: Float32Array
  readonly visitors: Float32Array
  readonly sampleRate: number
  readonly job: Pick<SpeechJob, 'colour' | 'bed' | 'seed'>
}

/** Makes a dry voice pleasant: without rumble and buzz, balanced as people are, its harshness held, evened out. */
export function shapeVoice(voice: Float32Array, sampleRate: number): void {
  filter(voice, sampleRate, { kind: 'highpass', hz: 75 })
  disperse(voice, sampleRate)
  balance(voice, sampleRate)
  tame(voice, sampleRate)
  compress(voice, sampleRate)
}

/** Makes the recording from shaped voices: puts them in a room, and a quiet music under them. */
export function masterNarration({ narrator, visitors, sampleRate, job }: Stems): Stereo {
  const { room, wet, visitorsWet } = colours[job.colour]
  const voices = stereoSilence(narrator.length)
  mix(voices.left, narrator)
  mix(voices.right, narrator)
  const angle = ((visitorsPan + 1) * Math.PI) / 4
  mix(voices.left, visitors, 0, Math.SQRT2 * Math.cos(angle))
  mix(voices.right, visitors, 0, Math.SQRT2 * Math.sin(angle))
  const sent = narrator.slice()
  scale(sent, wet)
  mix(sent, visitors, 0, visitorsWet)
  const tail = tailIn(room, sent, sampleRate)
  mix(voices.left, tail.left)
  mix(voices.right, tail.right)
  toLoudness(voices, sampleRate, targetLufs)

  if (job.bed !== null) {
    const spoken = narrator.slice()
    mix(spoken, visitors)
    layBed(voices, job.bed, job.seed, spoken, sampleRate)
  }
  for (const side of [voices.left, voices.right])
    fadeEnds(side, fades.inSeconds * sampleRate, 0.2 * sampleRate)
  finish(voices, sampleRate)
  return voices
}

/** Puts the music under the voices. */
function layBed(voices: Stereo, name: BedName, seed: number, spoken: Float32Array, sampleRate: number): void {
  // At half the rate: nothing in it is above 4 kHz, and it takes half the time.
  const seconds = spoken.length / sampleRate
  const half = renderBed(name, { seconds, sampleRate: sampleRate / 2, seed })
  const bed = {
    left: doubled(half.left, spoken.length, sampleRate),
    right: doubled(half.right, spoken.length, sampleRate),
  }
  toLoudness(bed, sampleRate, targetLufs + bedUnderVoiceDb)
  duck(bed, spoken, sampleRate)
  for (const side of [bed.left, bed.right]) {
    fadeEnds(side, fades.bedInSeconds * sampleRate, fades.outSeconds * sampleRate)
  }
  mix(voices.left, bed.left)
  mix(voices.right, bed.right)
}

/** Samples at twice their rate; what mirrors itself above the old limit is filtered away. */
function doubled(samples: Float32Array, length: number, sampleRate: number): Float32Array {
  const result = new Float32Array(length)
  for (let i = 0; i < length; i++) {
    const here = samples[i >> 1] ?? 0
    result[i] = i % 2 === 0 ? here : (here + (samples[(i >> 1) + 1] ?? 0)) / 2
  }
  filter(result, sampleRate, { kind: 'lowpass', hz: 4200 }, { kind: 'lowpass', hz: 4200 })
  return result
}

/** Limiting takes a little loudness away: it is given back once. */
function finish(sound: Stereo, sampleRate: number): void {
  for (let pass = 0; pass < 2; pass++) {
    toLoudness(sound, sampleRate, targetLufs)
    limit(sound, sampleRate, gainOf(ceilingDb))
  }
}

function toLoudness(sound: Stereo, sampleRate: number, lufs: number): void {
  const loudness = integratedLoudness(sound, sampleRate)
  // Nothing to hear is nothing to turn up.
  if (loudness <= -70) return
  for (const side of [sound.left, sound.right]) scale(side, gainOf(lufs - loudness))
}
