import { readFile } from 'node:fs/promises'
import { MPEGDecoder } from 'mpg123-decoder'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import {
  concatenated,
  fadeEnds,
  fromDecibels,
  mix,
  readBetween,
  scale,
  speechLevel,
  type Stereo,
} from '#server/storyteller/sound/samples.ts'
import type { BedName } from '#content/narrations/staging.ts'

/** Level of the music beside the voices, dB; `duck` lowers it further. */
const underVoiceDb = -11
const fadeSeconds = { in: 1.6, out: 2.6 } as const

/**
 * Mixes music under voices, in place.
 * @param spoken the voices alone, mono: the music is lowered where they speak
 * @param lufs loudness of the voices
 */
export async function layBed(
  voices: Stereo,
  {
    name,
    spoken,
    sampleRate,
    lufs,
  }: { name: BedName; spoken: Float32Array; sampleRate: number; lufs: number },
): Promise<void> {
  const bed = lastPartOf(await decodeBed(name), spoken.length, sampleRate)
  const loudness = integratedLoudness([bed.left, bed.right], sampleRate)
  for (const side of [bed.left, bed.right]) scale(side, fromDecibels(lufs + underVoiceDb - loudness))
  duck(bed, spoken, sampleRate)
  for (const side of ['left', 'right'] as const) {
    fadeEnds(bed[side], fadeSeconds.in * sampleRate, fadeSeconds.out * sampleRate)
    mix(voices[side], bed[side])
  }
}

/** A seamless loop. */
async function decodeBed(name: BedName): Promise<Stereo & { readonly sampleRate: number }> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate, errors } = decoder.decode(
    await readFile(new URL(`./${name}.mp3`, import.meta.url)),
  )
  decoder.free()
  const [left, right] = channelData
  if (left === undefined || right === undefined || errors.length > 0)
    throw new Error(`The music ${name}.mp3 cannot be decoded.`)
  return { left, right, sampleRate }
}

/** The end of the loop, repeated as needed, resampled. */
function lastPartOf(
  loop: Stereo & { readonly sampleRate: number },
  length: number,
  sampleRate: number,
): Stereo {
  const step = loop.sampleRate / sampleRate
  const part = (samples: Float32Array) => {
    const period = samples.length
    // One sample before and two after, so that interpolation never crosses the seam.
    const around = concatenated([samples.subarray(-1), samples, samples.subarray(0, 2)])
    const result = new Float32Array(length)
    for (let i = 0; i < length; i++) {
      const position = (i - length) * step
      result[i] = readBetween(around, 1 + position - Math.floor(position / period) * period)
    }
    return result
  }
  return { left: part(loop.left), right: part(loop.right) }
}

/** How far the music is lowered, how early, and how long it stays so after the last word. */
const stepBackDb = -9
const aheadSeconds = 0.35
const holdSeconds = 0.75
/** Time constants, too slow to be noticed. */
const backSeconds = 0.16
const forwardSeconds = 0.7
/** Level above which the voice counts as speaking, relative to its own level, dB. */
const speakingDb = -26

/** Lowers the music during speech, in place. */
function duck(bed: Stereo, voice: Float32Array, sampleRate: number): void {
  const threshold = speechLevel(voice) * fromDecibels(speakingDb)
  const ahead = Math.round(aheadSeconds * sampleRate)
  const hold = Math.round(holdSeconds * sampleRate)
  const low = fromDecibels(stepBackDb)
  const back = Math.exp(-1 / (backSeconds * sampleRate))
  const forward = Math.exp(-1 / (forwardSeconds * sampleRate))
  let until = -1
  let gain = 1
  for (let i = 0; i < bed.left.length; i++) {
    if (threshold > 0 && Math.abs(voice[i + ahead] ?? 0) > threshold) until = i + ahead + hold
    const wanted = i < until ? low : 1
    const pole = wanted < gain ? back : forward
    gain = pole * gain + (1 - pole) * wanted
    bed.left[i] = (bed.left[i] ?? 0) * gain
    bed.right[i] = (bed.right[i] ?? 0) * gain
  }
}
