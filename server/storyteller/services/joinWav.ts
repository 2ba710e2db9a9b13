import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { readWav } from '#server/storyteller/sound/readWav.ts'
import type { Sound } from '#server/storyteller/sound/readWav.ts'
import { concatenated, peakOf } from '#server/storyteller/sound/samples.ts'
import { writeWav } from '#server/storyteller/sound/wav.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'

/**
 * One after the other in one WAV file.
 * @param parts what a service answered
 * @throws ServiceFailure where one is no WAV file, or all together are silent or longer than twelve minutes
 */
export function joinWav(parts: readonly Uint8Array[]): Uint8Array {
  const sounds = parts.map(soundIn)
  const samples = concatenated(sounds.map((sound) => sound.samples))
  const [{ sampleRate } = { sampleRate: 0 }] = sounds
  if (sounds.some((other) => other.sampleRate !== sampleRate)) throw unusable('changes its format')
  if (peakOf(samples) === 0) throw unusable('is silent')
  if (samples.length / sampleRate > scriptLimits.recordingSeconds) throw unusable('is longer than any speech')
  return writeWav(samples, sampleRate)
}

function soundIn(part: Uint8Array): Sound {
  try {
    return readWav(part)
  } catch (error) {
    throw unusable(`is no speech${error instanceof NotAudio ? ` (${error.message})` : ''}`, error)
  }
}
