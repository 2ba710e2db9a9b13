import type { Loudness } from '#lib/sound/recording.ts'

/** One reading of the signal, in dBFS. */
export interface LevelSample {
  readonly peakDb: number
  readonly rmsDb: number
}

/** ms that a judgement covers: two or three spoken phrases with their pauses. */
const memoryMs = 4000
/** ms before the first judgement, so that a breath at the start is not 'too quiet'. */
const firstJudgementMs = 2500
/** Least ms between judgements, so that the words do not flicker. */
const holdMs = 1500

/** dBFS. Speech at 20 to 50 cm has an RMS of -35 to -12 with gain control; below this it is hard to understand. */
const quietBelowDb = -42
/** dBFS from which a sample counts as clipped. */
const loudAboveDb = -0.5
/** Share of loud readings for 'too loud', so that one shout or knock is not enough. */
const loudShare = 0.06
/** The loudest tenth of the readings counts as voice, the others as pauses. */
const speechShare = 0.1

/** Judges how loud the visitor speaks over the last seconds, never by a single reading. null: the meter has stopped. */
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
