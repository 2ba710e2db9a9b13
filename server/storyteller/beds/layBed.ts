import { readFile } from 'node:fs/promises'
import { MPEGDecoder } from 'mpg123-decoder'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import {
  fadeEnds,
  fromDecibels,
  mix,
  readBetween,
  scale,
  speechLevel,
  type Stereo,
} from '#server/storyteller/sound/samples.ts'
import type { BedName } from '#content/narrations/staging.ts'

/** The music beside the voices where nobody speaks, dB; `duck` takes more away under them. */
const underVoiceDb = -11
const fadeSeconds = { in: 1.6, out: 2.6 } as const

/**
 * Puts music under voices, in place, as long as they last.
 * @param spoken the voices alone, mono: where somebody speaks the music is turned down
 * @param lufs how loud the voices are
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

/** A loop that comes home at its end. */
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

/** The end of the loop, going round as often as it takes, at another sample rate. */
function lastPartOf(
  loop: Stereo & { readonly sampleRate: number },
  length: number,
  sampleRate: number,
): Stereo {
  const step = loop.sampleRate / sampleRate
  const part = (samples: Float32Array) => {
    const period = samples.length
    // One sample before it and two after it, so that reading between samples never meets the seam.
    const around = Float32Array.from(
      { length: period + 3 },
      (_, i) => samples[(i + period - 1) % period] ?? 0,
    )
    return new Float32Array(length).map((_, i) => {
      const position = (i - length) * step
      return readBetween(around, 1 + position - Math.floor(position / period) * period)
    })
  }
  return { left: part(loop.left), right: part(loop.right) }
}

/** How far the music steps back, how early, and how long it waits after the last word before it comes forward. */
const stepBackDb = -9
const aheadSeconds = 0.35
const holdSeconds = 0.75
/** Time constants of its way back and forward: both too slow to be noticed as such. */
const backSeconds = 0.16
const forwardSeconds = 0.7
/** The voice counts as speaking above this, beside its own level, dB. */
const speakingDb = -26

/** Turns the music down while somebody speaks, in place. */
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
