import { renderSpeech } from './renderSpeech.ts'
import type { SpeechAnswer, SpeechJob } from './speechJob.ts'

// Started by speech.ts with one job as its only message; ends once the answer is on its way.
process.once('message', async (job: SpeechJob) => {
  process.send?.(await answerTo(job), () => process.disconnect?.())
})

async function answerTo(job: SpeechJob): Promise<SpeechAnswer> {
  try {
    return { result: await renderSpeech(job) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
