import { Worker } from 'node:worker_threads'
import { NotAudio } from './notAudio.ts'
import { watchThreadTime } from './threadTime.ts'
import type { VoiceFile } from './parseVoice.ts'
import type { VoiceAnswer } from './voiceWorker.ts'

export { NotAudio } from './notAudio.ts'
export type { VoiceFile } from './parseVoice.ts'

/** Of work. A real recording takes some 50 ms; a file built to keep the reader busy is given up after this. */
const patienceMs = 5_000
/** Generous for 4.5 MB; a file that makes the reader want more is refused. */
const maxHeapMb = 256
/** The thread stays for the next recording, then its memory is given back. */
const idleMs = 15_000

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Checks a recording by its content and makes it seekable: webm, mp4, ogg, mp3 and wav, sound only. What was recorded
 * is copied packet by packet, never encoded anew; a recording that breaks off is kept up to there. Runs in a thread of
 * its own with bounded time and memory, one recording after the other.
 * @throws NotAudio with a sentence that says what is wrong
 */
export function readVoice(bytes: Uint8Array): Promise<VoiceFile> {
  const result = last.then(() => readNow(bytes))
  // The next recording is read whatever became of this one; the caller hears of a failure through `result`.
  last = result.catch(() => null)
  return result
}

async function readNow(bytes: Uint8Array): Promise<VoiceFile> {
  clearTimeout(idle)
  const worker = (thread ??= openThread())
  worker.ref()
  try {
    const answer = await answerOf(worker, bytes)
    if ('voice' in answer) return answer.voice
    if ('refusal' in answer) throw new NotAudio(answer.refusal)
    throw new NotAudio('The recording is damaged and cannot be read.', { cause: answer.failure })
  } finally {
    // An idle thread does not keep the process alive.
    worker.unref()
    idle = setTimeout(() => closeThread(worker), idleMs)
    idle.unref()
  }
}

function openThread(): Worker {
  return new Worker(new URL('./voiceWorker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
}

function closeThread(worker: Worker): void {
  if (thread === worker) thread = null
  void worker.terminate()
}

function answerOf(worker: Worker, bytes: Uint8Array): Promise<VoiceAnswer> {
  return new Promise((resolve, reject) => {
    const giveUp = (error: Error) => {
      stopListening()
      closeThread(worker)
      reject(error)
    }
    const handleMessage = (answer: VoiceAnswer) => {
      stopListening()
      resolve(answer)
    }
    const handleError = (error: Error & { code?: string }) => {
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      giveUp(isTooMuch ? new NotAudio('The recording is damaged: it cannot be read in bounds.') : error)
    }
    const handleExit = () => giveUp(new Error('The reader of recordings ended early.'))
    const stopWatch = watchThreadTime(worker, patienceMs, () =>
      giveUp(new NotAudio('The recording is damaged: it takes too long to read.')),
    )
    function stopListening() {
      stopWatch()
      worker.off('message', handleMessage).off('error', handleError).off('exit', handleExit)
    }
    worker.on('message', handleMessage).on('error', handleError).on('exit', handleExit)
    worker.postMessage(bytes)
  })
}
