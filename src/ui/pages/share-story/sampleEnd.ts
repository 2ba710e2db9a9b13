import type { Narration } from '#contract/device.ts'

/** A sample of a voice lasts at least this long, in seconds, and then to the end of the sentence. */
const atLeast = 7
/** The pause before a cue, in seconds: ending there cuts no word. */
const pause = 0.1

/** Where in a narration its sample ends, in seconds. */
export function sampleEnd({ cues, duration }: Pick<Narration, 'cues' | 'duration'>): number {
  const next = cues.find((cue) => cue.start >= atLeast)
  return next ? next.start - pause : duration
}

/** What is said in the sample. */
export function sampleText(narration: Pick<Narration, 'cues' | 'duration' | 'transcript'>): string {
  const said = narration.cues.filter(({ start }) => start < sampleEnd(narration)).map(({ text }) => text)
  return said.join(' ') || narration.transcript
}
