import { NotAudio } from '#server/jobs/NotAudio.ts'
import { filter } from '#server/storyteller/sound/filter.ts'
import { resample } from '#server/storyteller/sound/resample.ts'
import { fromDecibels, rms } from '#server/storyteller/sound/samples.ts'
import { decodeRecording } from './decodeRecording.ts'
import type { Sound } from '#server/storyteller/sound/wav.ts'

/** Hz: half of it contains the energy of a voice. */
const rate = 8000
/** Hz below which there is rumble and hum. */
const highpassHz = 180
/** Long enough for even noise levels, short enough for gaps within a word. */
const frameSeconds = 0.025
/**
 * Level above the quietest tenth, dB. Noise, hum and silence reach it in no frame of a minute, clicks in fewer than
 * three in a row. Three speakers reached it in 47 to 71 % of their recordings, in noise of their own level in 28 to 42
 * %, and 40 dB quieter in 6 to 48 %.
 */
const overFloorDb = 6
/** Below any background, dBFS: noise suppression leaves silence between words. */
const inaudibleDb = -70
/** Frames: anything shorter is a click. */
const leastFrames = 3

/** Seconds of a recording that may contain speech; null where it cannot be decoded. */
export async function measureSpeech(file: Uint8Array): Promise<number | null> {
  try {
    return speechIn(await decodeRecording(file))
  } catch (error) {
    if (error instanceof NotAudio) return null
    throw error
  }
}

export function speechIn({ samples, sampleRate }: Sound): number {
  const voice = resample(samples, sampleRate, rate).slice()
  filter(voice, rate, { kind: 'highpass', hz: highpassHz }, { kind: 'highpass', hz: highpassHz })
  const length = frameSeconds * rate
  const levels = Array.from({ length: Math.floor(voice.length / length) }, (_, index) =>
    rms(voice, index * length, (index + 1) * length),
  )
  const faintest = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)] ?? 0
  const floor = Math.max(faintest * fromDecibels(overFloorDb), fromDecibels(inaudibleDb))
  let frames = 0
  let run = 0
  for (const level of [...levels, 0]) {
    if (level > floor) run += 1
    else {
      if (run >= leastFrames) frames += run
      run = 0
    }
  }
  return frames * frameSeconds
}
