import type { Language } from '#contract/common.ts'
import type { Cue } from '#contract/device.ts'
import { inMs } from '#server/storyteller/sound/samples.ts'
import { readWav } from '#server/storyteller/sound/wav.ts'
import { alignBySound } from '#server/storyteller/alignment/alignBySound.ts'
import type { SpokenCaption } from '#server/storyteller/alignment/alignBySound.ts'
import { alignWords, areTimesOfWords } from '#server/storyteller/alignment/alignWords.ts'
import { captionsOf } from '#server/storyteller/captionLines.ts'
import { sentencesOf } from '#server/storyteller/embedded/sentences.ts'
import type { RecognizedWord } from '#server/storyteller/ports.ts'
import type { Sound } from '#server/storyteller/sound/wav.ts'

export function captionsIn(text: string, language: Language): SpokenCaption[] {
  return sentencesOf(text, language).flatMap((sentence) => {
    const captions = captionsOf(sentence)
    return captions.map((caption, index) => ({ text: caption, endsSentence: index === captions.length - 1 }))
  })
}

/** The captions of a text, timed by the sound of its recording. */
export function cuesBySound(text: string, { samples, sampleRate }: Sound, language: Language): Cue[] {
  const captions = captionsIn(text, language)
  return cuesAt(captions, alignBySound(captions, samples, sampleRate))
}

export interface CaptionsJob {
  /** From `makeTake`. */
  readonly wav: Uint8Array
  readonly text: string
  readonly language: Language
  readonly recognized: readonly RecognizedWord[]
}

/** The captions timed by a transcription; or why not: other words, or implausible times. */
export function cuesByWords({
  wav,
  text,
  language,
  recognized,
}: CaptionsJob): Cue[] | 'otherWords' | 'noTimes' {
  const captions = captionsIn(text, language)
  const starts = alignWords(
    captions.map((caption) => caption.text),
    recognized,
  )
  if (starts === null) return 'otherWords'
  return areTimesOfWords(recognized, readWav(wav)) ? cuesAt(captions, starts) : 'noTimes'
}

function cuesAt(captions: readonly SpokenCaption[], starts: readonly number[]): Cue[] {
  let latest = 0
  return captions.map(({ text }, index) => {
    latest = Math.max(latest, starts[index] ?? 0)
    return { start: inMs(latest), text }
  })
}
