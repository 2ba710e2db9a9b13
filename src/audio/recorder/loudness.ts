import type { Loudness } from '#lib/sound/recording.ts'

/** One look at the signal, in dBFS. */
export interface LevelSample {
  readonly peakDb: number
  readonly rmsDb: number
}

/** Seconds of signal that a judgement looks back on: two or three spoken phrases with the pauses between. */
const memoryMs = 4000
/** Nothing is judged before this much was heard, so that a breath at the start is not 'too quiet'. */
const firstJudgementMs = 2500
/** A judgement stands at least this long: words that flicker help nobody. */
const holdMs = 1500

/** Speech at 20 to 50 cm lies between -35 and -12 dBFS RMS with gain control; below this one strains to hear it. */
const quietBelowDb = -42
/** A sample this near full scale is clipped or about to be. */
const loudAboveDb = -0.5
/** A single shout or a knock is not 'too loud': this share of the last seconds is. */
const loudShare = 0.06
/** The loudest tenth of the windows stands for the voice, the rest for the pauses. */
const speechShare = 0.1

/** Judges how loud somebody speaks over the last seconds, never by a single frame; null: the meter stands. */
export function createLoudnessJudge(): (sample: LevelSample | null, atMs: number) => Loudness {
  const recent: { atMs: number; sample: LevelSample }[] = []
  let verdict: Loudness = 'waiting'
  let verdictAtMs = 0
  let firstAtMs: number | null = null

  return function judge(sample, atMs) {
    if (sample === null) {
      recent.length = 0
      firstAtMs = null
      verdict = 'noLevel'
      return verdict
    }
    firstAtMs ??= atMs
    recent.push({ atMs, sample })
    while (recent[0] && recent[0].atMs < atMs - memoryMs) recent.shift()
    if (atMs - firstAtMs < firstJudgementMs) return verdict
    const next = judgeWindows(recent.map((entry) => entry.sample))
    if (
      next !== verdict &&
      (verdict === 'waiting' || verdict === 'noLevel' || atMs - verdictAtMs >= holdMs)
    ) {
      verdict = next
      verdictAtMs = atMs
    }
    return verdict
  }
}

function judgeWindows(samples: readonly LevelSample[]): Loudness {
  const loud = samples.filter((sample) => sample.peakDb >= loudAboveDb).length
  if (loud / samples.length >= loudShare) return 'tooLoud'
  const byLoudness = samples.map((sample) => sample.rmsDb).toSorted((a, b) => b - a)
  const speech = byLoudness[Math.floor(byLoudness.length * speechShare)] ?? -Infinity
  return speech < quietBelowDb ? 'tooQuiet' : 'good'
}
