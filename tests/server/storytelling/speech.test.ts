import { expect, test, vi } from 'vitest'
import { createSpeech } from '../../../server/storytelling/embedded/speech.ts'
import type { SpeechJob } from '../../../server/storytelling/embedded/speechJob.ts'
import { forkAside } from '../../../server/storytelling/forkAside.ts'

vi.mock(import('../../../server/storytelling/forkAside.ts'), { spy: true })

const job: SpeechJob = {
  utterances: [
    {
      text: 'Play.',
      voice: { language: 'en', variant: 'deck', rate: 160, pitch: 50, range: 60 },
      isVisitor: false,
      pauseMs: 0,
    },
  ],
  colour: 'tape',
  bed: null,
  seed: 1,
}

test('[GEN-01] what is spoken one after the other is spoken by one process, in the same time', async () => {
  const speech = createSpeech()
  const first = await speech.run(job)
  const second = await speech.run(job)
  expect(forkAside).toHaveBeenCalledTimes(1)
  expect(second.spoken).toEqual(first.spoken)
  expect(second.seconds).toBe(first.seconds)
  await speech.close()
  await expect(speech.run(job)).rejects.toThrow('The synthesizer is closed.')
})
