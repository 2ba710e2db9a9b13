import { filter } from '../../server/storyteller/sound/filter.ts'
import { integratedLoudness } from '../../server/storyteller/sound/loudness.ts'
import { truePeak } from '../../server/storyteller/sound/peaks.ts'
import { decibels, peakOf, speechLevel } from '../../server/storyteller/sound/samples.ts'
import type { Stereo } from '../../server/storyteller/sound/samples.ts'
import { decodedRate } from './decode.ts'
import type { MadeNarration } from './make.ts'
import { captionOffsets } from './onsets.ts'

interface Figures {
  readonly seconds: number
  readonly kilobytes: number
  readonly lufs: number
  readonly peakDb: number
  /** Part of the time between first and last word in which nobody speaks, 0 to 1. */
  readonly silence: number
  /** Energy from 2 to 5 kHz beside that from 200 Hz to 1 kHz, dB: natural speech has about -15. */
  readonly brightnessDb: number
  /** How far captions are from the words as decoded: mean and largest magnitude, milliseconds. */
  readonly captionsMs: { readonly mean: number; readonly most: number; readonly count: number }
  /** Loudest sample of the first and last 5 ms, dBFS. */
  readonly edgeDb: number
  readonly cpuSeconds: number
}

export function measure({ narration, dry, sampleRate, cpuSeconds }: MadeNarration, heard: Stereo): Figures {
  const edge = Math.round(0.005 * decodedRate)
  const edges = [heard.left, heard.right].flatMap((side) => [side.slice(0, edge), side.slice(-edge)])
  return {
    seconds: narration.seconds,
    kilobytes: narration.audio.bytes.length / 1000,
    lufs: integratedLoudness([heard.left, heard.right], decodedRate),
    peakDb: decibels(truePeak([heard.left, heard.right])),
    silence: silenceIn(dry, sampleRate),
    brightnessDb: bandDb(heard.left, 2000, 5000) - bandDb(heard.left, 200, 1000),
    captionsMs: captionOffsets(narration.cues, dry, sampleRate, heard),
    edgeDb: decibels(Math.max(...edges.map(peakOf))),
    cpuSeconds,
  }
}

export const headings =
  'narration    s    KB   LUFS   dBTP  silence  bright  captions mean/most  edges   CPU s'

export function row(name: string, figures: Figures): string {
  const { captionsMs } = figures
  return [
    name.padEnd(8),
    figures.seconds.toFixed(1).padStart(6),
    figures.kilobytes.toFixed(0).padStart(5),
    figures.lufs.toFixed(1).padStart(6),
    figures.peakDb.toFixed(1).padStart(6),
    `${(100 * figures.silence).toFixed(0)} %`.padStart(8),
    figures.brightnessDb.toFixed(1).padStart(7),
    `${captionsMs.mean.toFixed(0)} / ${captionsMs.most.toFixed(0)} ms of ${captionsMs.count}`.padStart(19),
    figures.edgeDb.toFixed(0).padStart(6),
    figures.cpuSeconds.toFixed(1).padStart(7),
  ].join(' ')
}

export function faultsOf(figures: Figures): string[] {
  return [
    figures.seconds >= 60 && figures.seconds <= 120 ? '' : 'not 60 to 120 seconds',
    Math.abs(figures.lufs + 16) <= 0.5 ? '' : 'not near -16 LUFS',
    figures.peakDb < -1 ? '' : 'a peak above -1 dBTP',
    figures.silence < 0.4 ? '' : 'mostly silent',
    Math.abs(figures.brightnessDb + 17) <= 4 ? '' : 'far from natural speech',
    figures.captionsMs.most <= 80 ? '' : 'a caption more than 80 ms off',
    figures.edgeDb < -50 ? '' : 'begins or ends with a click',
  ].filter(Boolean)
}

function silenceIn(dry: Float32Array, sampleRate: number): number {
  const frame = Math.round(0.02 * sampleRate)
  const floor = speechLevel(dry) * 0.03
  const quiet: boolean[] = []
  for (let at = 0; at + frame <= dry.length; at += frame) {
    quiet.push(peakOf(dry.subarray(at, at + frame)) < floor)
  }
  const spoken = quiet.slice(quiet.indexOf(false), quiet.lastIndexOf(false) + 1)
  return spoken.filter(Boolean).length / Math.max(1, spoken.length)
}

function bandDb(samples: Float32Array, lowHz: number, highHz: number): number {
  const band = samples.slice()
  for (let pass = 0; pass < 2; pass++) {
    filter(band, decodedRate, { kind: 'highpass', hz: lowHz }, { kind: 'lowpass', hz: highHz })
  }
  return decibels(Math.sqrt(band.reduce((sum, value) => sum + value * value, 0) / band.length))
}
