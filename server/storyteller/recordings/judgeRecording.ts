import type { Take } from '#contract/narrationScript.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { decibels } from '#server/storyteller/sound/samples.ts'
import { measureSpeech } from '#server/storyteller/alignment/measureSpeech.ts'
import { lengthOf } from '#server/storyteller/alignment/speechWords.ts'
import { framesOf } from './frames.ts'
import type { Sound } from './decodeRecording.ts'

type Warning = Take['warnings'][number]

/** dB of full scale: fainter than this nobody speaks into a microphone that is on. */
const silentDb = -55
const quietDb = -38
/** The room is nearer to the voice than this: it is heard through it, dB. */
const noisyDb = 18
/** Samples held at the edge, of all: a few are a cough, more are distortion. */
const clipped = { level: 0.985, run: 3, share: 0.0004 } as const
/** Letters a second that people read at, pauses not counted; `lengthOf` counts a little air between words. */
const letters = { slow: 7, fast: 27 } as const
/** A last word that is still sounding at the end was cut off: for so many seconds, less than so far under the voice. */
const edge = { seconds: 0.03, db: 15 } as const

/**
 * What staff should hear about a recording that is kept all the same.
 * @param text what is to be heard in it
 * @throws NotAudio where there is nothing to keep
 */
export function judgeRecording({ samples, sampleRate }: Sound, text: string): Warning[] {
  const { levels, voice, room } = framesOf(samples, sampleRate)
  if (samples.length < scriptLimits.takeSeconds * sampleRate)
    throw new NotAudio('The recording is too short to hold a word.')
  if (decibels(voice) < silentDb) throw new NotAudio('There is nothing to hear in this recording.')
  const { spoken } = measureSpeech(samples, sampleRate)
  if (spoken < scriptLimits.takeSeconds / 2) throw new NotAudio('The recording is too short to hold a word.')
  const rate = lengthOf(text) / spoken
  const last = levels.slice(-Math.max(1, Math.round(edge.seconds / 0.01)))
  const overRoomDb = decibels(voice) - decibels(room)
  // Nearer to the voice than to a noisy room.
  const edgeDb = Math.min(edge.db, overRoomDb / 2)
  const found: readonly (readonly [Warning, boolean])[] = [
    ['clipped', clippedShare(samples) > clipped.share],
    ['noisy', overRoomDb < noisyDb],
    ['quiet', decibels(voice) < quietDb],
    ['fast', rate > letters.fast],
    ['slow', rate < letters.slow],
    ['cutOff', last.every((level) => decibels(voice) - decibels(level) < edgeDb)],
  ]
  return found.flatMap(([warning, isTrue]) => (isTrue ? [warning] : []))
}

/** Of all samples, those in runs at the edge of what can be recorded. */
function clippedShare(samples: Float32Array): number {
  let count = 0
  let run = 0
  for (const value of samples) {
    run = Math.abs(value) >= clipped.level ? run + 1 : 0
    if (run >= clipped.run) count += 1
  }
  return count / Math.max(1, samples.length)
}
