import { vi } from 'vitest'
import type { Narration } from '#contract/device.ts'
import { sine, wavFile } from '#tests/fixtures/audio/wav.ts'

const rate = 8000

/** The address of a tone that can be played. */
export const toneUrl = (seconds: number): string =>
  URL.createObjectURL(new Blob([wavFile(sine(440, seconds, rate), { rate }).slice()], { type: 'audio/wav' }))

/** A narration of a sentence a second. */
export const sampleNarration = (
  language: Narration['language'],
  sentences: readonly string[],
): Narration => ({
  language,
  audioUrl: toneUrl(sentences.length),
  duration: sentences.length,
  transcript: sentences.join(' '),
  cues: sentences.map((text, start) => ({ start, text })),
  waveform: Array.from({ length: 96 }, () => 50),
})

/** Listens in on the element that all recordings of a page come out of. */
export function watchVoice(): { isPaused(): boolean } {
  const { mock } = vi.spyOn(HTMLMediaElement.prototype, 'play')
  return { isPaused: () => mock.contexts.every((each) => each instanceof HTMLMediaElement && each.paused) }
}
