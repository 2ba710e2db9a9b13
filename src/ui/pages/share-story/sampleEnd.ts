import type { Narration } from '#contract/device.ts'

/** Least seconds of a sample, which then runs to the end of the sentence. */
const atLeast = 7
/** Seconds before a cue: ending there cuts no word. */
const pause = 0.1

/** The end of a narration's sample, seconds. */
export function sampleEnd({ cues, duration }: Pick<Narration, 'cues' | 'duration'>): number {
  const next = cues.find((cue) => cue.start >= atLeast)
  return next ? next.start - pause : duration
}

export function sampleText(narration: Pick<Narration, 'cues' | 'duration' | 'transcript'>): string {
  const texts = narration.cues.filter(({ start }) => start < sampleEnd(narration)).map(({ text }) => text)
  return texts.join(' ') || narration.transcript
}
