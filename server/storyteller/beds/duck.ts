import { fromDecibels, speechLevel } from '#server/storyteller/sound/samples.ts'
import type { Stereo } from '#server/storyteller/sound/samples.ts'

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
export function duck(bed: Stereo, voice: Float32Array, sampleRate: number): void {
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
