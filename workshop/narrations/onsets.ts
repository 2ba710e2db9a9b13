import type { Cue } from '../../contract/device.ts'
import { filter } from '../../server/storyteller/sound/filter.ts'
import { speechLevel } from '../../server/storyteller/sound/samples.ts'
import type { Stereo } from '../../server/storyteller/sound/samples.ts'
import { decodedRate } from './decode.ts'

/** The voice is found by its level every millisecond. */
const hopSeconds = 0.001
/** A word is taken to begin where this much silence ends, seconds. */
const quietSeconds = 0.05
/** An onset is looked for this far around its caption, and the recording this far behind the bare voices, seconds. */
const reachSeconds = 0.2

/**
 * How far the captions are from what is heard, milliseconds: the words' onsets in the bare voices, plus by how much the
 * decoded recording lags behind them. Captions in the middle of flowing speech have no onset and are left out.
 */
export function captionOffsets(
  cues: readonly Cue[],
  dry: Float32Array,
  sampleRate: number,
  heard: Stereo,
): { mean: number; most: number; count: number } {
  const voice = levels(dry, sampleRate)
  const middle = heard.left.map((value, i) => (value + (heard.right[i] ?? 0)) / 2)
  const lag = lagOf(
    levels(speechBand(middle, decodedRate), decodedRate),
    levels(speechBand(dry, sampleRate), sampleRate),
  )
  const floor = speechLevel(dry) * 0.04
  const offsets = cues.flatMap(({ start }) => {
    const onset = onsetNear(voice, start / hopSeconds - lag, floor)
    return onset === null ? [] : [Math.abs(start / hopSeconds - lag - onset)]
  })
  const sum = offsets.reduce((all, offset) => all + offset, 0)
  return { mean: sum / Math.max(1, offsets.length), most: Math.max(0, ...offsets), count: offsets.length }
}

/** Where silence ends nearest to a place, in hops; null where there is none. */
function onsetNear(voice: Float32Array, place: number, floor: number): number | null {
  const quiet = Math.round(quietSeconds / hopSeconds)
  const reach = Math.round(reachSeconds / hopSeconds)
  let nearest: number | null = null
  let silent = 0
  for (let i = Math.max(0, Math.round(place) - reach - quiet); i <= place + reach; i++) {
    if ((voice[i] ?? 0) < floor) {
      silent += 1
      continue
    }
    if (silent >= quiet && (nearest === null || Math.abs(i - place) < Math.abs(nearest - place))) nearest = i
    silent = 0
  }
  return nearest
}

/** By how many hops `late` lags behind `early`, by the greatest agreement of their levels. */
function lagOf(late: Float32Array, early: Float32Array): number {
  const reach = Math.round(reachSeconds / hopSeconds)
  let best = 0
  let bestSum = -Infinity
  for (let lag = -reach; lag <= reach; lag++) {
    let sum = 0
    for (let i = reach; i < early.length - reach; i++) sum += (early[i] ?? 0) * (late[i + lag] ?? 0)
    if (sum > bestSum) {
      best = lag
      bestSum = sum
    }
  }
  return best
}

/** Where voices are and the music is not. */
function speechBand(samples: Float32Array, sampleRate: number): Float32Array {
  const band = samples.slice()
  filter(band, sampleRate, { kind: 'highpass', hz: 1500 }, { kind: 'lowpass', hz: 5000 })
  return band
}

function levels(samples: Float32Array, sampleRate: number): Float32Array {
  const hop = hopSeconds * sampleRate
  return Float32Array.from({ length: Math.floor(samples.length / hop) }, (_, index) => {
    let peak = 0
    for (let i = Math.floor(index * hop); i < (index + 1) * hop; i++) {
      peak = Math.max(peak, Math.abs(samples[i] ?? 0))
    }
    return peak
  })
}
