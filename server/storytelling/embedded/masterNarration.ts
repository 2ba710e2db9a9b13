import { layBed } from '../beds/layBed.ts'
import { balance } from './sound/balance.ts'
import { colours } from './sound/colours.ts'
import { compress, limit, tame } from './sound/dynamics.ts'
import { filter } from '../../sound/filter.ts'
import { integratedLoudness } from '../../sound/loudness.ts'
import { reverberate } from '../../sound/reverb.ts'
import { fadeEnds, fromDecibels, mix, scale, stereoSilence } from '../../sound/samples.ts'
import type { Stereo } from '../../sound/samples.ts'
import { disperse } from './sound/smooth.ts'
import type { SpeechJob } from './speechJob.ts'

/** LUFS of the whole, integrated. */
const targetLufs = -16
/** True peak before coding, dB: coding adds up to 1, and -1 is not to be passed. */
const ceilingDb = -2.5
const fadeSeconds = { in: 0.03, out: 0.2 } as const
/** Where visitors stand, -1 left to 1 right. */
const visitorsPan = 0.28

interface Stems {
  /** The narrator's sentences in their places, mono and shaped, and those of the visitors. */
  readonly narrator: Float32Array
  readonly visitors: Float32Array
  readonly sampleRate: number
  readonly job: Pick<SpeechJob, 'colour' | 'bed'>
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
export async function masterNarration({ narrator, visitors, sampleRate, job }: Stems): Promise<Stereo> {
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
  for (const [index, tail] of reverberate([sent], 2, room, sampleRate, sent.length).entries()) {
    // Bass in a tail only muddies.
    filter(tail, sampleRate, { kind: 'highpass', hz: 180 })
    mix(index === 0 ? voices.left : voices.right, tail)
  }
  toLoudness(voices, sampleRate, targetLufs)

  if (job.bed !== null) {
    const spoken = narrator.slice()
    mix(spoken, visitors)
    await layBed(voices, { name: job.bed, spoken, sampleRate, lufs: targetLufs })
  }
  for (const side of [voices.left, voices.right])
    fadeEnds(side, fadeSeconds.in * sampleRate, fadeSeconds.out * sampleRate)
  finish(voices, sampleRate)
  return voices
}

/** Limiting takes a little loudness away: it is given back once. */
function finish(sound: Stereo, sampleRate: number): void {
  for (let pass = 0; pass < 2; pass++) {
    toLoudness(sound, sampleRate, targetLufs)
    limit(sound, sampleRate, fromDecibels(ceilingDb))
  }
}

function toLoudness(sound: Stereo, sampleRate: number, lufs: number): void {
  const loudness = integratedLoudness([sound.left, sound.right], sampleRate)
  // Nothing to hear is nothing to turn up.
  if (loudness <= -70) return
  for (const side of [sound.left, sound.right]) scale(side, fromDecibels(lufs - loudness))
}
