import type { Entry } from './catalogue.ts'
import { integratedLoudness, momentaryLoudness } from './dsp/loudness.ts'
import { truePeak } from '../../server/storyteller/sound/peaks.ts'
import { fadeEnds } from '../../server/storyteller/sound/samples.ts'
import { decibels, fromDecibels } from '../../server/storyteller/sound/samples.ts'
import { mapChannels, type Sound } from './dsp/sound.ts'
import { loudnessTargets, peakBeforeCodingDb } from './targets.ts'

export interface Mastered {
  readonly sound: Sound
  /** What playback multiplies with to reach the target loudness, never above 1. */
  readonly gain: number
  /** Of the file, before the gain: LUFS and dB true peak. */
  readonly fileLoudness: number
  readonly filePeakDb: number
}

const ceiling = fromDecibels(peakBeforeCodingDb)

/**
 * Brings a rendered sound into its file: as loud as its peak allows, because the coder throws away what lies near the
 * floor (a hiss at its true level would be lost whole), with the way down to its target as a gain beside it.
 */
export function master(entry: Entry, rendered: Sound): Mastered {
  const target = loudnessTargets[entry.loudness]
  const clean = scaledTo(entry.isLoop ? rendered : softEnds(rendered), ceiling)
  const sound = loudEnough(entry, clean, target)
  const fileLoudness = loudnessOf(entry, sound)
  return {
    sound,
    gain: Math.min(1, Math.round(fromDecibels(target - fileLoudness) * 1000) / 1000),
    fileLoudness,
    filePeakDb: decibels(truePeak(sound.channels)),
  }
}

export function loudnessOf(entry: Entry, sound: Sound): number {
  return entry.isLoop ? integratedLoudness(sound) : momentaryLoudness(sound)
}

/** Where the target is louder than the peaks allow, the peaks give way, half a decibel at a time. */
function loudEnough(entry: Entry, sound: Sound, target: number): Sound {
  let result = sound
  for (let driveDb = 0.5; loudnessOf(entry, result) < target && driveDb <= 9; driveDb += 0.5) {
    const drive = fromDecibels(driveDb)
    const driven = mapChannels(sound, (channel) => channel.map((sample) => sample * drive))
    result = scaledTo(saturated(driven, ceiling), ceiling)
  }
  return result
}

function scaledTo(sound: Sound, peak: number): Sound {
  const gain = peak / Math.max(truePeak(sound.channels), 1e-9)
  return mapChannels(sound, (channel) => channel.map((sample) => sample * gain))
}

/** A tenth of a millisecond in, up to a quarter of a second out: nothing starts or ends on a step. */
function softEnds(sound: Sound): Sound {
  const { sampleRate } = sound
  return mapChannels(sound, (channel) => {
    const soft = channel.slice()
    fadeEnds(soft, Math.round(0.0001 * sampleRate), Math.round(Math.min(0.25 * sampleRate, soft.length / 8)))
    return soft
  })
}

/**
 * Bends what comes near `ceiling` (linear) back under it. It has no memory: clicks keep their tails, steps do not pump
 * the air around them, and loops stay loops; a limiter that rides the gain would do all three.
 */
export function saturated({ sampleRate, channels }: Sound, ceiling: number): Sound {
  return {
    sampleRate,
    channels: channels.map((channel) => channel.map((sample) => ceiling * Math.tanh(sample / ceiling))),
  }
}
