import { readFile } from 'node:fs/promises'
import { MPEGDecoder } from 'mpg123-decoder'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import {
  fadeEnds,
  fromDecibels,
  mix,
  readBetween,
  scale,
  type Stereo,
} from '#server/storyteller/sound/samples.ts'
import type { BedName } from '#content/narrations/staging.ts'
import { duck } from './duck.ts'

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
